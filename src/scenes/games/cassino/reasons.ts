/** Why each item of a scored deal went where it did, in one short sentence. */
import { at, type Seat } from '#engine/core/words';
import { FREEZE_AT, type Halves, type Item, WORTH } from '#engine/games/cassino/index';
import { namesText } from '#text/lists';
import { type Message, markStrong } from '#text/message';
import { message } from '#text/say';
import type { DealFacts } from './dealFacts';
import { leadersOf, type MajorityItem } from './majority';
import { pointsText } from './points';

/** What an item was worth in this deal: points left over from the deal before count in. */
export function worthOf(facts: DealFacts, item: Item): Message {
  switch (item) {
    case 'cards':
    case 'spades':
      return message('points.worth', { points: pointsText(majorityWorth(facts, item)) });
    case 'aces':
    case 'sweeps':
      return message('points.each', { points: pointsText(WORTH[item]) });
    default:
      return message('points.worth', { points: pointsText(WORTH[item]) });
  }
}

export function whyOf(facts: DealFacts, item: Item): Message {
  switch (item) {
    case 'cards':
    case 'spades':
      return whyMost(facts, item);
    case 'aces':
      return facts.event.tallies.some((tally) => tally.aces.length > 0)
        ? message('dealEnd.why.aces')
        : message('dealEnd.why.noneHas');
    case 'bigCassino':
    case 'littleCassino': {
      const owner = facts.event.tallies.findIndex((tally) => tally[item]);
      return owner < 0 ? message('dealEnd.why.notTaken') : message('dealEnd.why.taken', { name: strong(facts, owner) });
    }
    case 'sweeps':
      return whySweeps(facts);
  }
}

const strong = ({ chairs }: DealFacts, who: number): string => markStrong(at(chairs, who).name);
const namesOf = ({ chairs }: DealFacts, seats: readonly Seat[]): string =>
  namesText(seats.map((who) => at(chairs, who).name));

/** With `carryOver` the worth is what was given, or what now waits for the next deal. */
function majorityWorth({ event }: DealFacts, item: MajorityItem): Halves {
  const given = event.awards.filter((award) => award.item === item).map((award) => award.halves);
  return Math.max(WORTH[item], event.carried[item], ...given);
}

function whyMost(facts: DealFacts, item: MajorityItem): Message {
  const { tallies } = facts.event;
  const leaders = leadersOf(tallies, item);
  const [first] = leaders;
  if (first === undefined) return message('dealEnd.why.noneHas');
  const most = at(tallies, first)[item];
  if (leaders.length > 1) return whyTied(facts, item, { names: namesOf(facts, leaders), most });
  const name = strong(facts, first);
  if (majorityWorth(facts, item) > WORTH[item]) return message('dealEnd.why.mostCarried', { name, most });
  const all = tallies.reduce((sum, tally) => sum + tally[item], 0);
  return message('dealEnd.why.most', { name, most, all });
}

function whyTied(facts: DealFacts, item: MajorityItem, values: { names: string; most: number }): Message {
  switch (facts.config.majorityTie) {
    case 'all':
      return message('dealEnd.why.tieAll', values);
    case 'split':
      return facts.event.awards.some((award) => award.item === item)
        ? message('dealEnd.why.tieSplit', values)
        : message('dealEnd.why.tieTooMany', values);
    case 'carryOver':
      return facts.next === undefined
        ? message('dealEnd.why.tieNone', values)
        : message('dealEnd.why.tieCarry', values);
    case 'none':
      return message('dealEnd.why.tieNone', values);
  }
}

function whySweeps(facts: DealFacts): Message {
  const { config, before, event } = facts;
  const frozenBy = before.flatMap((total, index) => (total >= FREEZE_AT ? [at(facts.chairs, index).name] : []));
  if (config.sweepFreeze === '10' && frozenBy.length > 0)
    return message('dealEnd.why.sweepsResting', { names: namesText(frozenBy) });
  const counts = event.tallies.map((tally) => tally.sweeps);
  if (counts.every((count) => count === 0)) return message('dealEnd.why.noSweeps');
  const lowest = Math.min(...counts);
  if (config.sweepCancel && lowest > 0) return message('dealEnd.why.sweepsCancel', { lowest });
  return message('dealEnd.why.sweeps');
}
