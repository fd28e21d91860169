/** One match between brains on the engine alone: no host, no clock, no picture. */
import { type Dice, diceFrom } from '#engine/core/dice';
import { type Match, start, submit } from '#engine/core/match';
import type { Kind, Move, Outcome, Rules } from '#engine/core/rules';
import { seenBy } from '#engine/core/secrets';
import { at, type Millis, millis, type Seat } from '#engine/core/words';
import type { Brain, Intent, News } from '#play/types';

/** How a seat came to its move. */
export interface Decision {
  readonly seat: Seat;
  /** Milliseconds. */
  readonly elapsed: number;
  /** How many worlds were tried, by a brain that asks before each whether it must hurry. */
  readonly worlds: number;
}

export interface Contest<K extends Kind> {
  readonly rules: Rules<K>;
  readonly config: K['config'];
  /** By seat. */
  readonly brains: readonly Brain<K, unknown>[];
  readonly seed: number;
  readonly onDecision: (decision: Decision) => void;
  /** A move made in place of a player because the match has been long enough; undefined as long as it has not. */
  readonly lastMove?: (match: Match<K>) => Move<K> | undefined;
}

/** Match time between two moves; nothing in a turns game reads it. */
const BETWEEN_MOVES: Millis = millis(1000);

interface Mind {
  readonly memory: unknown;
  readonly heard: number;
}

/** Plays to the end. @throws with the record when a brain answers nothing or something illegal: that is a bug. */
export function playContest<K extends Kind>(
  contest: Contest<K>,
): { readonly match: Match<K>; readonly outcome: Outcome } {
  const { rules, brains, seed } = contest;
  let match = start(rules, contest.config, brains.length, seed);
  const minds: Mind[] = brains.map((brain) => ({ memory: brain.blank, heard: 0 }));
  const dice = diceFrom(seed).fork('brains');
  for (;;) {
    const outcome = rules.outcome(match.state);
    if (outcome !== undefined) return { match, outcome };
    const last = contest.lastMove?.(match);
    if (last !== undefined) {
      match = played(contest, match, last);
      continue;
    }
    const seat = at(rules.awaiting(match.state), 0);
    const news = newsFor(rules, match, { seat, since: at(minds, seat).heard });
    const brain = at(brains, seat);
    const memory = news.events.reduce((before, event) => brain.remember(before, event), at(minds, seat).memory);
    minds[seat] = { memory, heard: news.heard };
    const intent = decide(contest, { brain, memory, news, seat, dice: dice.fork(`seat ${seat} heard ${news.heard}`) });
    match = played(contest, match, { seat, at: news.at, action: intent.action });
  }
}

function played<K extends Kind>({ rules }: Contest<K>, match: Match<K>, move: Move<K>): Match<K> {
  const next = submit(rules, match, move);
  if (!next.ok) throw new Error(`seat ${move.seat}: ${next.fault}; record ${JSON.stringify(match.record)}`);
  return next.value;
}

/** What a seat hears when the match has come this far, from event number `since` on. */
export function newsFor<K extends Kind>(
  rules: Rules<K>,
  match: Match<K>,
  { seat, since }: { readonly seat: Seat; readonly since: number },
): News<K> {
  return {
    at: millis(match.record.until + BETWEEN_MOVES),
    events: match.events.slice(since).map((stamped) => ({ at: stamped.at, event: seenBy(stamped.event, seat) })),
    notices: [],
    view: rules.view(match.state, seat),
    awaited: true,
    heard: match.events.length,
  };
}

interface Thought<K extends Kind> {
  readonly brain: Brain<K, unknown>;
  readonly memory: unknown;
  readonly news: News<K>;
  readonly seat: Seat;
  readonly dice: Dice;
}

function decide<K extends Kind>(contest: Contest<K>, { brain, memory, news, seat, dice }: Thought<K>): Intent<K> {
  let worlds = 0;
  const hurry = (): boolean => {
    worlds += 1;
    return false;
  };
  const begun = performance.now();
  const intent = brain.choose(memory, news, dice, hurry);
  contest.onDecision({ seat, elapsed: performance.now() - begun, worlds });
  if (intent === undefined) throw new Error(`a brain on turn answered nothing; view ${JSON.stringify(news.view)}`);
  return intent;
}
