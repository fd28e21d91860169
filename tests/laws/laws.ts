/**
 * The laws every registered game keeps (architecture, section 8). A law looks at one moment of a match, or at a finished
 * one, and answers with what it found wrong: nothing when the law holds.
 */
import { isDeepStrictEqual } from 'node:util';
import { type CardId, readCard } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import { type Match, replay } from '#engine/core/match';
import type { Kind } from '#engine/core/rules';
import { seenBy, type Watcher } from '#engine/core/secrets';
import { at, millis, type Seat, seatsOf } from '#engine/core/words';
import type { Kit } from '#tests/support/kits';
import { someLegal } from '#tests/support/random-match';

export interface Moment<K extends Kind = Kind> {
  readonly kit: Kit<K>;
  readonly match: Match<K>;
  /** What the last move brought about, one by one. */
  readonly steps: readonly Step<K>[];
  readonly dice: Dice;
}

/** An event and the state right after it: what a watcher is shown as one picture. */
export interface Step<K extends Kind = Kind> {
  readonly event: K['event'];
  readonly state: K['state'];
}

export interface Law {
  readonly name: string;
  /** Looked at in one moment of so many; the end of a match is always looked at. */
  readonly everyMoments: number;
  readonly faults: (moment: Moment) => readonly string[];
}

/** No double tap bars a seat of a race for longer. */
const LONGEST_BAR_MS = 1000;

/** Legal actions looked at in one moment. A seat with more of them is only sampled. */
const MOST_ACTIONS = 150;

export const LAWS: readonly Law[] = [
  { name: '1. an action is legal exactly if the rules accept it', everyMoments: 6, faults: legalMeansAccepted },
  {
    name: '2. until there is an outcome somebody can act or a deadline is set',
    everyMoments: 1,
    faults: somethingGoesOn,
  },
  { name: '3. no card is lost, doubled or invented', everyMoments: 1, faults: cardsAreKept },
  { name: '3b. what else the game must keep is kept', everyMoments: 1, faults: restIsKept },
  { name: '5. a prefix of the log gives a prefix of the events', everyMoments: 40, faults: recordsReplay },
  { name: '6a. nothing a seat receives names a card it may not know', everyMoments: 3, faults: nothingLeaks },
  { name: '6b. a guess at the hidden cards looks the same', everyMoments: 4, faults: guessesLookAlike },
  { name: '6c. swapping two unseen cards changes nothing a seat receives', everyMoments: 4, faults: swapsAreUnseen },
  { name: '7. deadlines move on', everyMoments: 1, faults: deadlinesMoveOn },
];

function legalMeansAccepted({ kit, match, dice }: Moment): readonly string[] {
  return seatsOf(match.record.seats).flatMap((seat) => {
    const { actions, complete } = someLegal(kit.rules, match, { seat, most: MOST_ACTIONS });
    const names = new Set(actions.map(kit.nameOf));
    const refused = actions.filter((action) => !accepts({ kit, match, dice }, seat, action)).map(kit.nameOf);
    const probes = complete ? kit.probes(kit.rules.view(match.state, seat), dice) : [];
    const missed = probes.filter(
      (probe) => accepts({ kit, match, dice }, seat, probe) !== names.has(kit.nameOf(probe)),
    );
    const doubled = names.size === actions.length ? [] : [`seat ${seat} is offered an action twice`];
    return [...refused.map((name) => `seat ${seat} is offered ${name}, but it is refused`), ...doubled].concat(
      missed.map((probe) => `seat ${seat}: ${kit.nameOf(probe)} is accepted and not offered, or the other way round`),
    );
  });
}

const accepts = ({ kit, match, dice }: Omit<Moment, 'steps'>, seat: Seat, action: Kind['action']): boolean =>
  kit.rules.decide(match.state, { seat, at: match.record.until, action }, dice).ok;

function somethingGoesOn({ kit: { rules }, match }: Moment): readonly string[] {
  const awaited = rules.awaiting(match.state);
  const due = rules.deadline(match.state);
  if (rules.outcome(match.state) !== undefined)
    return awaited.length === 0 && due === undefined ? [] : ['the match is over and still waits for something'];
  // In a race a double tap bars a seat for a moment although everybody waits for it.
  const at = millis(match.record.until + (rules.tempo === 'race' ? LONGEST_BAR_MS : 0));
  const stuck = awaited.filter((seat) => someLegal(rules, match, { seat, most: 1, at }).actions.length === 0);
  const idle = awaited.length === 0 && due === undefined ? ['nobody is awaited and no deadline is set'] : [];
  return [...idle, ...stuck.map((seat) => `seat ${seat} is awaited and can do nothing`)];
}

