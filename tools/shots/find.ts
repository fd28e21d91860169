/** Positions worth a picture, found by playing seeded matches until they turn up. Pure: the same pictures every time. */
import { diceFrom } from '#engine/core/dice';
import { type Match, type MatchRecord, start, submit } from '#engine/core/match';
import type { Kind, Rules } from '#engine/core/rules';
import type { Brain } from '#play/types';
import type { Chair, LateSlap, TableOptions } from '#storage/types';
import { newsFor } from '#tools/contest';

/** A saved entry as it lies in the browser's storage. */
export interface Entry<K extends Kind = Kind> {
  readonly format: 1;
  readonly kept: { readonly by: 'itself' } | { readonly by: 'player'; readonly name: string };
  readonly progress: 'running' | 'finished';
  readonly sitting: {
    readonly id: string;
    readonly begunAt: string;
    readonly savedAt: string;
    readonly chairs: readonly Chair[];
    readonly table: TableOptions;
    readonly record: MatchRecord<K>;
    readonly late?: readonly LateSlap[];
  };
}

const NAMES = ['Aino', 'Mikko', 'Ingrid', 'Theo', 'Priya', 'Sam', 'Noor'] as const;
/** Far more seeds than any position here needs. */
const SEEDS = 4000;

/** The first `people` seats are played at the screen, the others by steady computers. */
export function chairsOf(seats: number, people: number): readonly Chair[] {
  return NAMES.slice(0, seats).map((name, index) => ({
    name,
    player: index < people ? 'human' : { level: 'steady' },
  }));
}

export interface Wanted<K extends Kind> {
  readonly rules: Rules<K>;
  /** Plays every seat. */
  readonly brain: Brain<K, unknown>;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Plays after which a match is given up. */
  readonly longest: number;
  /** Whether this is the position; asked after every play. */
  readonly is: (match: Match<K>) => boolean;
}

/** The first position that fits, over rising seeds. @throws when no match has one. */
export function find<K extends Kind>(wanted: Wanted<K>): Match<K> {
  const { rules, seats, options = {}, longest, is } = wanted;
  const config = rules.checkConfig(options, seats);
  if (!config.ok) throw new Error(config.fault.why);
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    let match: Match<K> | undefined = start(rules, config.value, seats, seed);
    while (match !== undefined && match.record.log.length < longest && !is(match)) match = played(wanted, match);
    if (match !== undefined && is(match)) return match;
  }
  throw new Error('no such position');
}

/** The match after one more play of the seat on turn; undefined when it is over. */
function played<K extends Kind>({ rules, brain }: Wanted<K>, match: Match<K>): Match<K> | undefined {
  const [who] = rules.awaiting(match.state);
  if (who === undefined) return undefined;
  const news = newsFor(rules, match, { seat: who, since: 0 });
  const memory = news.events.reduce((before, event) => brain.remember(before, event), brain.blank);
  const intent = brain.choose(memory, news, diceFrom(match.record.log.length));
  if (intent === undefined) throw new Error('a brain on turn answered nothing');
  const next = submit(rules, match, { seat: who, at: news.at, action: intent.action });
  if (!next.ok) throw new Error(next.fault);
  return next.value;
}

/** The match as storage keeps it. */
export function entryOf<K extends Kind>(
  rules: Rules<K>,
  match: Match<K>,
  parts: { id: string; chairs: readonly Chair[]; table: TableOptions; name?: string },
): Entry<K> {
  return {
    format: 1,
    kept: parts.name === undefined ? { by: 'itself' } : { by: 'player', name: parts.name },
    progress: rules.outcome(match.state) === undefined ? 'running' : 'finished',
    sitting: {
      id: parts.id,
      begunAt: '2026-03-01T18:00:00.000Z',
      savedAt: '2026-03-01T18:21:00.000Z',
      chairs: parts.chairs,
      table: parts.table,
      record: match.record,
    },
  };
}
