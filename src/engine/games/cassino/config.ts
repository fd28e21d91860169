/** Cassino's options: shared by the door, the set-up form and the arena. */
import type { ConfigOf, Option } from '#engine/core/options';

export const CASSINO_OPTIONS = [
  { key: 'firstDealer', scope: 'rules', value: { kind: 'choice', initial: 'random', of: ['random', 'seat0'] } },
  { key: 'targetScore', scope: 'rules', value: { kind: 'number', initial: 16, least: 1, most: 99 } },
  {
    key: 'majorityTie',
    scope: 'rules',
    value: { kind: 'choice', initial: 'none', of: ['none', 'all', 'carryOver', 'split'] },
  },
  { key: 'mustCapture', scope: 'rules', value: { kind: 'toggle', initial: false } },
  { key: 'computerDelayMs', scope: 'table', value: { kind: 'number', initial: 900, least: 0, most: 3000 } },
  { key: 'sweepMinCards', scope: 'rules', value: { kind: 'number', initial: 1, least: 1, most: 2 } },
  { key: 'sweepLastPlay', scope: 'rules', value: { kind: 'toggle', initial: true } },
  { key: 'sweepCancel', scope: 'rules', value: { kind: 'toggle', initial: false } },
  { key: 'sweepFreeze', scope: 'rules', value: { kind: 'choice', initial: 'off', of: ['off', '10'] } },
  { key: 'refill', scope: 'rules', value: { kind: 'choice', initial: 'draw1', of: ['draw1', 'dealFours'] } },
  { key: 'misere', scope: 'rules', value: { kind: 'toggle', initial: false } },
] as const satisfies readonly Option[];

export type CassinoConfig = ConfigOf<typeof CASSINO_OPTIONS>;