function cardsAreKept({ kit, match, steps }: Moment): readonly string[] {
  const doubled = steps.filter(({ state }) => new Set(kit.census(state)).size < kit.census(state).length);
  if (doubled.length > 0) return doubled.map(({ event }) => `a card is there twice after ${JSON.stringify(event)}`);
  const found = [...kit.census(match.state)].sort();
  const shoe = [...kit.shoe(match.record.config, match.record.seats)].sort();
  return isDeepStrictEqual(found, shoe) ? [] : [`the cards are ${found.join(' ')}`];
}

function restIsKept({ kit, steps }: Moment): readonly string[] {
  return steps.flatMap(({ state }) => kit.faults?.(state) ?? []);
}

function recordsReplay({ kit, match }: Moment): readonly string[] {
  const saved: Match['record'] = JSON.parse(JSON.stringify(match.record));
  const again = replay(kit.rules, saved);
  if (!again.ok) return [`entry ${again.fault.entry} is refused: ${again.fault.why}`];
  return isDeepStrictEqual(again.value, match) ? [] : ['the replay differs from the match'];
}

function nothingLeaks({ kit, match, steps }: Moment): readonly string[] {
  return watchers(match).flatMap((who) => {
    const offered = who === 'spectator' ? [] : someLegal(kit.rules, match, { seat: who, most: MOST_ACTIONS }).actions;
    const received = steps.map(({ event, state }) => ({
      state,
      seen: [seenBy(event, who), kit.rules.view(state, who)],
    }));
    return [...received, { state: match.state, seen: offered }].flatMap(({ state, seen }) => {
      const hidden = kit.hidden(state, who);
      const named = cardsIn(seen);
      return hidden.filter((card) => named.has(card)).map((card) => `${who} can see ${card}`);
    });
  });
}

function guessesLookAlike({ kit: { rules }, match, dice }: Moment): readonly string[] {
  return watchers(match).flatMap((who) => {
    const view = rules.view(match.state, who);
    const guessed = rules.view(rules.resample(view, dice), who);
    return isDeepStrictEqual(guessed, view) ? [] : [`${who} would see ${JSON.stringify(guessed)}`];
  });
}

function swapsAreUnseen({ kit, match, steps, dice }: Moment): readonly string[] {
  const { event, state } = at(steps, dice.below(steps.length));
  return watchers(match).flatMap((who) => {
    const [one, other] = dice.shuffle(kit.hidden(state, who));
    if (one === undefined || other === undefined) return [];
    const swap = (card: string): string => (card === one ? other : card === other ? one : card);
    const received = [kit.rules.view(state, who), seenBy(event, who)];
    const swapped = [kit.rules.view(mapWords(state, swap), who), seenBy(mapWords(event, swap), who)];
    return isDeepStrictEqual(swapped, received) ? [] : [`${who} notices that ${one} and ${other} changed places`];
  });
}

function deadlinesMoveOn({ kit: { rules }, match, dice }: Moment): readonly string[] {
  const due = rules.deadline(match.state);
  if (due === undefined) return [];
  const events = rules.expire(match.state, due, dice);
  const next = rules.deadline(events.reduce((state, event) => rules.evolve(state, { at: due, event }), match.state));
  return next === undefined || next > due ? [] : [`after the deadline at ${due} the next is at ${next}`];
}

const watchers = (match: Match): readonly Watcher[] => [...seatsOf(match.record.seats), 'spectator'];

/** Every card that is named anywhere in a value. */
function cardsIn(value: unknown): ReadonlySet<CardId> {
  const cards = new Set<CardId>();
  mapWords(value, (word) => {
    const card = readCard(word);
    if (card !== undefined) cards.add(card);
    return word;
  });
  return cards;
}

/** A copy of plain data with every text in it changed. */
function mapWords<T>(value: T, change: (word: string) => string): T;
function mapWords(value: unknown, change: (word: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => mapWords(inner, change));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapWords(inner, change)]));
}
