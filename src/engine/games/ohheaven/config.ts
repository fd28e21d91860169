/** Oh Heaven's options: shared by the door, the set-up form and the arena. Chairs, seed and profiles are the house's. */
import { PACK } from '#engine/cards/cards';
import { type ConfigFault, type ConfigOf, capNumbers, checkConfigOf, type Option } from '#engine/core/options';
import { fail, type Result } from '#engine/core/words';

/** The most cards a hand can have at the smallest table, of three. */
const LARGEST_HAND = 17;

export const OHHEAVEN_OPTIONS = [
  { key: 'handSize', scope: 'rules', value: { kind: 'number', initial: 13, least: 1, most: LARGEST_HAND } },
  { key: 'rounds', scope: 'rules', value: { kind: 'number', initial: 3, least: 1, most: 20 } },
  { key: 'bonus', scope: 'rules', value: { kind: 'number', initial: 10, least: 0, most: 50 } },
  { key: 'hook', scope: 'rules', value: { kind: 'toggle', initial: true } },
  { key: 'thinkingTimeMs', scope: 'table', value: { kind: 'number', initial: 2000, least: 0, most: 5000 } },
  { key: 'trickPauseMs', scope: 'table', value: { kind: 'number', initial: 600, least: 200, most: 3000 } },
  {
    key: 'trickPoints',
    scope: 'rules',
    value: { kind: 'choice', initial: 'always', of: ['always', 'onlyIfMade', 'never'] },
  },
  {
    key: 'handSizes',
    scope: 'rules',
    value: { kind: 'choice', initial: 'fixed', of: ['fixed', 'down', 'up', 'downUp', 'upDown', 'custom'] },
  },
  // The list that `handSizes: custom` plays, one entry a round.
  {
    key: 'customHandSizes',
    scope: 'rules',
    value: { kind: 'numbers', initial: [1, 2, 3, 4, 5, 6, 7], least: 1, most: LARGEST_HAND },
  },
  {
    key: 'trump',
    scope: 'rules',
    value: {
      kind: 'choice',
      initial: 'randomSuit',
      of: ['randomSuit', 'turnUpNextCard', 'dealersLastCard', 'rotate', 'alwaysSpades', 'none'],
    },
  },
  {
    key: 'firstBidder',
    scope: 'rules',
    value: { kind: 'choice', initial: 'random', of: ['random', 'leftOfDealer'] },
  },
  {
    key: 'scoring',
    scope: 'rules',
    value: {
      kind: 'choice',
      initial: 'basic',
      of: ['basic', 'exact', 'minusDifference', 'minusBid', 'progressive'],
    },
  },
  { key: 'zeroBid', scope: 'rules', value: { kind: 'choice', initial: 'full', of: ['full', 'five', 'fivePlusN'] } },
] as const satisfies readonly Option[];

export type OhHeavenConfig = ConfigOf<typeof OHHEAVEN_OPTIONS>;

/** The most cards a hand can have at a table of `seats`: with `turnUpNextCard` one card must be over. */
const largestHand = (trump: OhHeavenConfig['trump'], seats: number): number =>
  Math.floor((trump === 'turnUpNextCard' ? PACK.length - 1 : PACK.length) / seats);

/** The option list with its limits for a table of `seats`. `raw` is what is chosen so far; a wrong `trump` counts as the initial one. */
export function optionsAt(raw: unknown, seats: number): typeof OHHEAVEN_OPTIONS {
  const turnsUp = typeof raw === 'object' && raw !== null && 'trump' in raw && raw.trump === 'turnUpNextCard';
  const most = largestHand(turnsUp ? 'turnUpNextCard' : 'randomSuit', seats);
  return capNumbers(OHHEAVEN_OPTIONS, { handSize: most, customHandSizes: most });
}

/** The door. Besides values out of range it refuses a custom list without a round. */
export function checkConfig(raw: unknown, seats: number): Result<OhHeavenConfig, ConfigFault> {
  const checked = checkConfigOf(optionsAt(raw, seats), raw);
  if (checked.ok && checked.value.handSizes === 'custom' && checked.value.customHandSizes.length === 0)
    return fail({ field: 'customHandSizes', why: 'expected at least one hand size' });
  return checked;
}

/** The size at which `down` and `downUp` begin, unless the table allows only less. */
const DOWN_FROM = 10;

/** The hand size of every round, first round first (rule sheet section 6, `handSizes`). */
export function handSizesOf(config: OhHeavenConfig, seats: number): readonly number[] {
  const most = largestHand(config.trump, seats);
  switch (config.handSizes) {
    case 'fixed':
      return Array.from({ length: config.rounds }, () => config.handSize);
    case 'down':
      return upTo(Math.min(DOWN_FROM, most)).reverse();
    case 'up':
      return upTo(most);
    case 'downUp':
      return [...upTo(Math.min(DOWN_FROM, most)).reverse(), ...upTo(Math.min(DOWN_FROM, most)).slice(1)];
    case 'upDown':
      return [...upTo(most), ...upTo(most - 1).reverse()];
    case 'custom':
      return config.customHandSizes;
  }
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
