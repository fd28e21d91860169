/** Egyptian Rat Screw's options, and the terms they come to (rule sheet section 6). */
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

export const RATSCREW_OPTIONS = [
  RACE_ROWS.decks,
  { key: 'slapDoubles', scope: 'rules', value: { kind: 'toggle', initial: true } },
  { key: 'slapTens', scope: 'rules', value: { kind: 'toggle', initial: true } },
  { key: 'slapMarriage', scope: 'rules', value: { kind: 'toggle', initial: true } },
  {
    key: 'sandwich',
    scope: 'rules',
    value: { kind: 'choice', initial: 'all', of: ['all', 'doublesOnly', 'off'] },
  },
  { key: 'tenStops', scope: 'rules', value: { kind: 'toggle', initial: true } },
  { key: 'collectTakesBurn', scope: 'rules', value: { kind: 'toggle', initial: true } },
  { key: 'collectDelayMs', scope: 'rules', value: { kind: 'number', initial: 800, least: 300, most: 2000 } },
  RACE_ROWS.lateGraceMs,
  RACE_ROWS.flipMs,
  RACE_ROWS.slapLockoutMs,
  RACE_ROWS.flipGuardMs,
  RACE_ROWS.slapIn,
  {
    key: 'badSlap',
    scope: 'rules',
    value: { kind: 'choice', initial: 'burn', of: ['burn', 'giveToTurnSeat', 'none'] },
  },
  { key: 'burnCount', scope: 'rules', value: { kind: 'number', initial: 1, least: 1, most: 2 } },
  RACE_ROWS.allInPile,
  { key: 'slapAfterLastChance', scope: 'rules', value: { kind: 'toggle', initial: true } },
  {
    key: 'leadAfterCollect',
    scope: 'rules',
    value: { kind: 'choice', initial: 'creditor', of: ['creditor', 'seatAfterPayer'] },
  },
  RACE_ROWS.emptyBadSlap,
  { key: 'lastSurvivorWins', scope: 'rules', value: { kind: 'toggle', initial: false } },
  { key: 'tensAce', scope: 'rules', value: { kind: 'choice', initial: 'aceIsOne', of: ['aceIsOne', 'noAce'] } },
  { key: 'tensGap', scope: 'rules', value: { kind: 'choice', initial: 'any', of: ['any', 'letterCardOnly'] } },
  { key: 'slapTopBottom', scope: 'rules', value: { kind: 'toggle', initial: false } },
  { key: 'slapBigMac', scope: 'rules', value: { kind: 'toggle', initial: false } },
  { key: 'slapRun', scope: 'rules', value: { kind: 'choice', initial: 'off', of: ['off', '3', '4'] } },
  { key: 'runWrap', scope: 'rules', value: { kind: 'toggle', initial: false } },
  { key: 'slapSameSuit', scope: 'rules', value: { kind: 'choice', initial: 'off', of: ['off', '3', '4'] } },
  { key: 'jokers', scope: 'rules', value: { kind: 'choice', initial: '0', of: ['0', '2'] } },
  { key: 'missedSlapBurn', scope: 'rules', value: { kind: 'toggle', initial: false } },
  RACE_ROWS.shuffleOnWin,
  RACE_ROWS.timeLimit,
  RACE_ROWS.cardLimit,
] as const satisfies readonly Option[];

export type RatscrewConfig = ConfigOf<typeof RATSCREW_OPTIONS> & TouchSeats;

export const checkConfig = (raw: unknown, seats: number): Result<RatscrewConfig, ConfigFault> =>
  checkRaceConfig(RATSCREW_OPTIONS, raw, seats);

export function termsOf(config: RatscrewConfig, seats: number): RaceTerms {
  return {
    ...commonTerms(config, seats),
    jokersAPack: Number(config.jokers),
    patterns: patternsOf(config),
    dealerMaySlap: true,
    courts: 'demandPayment',
    tenStops: config.tenStops,
    collectTakesBurn: config.collectTakesBurn,
    collectDelayMs: config.collectDelayMs,
    slapAfterLastChance: config.slapAfterLastChance,
    leadAfterCollect: config.leadAfterCollect,
    leadAfterSlap: 'slapper',
    badSlap: config.badSlap,
    burnCount: config.burnCount,
    missedSlapBurn: config.missedSlapBurn,
    lastSurvivorWins: config.lastSurvivorWins,
    firstToPiles: 'none',
  };
}

/** What may be slapped, in the order in which slaps are named. */
export function patternsOf(config: RatscrewConfig): readonly Pattern[] {
  const { sandwich, tensAce: ace, tensGap: across, runWrap: wrap } = config;
  const gaps = (allowed: RatscrewConfig['sandwich'][]): readonly (0 | 1)[] =>
    allowed.includes(sandwich) ? [0, 1] : [0];
  const doubles = gaps(['all', 'doublesOnly']).map((between): Pattern => ({ name: 'double', between }));
  const tens = gaps(['all']).map((between): Pattern => ({ name: 'ten', between, ace, across }));
  const marriages = gaps(['all']).map((between): Pattern => ({ name: 'marriage', between }));
  return [
    ...(config.slapDoubles ? doubles : []),
    ...(config.slapTens ? tens : []),
    ...(config.slapMarriage ? marriages : []),
    ...(config.slapTopBottom ? [{ name: 'topBottom' } as const] : []),
    ...(config.slapBigMac ? [{ name: 'double', between: 2 } as const] : []),
    ...(config.slapRun === 'off' ? [] : [{ name: 'run', of: Number(config.slapRun), wrap } as const]),
    ...(config.slapSameSuit === 'off' ? [] : [{ name: 'sameSuit', of: Number(config.slapSameSuit) } as const]),
    ...(config.jokers === '0' ? [] : [{ name: 'joker' } as const]),
  ];
}
