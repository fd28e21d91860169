/** What happened last, in one sentence: all that the last player did in its turn. */
import type { Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { TongitsEvent } from '#engine/games/tongits/index';
import type { LogLine } from '#scenes/games/facts';
import { markSeat } from '#text/message';
import { message, say, words } from '#text/say';
import { deedOf, tongitsDoer, tongitsLine } from '#text/tongits';

type Happened = readonly Stamped<Seen<TongitsEvent>>[];

/** Undefined before anything has happened in the round. */
export function latestOf(past: Happened): LogLine | undefined {
  const begun = past.findLastIndex(({ event }) => event.type === 'roundBegan');
  const round = past.slice(begun + 1).map(({ event }) => event);
  const last = round.findLastIndex((event) => deedOf(event) !== undefined);
  const after = round.slice(last + 1).findLast((event) => event.type !== 'turnBegan' && tongitsLine(event));
  if (after !== undefined && isAnswer(after)) return lineOf(after);
  const done = round[last];
  const doer = done === undefined ? undefined : tongitsDoer(done);
  if (doer === undefined) return undefined;
  const from = round.slice(0, last).findLastIndex((event) => event.type === 'turnBegan');
  const turn = round.slice(from + 1, last + 1);
  // A draw goes without saying where more follows.
  const told = turn.filter((event) => deedOf(event) !== undefined);
  const deeds = told
    .filter((event) => event.type !== 'drew' || told.length === 1)
    .flatMap((event) => deedOf(event) ?? []);
  const deed = deeds.map(say).join(words('tongits.then'));
  return { message: message('tongits.log.deed', { who: markSeat(doer), deed }), doer };
}

const isAnswer = ({ type }: Seen<TongitsEvent>): boolean =>
  type === 'answered' || type === 'burned' || type === 'answersShown' || type === 'timeRanOut';

function lineOf(event: Seen<TongitsEvent>): LogLine | undefined {
  const line = tongitsLine(event);
  return line === undefined ? undefined : { message: line, doer: tongitsDoer(event) };
}
