/** What is agreed at a table before the cards are dealt: the options of a slap race, worked out for its seats. */
import { type ConfigFault, type ConfigOf, checkConfigOf, type Option } from '#engine/core/options';
import { fail, ok, type Result, type Seat, seat, seatsOf } from '#engine/core/words';
import type { Pattern } from './patterns';

/** All options of both slap games in one shape, so that one engine plays them. Times are whole milliseconds. */
export interface RaceTerms {
  readonly packs: number;
  readonly jokersAPack: number;
  readonly patterns: readonly Pattern[];
  /** Off: whoever laid a jack may not slap it. */
  readonly dealerMaySlap: boolean;
  /** What court cards and aces ask of the next seat. */
  readonly courts: 'demandPayment' | 'meanNothing';
  readonly tenStops: boolean;
  readonly collectTakesBurn: boolean;
  readonly collectDelayMs: number;
  /** Off: a paid challenge is collected, and cannot be slapped any more. */
  readonly slapAfterLastChance: boolean;
  readonly leadAfterCollect: 'creditor' | 'seatAfterPayer';
  readonly leadAfterSlap: 'slapper' | 'nextSeat';
  readonly lateGraceMs: number;
  readonly flipMs: number;
  /** By seat: how long a wrong slap bars the next one, and how long a play is followed by none. */
  readonly lockoutMs: readonly number[];
  readonly guardMs: readonly number[];
  readonly slapIn: 'contributed' | 'anyTime' | 'never';
  readonly badSlap: 'burn' | 'giveToTurnSeat' | 'giveToTopCardOwner' | 'none';
  readonly burnCount: number;
  readonly emptyBadSlap: 'none' | 'eliminated';
  readonly missedSlapBurn: boolean;
  readonly shuffleOnWin: boolean;
  readonly allInPile: 'lastPlayer' | 'draw';
  readonly lastSurvivorWins: boolean;
  readonly timeLimitMs: number | 'none';
  readonly cardLimit: number | 'none';
  readonly firstToPiles: number | 'none';
}

/** Rows that both sheets have. */
export const RACE_ROWS = {
  decks: { key: 'decks', scope: 'rules', value: { kind: 'choice', initial: 'auto', of: ['auto', '1', '2', '3', '4'] } },
  lateGraceMs: { key: 'lateGraceMs', scope: 'rules', value: { kind: 'number', initial: 500, least: 0, most: 1000 } },
  flipMs: { key: 'flipMs', scope: 'rules', value: { kind: 'number', initial: 200, least: 0, most: 400 } },
  slapLockoutMs: {
    key: 'slapLockoutMs',
    scope: 'rules',
    value: { kind: 'number', initial: 'byInput', least: 0, most: 3000 },
  },
  flipGuardMs: {
    key: 'flipGuardMs',
    scope: 'rules',
    value: { kind: 'number', initial: 'byInput', least: 0, most: 1000 },
  },
  slapIn: {
    key: 'slapIn',
    scope: 'rules',
    value: { kind: 'choice', initial: 'contributed', of: ['contributed', 'anyTime', 'never'] },
  },
  shuffleOnWin: { key: 'shuffleOnWin', scope: 'rules', value: { kind: 'toggle', initial: false } },
  emptyBadSlap: {
    key: 'emptyBadSlap',
    scope: 'rules',
    value: { kind: 'choice', initial: 'none', of: ['none', 'eliminated'] },
  },
  allInPile: {
    key: 'allInPile',
    scope: 'rules',
    value: { kind: 'choice', initial: 'lastPlayer', of: ['lastPlayer', 'draw'] },
  },
  /** In minutes. */
  timeLimit: { key: 'timeLimit', scope: 'rules', value: { kind: 'number', initial: 'none', least: 1, most: 60 } },
  /** In cards played. */
  cardLimit: { key: 'cardLimit', scope: 'rules', value: { kind: 'number', initial: 'none', least: 100, most: 10_000 } },
} as const satisfies Readonly<Record<string, Option>>;

/**
 * Who plays by touch is no option of a form: like names and levels it comes with whoever sits down. It belongs to the
 * config all the same, because rules depend on it.
 */
export interface TouchSeats {
  readonly touchSeats: readonly number[];
}

/** What a config of either game has for certain. */
export type RaceConfig = ConfigOf<(typeof RACE_ROWS)[keyof typeof RACE_ROWS][]> & TouchSeats;

/** With 'byInput': a finger slips more easily than a key. */
const TOUCH_LOCKOUT_MS = 850;
const TOUCH_GUARD_MS = 240;
const MS_A_MINUTE = 60_000;

/**
 * The door for a race: the game's own options, and `touchSeats`, the seats (from 0) that play by touch; none when it is
 * missing. Refused: what `checkConfigOf` refuses, and touch seats that are no list of seats at this table.
 */
export function checkRaceConfig<O extends readonly Option[]>(
  options: O,
  raw: unknown,
  seats: number,
): Result<ConfigOf<O> & TouchSeats, ConfigFault> {
  const { touchSeats, ...others } = { touchSeats: [], ...(isObject(raw) ? raw : {}) };
  const checked = checkConfigOf(options, isObject(raw) ? others : raw);
  if (!checked.ok) return checked;
  if (!isListOfSeats(touchSeats, seats)) return fail({ field: 'touchSeats', why: `expected seats below ${seats}` });
  return ok({ ...checked.value, touchSeats });
}

const isObject = (raw: unknown): raw is object => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const isListOfSeats = (value: unknown, seats: number): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => Number.isInteger(item) && item >= 0 && item < seats);

/** What the shared rows come to at a table of `seats`. */
export function commonTerms(config: RaceConfig, seats: number) {
  const byInput = (given: number | 'byInput', touch: number): readonly number[] =>
    seatsOf(seats).map((one) => (given === 'byInput' ? (playsByTouch(config, one) ? touch : 0) : given));
  return {
    packs: config.decks === 'auto' ? usualPacks(seats) : Number(config.decks),
    lateGraceMs: config.lateGraceMs,
    flipMs: config.flipMs,
    lockoutMs: byInput(config.slapLockoutMs, TOUCH_LOCKOUT_MS),
    guardMs: byInput(config.flipGuardMs, TOUCH_GUARD_MS),
    slapIn: config.slapIn,
    shuffleOnWin: config.shuffleOnWin,
    emptyBadSlap: config.emptyBadSlap,
    allInPile: config.allInPile,
    timeLimitMs: config.timeLimit === 'none' ? 'none' : config.timeLimit * MS_A_MINUTE,
    cardLimit: config.cardLimit,
  } as const satisfies Partial<RaceTerms>;
}

const playsByTouch = ({ touchSeats }: TouchSeats, one: Seat): boolean => touchSeats.map(seat).includes(one);

/** Packs for a table: one up to five seats, two up to eight, three beyond. */
const usualPacks = (seats: number): number => (seats <= 5 ? 1 : seats <= 8 ? 2 : 3);
