/** What an expert thinks of the moves that people made in a match: each from what its seat had seen until then. */
import type { Opinion } from '#ai/protocol';
import { type MatchRecord, start } from '#engine/core/match';
import type { Kind, Rules, Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import { type Millis, type Seat, seat, seatsOf } from '#engine/core/words';
import type { Chair } from '#storage/types';
import { Referee } from './referee';
import type { Bug } from './table';
import type { Thinker } from './thinker';

/** A move that a person chose, where the rules left a choice. */
export interface Decision<K extends Kind = Kind> {
  readonly seat: Seat;
  readonly action: K['action'];
  readonly at: Millis;
  /** The table as the seat saw it just before. */
  readonly view: K['view'];
  /** Events until then. */
  readonly heard: number;
}

/** The review of one match. It is kept as long as the page: what was thought once is not thought again. */
export interface Review<K extends Kind = Kind> {
  /** Whose moves are reviewed: people's, or everybody's where only computers played. */
  readonly people: readonly [Seat, ...Seat[]];
  /** In the order they were made. */
  decisions(seat: Seat): readonly Decision<K>[];
  /** 'none' where the expert has nothing to weigh, undefined until it has been asked. */
  opinion(decision: Decision<K>): Opinion<K['action']> | 'none' | undefined;
  /** Asks about the seat's decisions, one after the other, until all are answered or the signal says to stop. */
  think(seat: Seat, parts: { readonly signal: AbortSignal; readonly told: () => void }): Promise<void>;
}

export interface ReviewParts {
  readonly rules: Rules;
  /** A record that replays. */
  readonly record: MatchRecord;
  readonly chairs: readonly Chair[];
  readonly thinker: Thinker;
  readonly onBug: (bug: Bug) => void;
}

export function reviewOf(parts: ReviewParts): Review {
  const { rules, record, thinker, onBug } = parts;
  const people = reviewed(parts.chairs);
  const referee = new Referee(rules, start(rules, record.config, record.seats, record.seed));
  const decisions = record.log.flatMap((move): readonly Decision[] => {
    referee.advance(move.at);
    const view = people.includes(move.seat) ? referee.view(move.seat) : undefined;
    const { heard } = referee;
    const moved = referee.submit(move);
    if (!moved.ok) throw new Error(`${record.game}: the record does not replay: ${moved.fault}`);
    if (view === undefined || !leavesAChoice(rules.legal(view, move.seat, move.at))) return [];
    return [{ seat: move.seat, action: move.action, at: move.at, view, heard }];
  });
  // What a seat had heard at a moment is the beginning of what it has heard in the end.
  const heardBy = new Map(people.map((who) => [who, referee.seen(who, 0)]));
  const opinions = new Map<Decision, Opinion | 'none'>();

  const ask = async (decision: Decision, signal: AbortSignal): Promise<Opinion | 'none'> => {
    const { seat: who, action, at, view, heard } = decision;
    const events: readonly Stamped<Seen<Kind['event']>>[] = (heardBy.get(who) ?? []).slice(0, heard);
    const news = { at, events, notices: [], view, awaited: true, heard };
    return thinker.opinion({ game: record.game, news, seed: referee.luck(who, heard), made: action }, signal);
  };
  const mine = (who: Seat): readonly Decision[] => decisions.filter((decision) => decision.seat === who);
  return {
    people,
    decisions: mine,
    opinion: (decision) => opinions.get(decision),
    async think(who, { signal, told }) {
      for (const decision of mine(who)) {
        if (signal.aborted) return;
        if (opinions.has(decision)) continue;
        try {
          const opinion = await ask(decision, signal);
          opinions.set(decision, opinion);
        } catch (error) {
          if (signal.aborted) return;
          onBug({ what: 'brain', detail: `the review of a move failed: ${String(error)}`, record });
          opinions.set(decision, 'none');
        }
        if (!signal.aborted) told();
      }
    },
  };
}

function reviewed(chairs: readonly Chair[]): readonly [Seat, ...Seat[]] {
  const people = seatsOf(chairs.length).filter((who) => chairs[who]?.player === 'human');
  const [first = seat(0), ...others] = people.length > 0 ? people : seatsOf(chairs.length);
  return [first, ...others];
}

function leavesAChoice(moves: Iterable<Kind['action']>): boolean {
  let found = 0;
  for (const _move of moves) {
    found += 1;
    if (found > 1) return true;
  }
  return false;
}
