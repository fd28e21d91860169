/** Questions from the middle of matches, as computers on turn are asked them at a table. */
import { brainOf } from '#ai/brains/index';
import type { Question } from '#ai/protocol';
import { diceFrom } from '#engine/core/dice';
import { type Match, start, submit } from '#engine/core/match';
import type { Kind, Rules } from '#engine/core/rules';
import { at } from '#engine/core/words';
import { newsFor } from './contest';

/** One decision in so many becomes a question. */
const STRIDE = 5;

export interface Asking {
  readonly rules: Rules;
  readonly seats: number;
  readonly level: string;
  readonly count: number;
}

/** So many questions to this level, from matches between steady players; the same ones every time. */
export function questionsFor({ rules, seats, level, count }: Asking): readonly Question[] {
  const config = rules.checkConfig({}, seats);
  if (!config.ok) throw new Error(config.fault.why);
  const found: Question[] = [];
  let decisions = 0;
  for (let seed = 1; ; seed += 1) {
    for (const { news, match } of steadyMatch(rules, start(rules, config.value, seats, seed))) {
      decisions += 1;
      if (decisions % STRIDE !== 0) continue;
      if (found.push({ game: rules.game, level, news, seed: match.events.length }) === count) return found;
    }
  }
}

interface Moment {
  readonly match: Match;
  readonly news: Question['news'];
}

/** Each decision of a match between steady players. */
function* steadyMatch(rules: Rules, begun: Match): Generator<Moment> {
  const steady = brainOf(rules.game, 'steady');
  if (steady === undefined) throw new Error(`${rules.game} has no steady player`);
  let match: Match<Kind> = begun;
  while (rules.outcome(match.state) === undefined) {
    const seat = at(rules.awaiting(match.state), 0);
    const news = newsFor(rules, match, { seat, since: 0 });
    yield { match, news };
    const memory = news.events.reduce((before, event) => steady.remember(before, event), steady.blank);
    const intent = steady.choose(memory, news, diceFrom(match.events.length));
    const moved = intent && submit(rules, match, { seat, at: news.at, action: intent.action });
    if (moved?.ok !== true) throw new Error('a steady player made no legal move');
    match = moved.value;
  }
}
