/** Slapjack's options, and the terms they come to (rule sheet section 6). */
import type { ConfigFault, ConfigOf, Option } from '#engine/core/options';
import type { Result } from '#engine/core/words';
import {
  checkRaceConfig,
  commonTerms,
  type Pattern,
  RACE_ROWS,
  type RaceTerms,
  type TouchSeats,
} from '#engine/kit/race';

export const SLAPJACK_OPTIONS = [
  RACE_ROWS.decks,
  RACE_ROWS.lateGraceMs,
  RACE_ROWS.flipMs,
  RACE_ROWS.slapLockoutMs,
  RACE_ROWS.flipGuardMs,
  {
    key: 'badSlap',
    scope: 'rules',
    value: { kind: 'choice', initial: 'burn', of: ['burn', 'giveToTopCardOwner', 'none'] },
  },
  { key: 'burnCount', scope: 'rules', value: { kind: 'number', initial: 1, least: 1, most: 3 } },
  RACE_ROWS.slapIn,
  RACE_ROWS.shuffleOnWin,
  { key: 'slapDoubles', scope: 'rules', value: { kind: 'toggle', initial: false } },
  { key: 'slapSandwich', scope: 'rules', value: { kind: 'toggle', initial: false } },
  {
    key: 'leadAfterSlap',
    scope: 'rules',
    value: { kind: 'choice', initial: 'slapper', of: ['slapper', 'nextSeat'] },
  },
  { key: 'dealerMaySlap', scope: 'rules', value: { kind: 'toggle', initial: true } },
  RACE_ROWS.emptyBadSlap,
  RACE_ROWS.allInPile,
  RACE_ROWS.timeLimit,
  RACE_ROWS.cardLimit,
  { key: 'firstToPiles', scope: 'rules', value: { kind: 'number', initial: 'none', least: 1, most: 99 } },
] as const satisfies readonly Option[];

export type SlapjackConfig = ConfigOf<typeof SLAPJACK_OPTIONS> & TouchSeats;

export const checkConfig = (raw: unknown, seats: number): Result<SlapjackConfig, ConfigFault> =>
  checkRaceConfig(SLAPJACK_OPTIONS, raw, seats);

/** No card but the jack means anything, so nothing is ever owed or collected. */
export function termsOf(config: SlapjackConfig, seats: number): RaceTerms {
  return {
    ...commonTerms(config, seats),
    jokersAPack: 0,
    patterns: patternsOf(config),
    dealerMaySlap: config.dealerMaySlap,
    courts: 'meanNothing',
    tenStops: false,
    collectTakesBurn: true,
    collectDelayMs: 0,
    slapAfterLastChance: true,
    leadAfterCollect: 'creditor',
    leadAfterSlap: config.leadAfterSlap,
    badSlap: config.badSlap,
    burnCount: config.burnCount,
    missedSlapBurn: false,
    lastSurvivorWins: false,
    firstToPiles: config.firstToPiles,
  };
}

/** What may be slapped, in the order in which slaps are named. */
export const patternsOf = (config: SlapjackConfig): readonly Pattern[] => [
  { name: 'jack' },
  ...(config.slapDoubles ? [{ name: 'double', between: 0 } as const] : []),
  ...(config.slapSandwich ? [{ name: 'double', between: 1 } as const] : []),
];
