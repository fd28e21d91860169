/** Tong-its' options and ready-made profiles: shared by the door, the set-up form and the arena. */
import type { ConfigOf, Option } from '#engine/core/options';

export const TONGITS_OPTIONS = [
  { key: 'scoring', scope: 'rules', value: { kind: 'choice', initial: 'plain', of: ['plain', 'pot'] } },
  // Rounds won that end the match; plain scoring only.
  { key: 'target', scope: 'rules', value: { kind: 'number', initial: 'none', least: 1, most: 99 } },
  // The next eight are of pot scoring; amounts are in chips.
  { key: 'startChips', scope: 'rules', value: { kind: 'number', initial: 100, least: 20, most: 1000 } },
  { key: 'ante', scope: 'rules', value: { kind: 'number', initial: 2, least: 0, most: 20 } },
  { key: 'unit', scope: 'rules', value: { kind: 'number', initial: 1, least: 1, most: 20 } },
  { key: 'potGoes', scope: 'rules', value: { kind: 'choice', initial: 'twoRunning', of: ['twoRunning', 'everyWin'] } },
  { key: 'challengeLoss', scope: 'rules', value: { kind: 'number', initial: 2, least: 1, most: 2 } },
  { key: 'tongitsExtra', scope: 'rules', value: { kind: 'number', initial: 1, least: 0, most: 2 } },
  { key: 'burnedExtra', scope: 'rules', value: { kind: 'number', initial: 1, least: 0, most: 1 } },
  { key: 'secretExtra', scope: 'rules', value: { kind: 'number', initial: 1, least: 0, most: 2 } },
  { key: 'secretKinds', scope: 'rules', value: { kind: 'choice', initial: 'four', of: ['four', 'fourAndRun5'] } },
  { key: 'aceBonus', scope: 'rules', value: { kind: 'choice', initial: 'off', of: ['off', 'aces', 'acesAndKings'] } },
  { key: 'selfLayoffBlocks', scope: 'rules', value: { kind: 'toggle', initial: false } },
  { key: 'discardTakenBlocks', scope: 'rules', value: { kind: 'toggle', initial: false } },
  // Seconds for a turn, and for the answers to a call.
  { key: 'turnTimer', scope: 'rules', value: { kind: 'choice', initial: 'off', of: ['off', '20', '30'] } },
  { key: 'computerDelayMs', scope: 'table', value: { kind: 'number', initial: 900, least: 0, most: 3000 } },
  {
    key: 'deal',
    scope: 'rules',
    value: { kind: 'choice', initial: 'twelveThenDraw', of: ['twelveThenDraw', 'dealer13'] },
  },
  {
    key: 'callerTie',
    scope: 'rules',
    value: { kind: 'choice', initial: 'callerLoses', of: ['callerLoses', 'callerWins', 'noWinner'] },
  },
  { key: 'exhaust', scope: 'rules', value: { kind: 'choice', initial: 'lowest', of: ['lowest', 'lastDrawerLoses'] } },
  { key: 'takeDiscardForLayoff', scope: 'rules', value: { kind: 'toggle', initial: false } },
  { key: 'noLayoffableDiscard', scope: 'rules', value: { kind: 'toggle', initial: false } },
  { key: 'layoffLock', scope: 'rules', value: { kind: 'choice', initial: 'nextTurn', of: ['nextTurn', 'wholeRound'] } },
  { key: 'spread', scope: 'rules', value: { kind: 'toggle', initial: false } },
] as const satisfies readonly Option[];

export type TongitsConfig = ConfigOf<typeof TONGITS_OPTIONS>;

/** Option sets with a name of their own; every option they leave out keeps its initial value. */
export const TONGITS_PRESETS = [
  { name: 'pagat', options: { selfLayoffBlocks: true, discardTakenBlocks: true } },
] as const;
