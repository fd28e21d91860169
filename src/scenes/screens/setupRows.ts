/**
 * In which order a game's options are shown: the usual ones open, house rules folded, and left out what means nothing while
 * another option stands as it does. A game that is not named here shows all its options open.
 */
import type { Option } from '#engine/core/options';
import type { TableOptions } from '#storage/types';

/** An option counts only while another stands at one of these values. */
export interface Condition {
  readonly key: string;
  readonly is: readonly TableOptions[string][];
}

/** Options of one group that wait for the same condition. */
export interface Waiting {
  readonly condition: Condition;
  readonly keys: readonly string[];
}

export interface RowGroup {
  readonly rows: readonly Option[];
  readonly waiting: readonly Waiting[];
}

const USUAL: Readonly<Record<string, readonly string[]>> = {
  cassino: ['firstDealer', 'targetScore', 'majorityTie', 'mustCapture', 'computerDelayMs'],
  ohheaven: ['handSize', 'rounds', 'bonus', 'hook', 'thinkingTimeMs', 'trickPauseMs'],
  ratscrew: ['decks', 'slapDoubles', 'slapTens', 'slapMarriage', 'sandwich', 'tenStops'],
  slapjack: ['decks', 'slapDoubles', 'slapSandwich', 'burnCount', 'firstToPiles'],
  tongits: ['scoring', 'target', 'startChips', 'ante', 'unit', 'potGoes', 'turnTimer', 'computerDelayMs'],
};

const FIXED_HANDS: Condition = { key: 'handSizes', is: ['fixed'] };
const TENS: Condition = { key: 'slapTens', is: [true] };
const POT: Condition = { key: 'scoring', is: ['pot'] };

const CONDITIONS: Readonly<Record<string, Readonly<Record<string, Condition>>>> = {
  ohheaven: {
    handSize: FIXED_HANDS,
    rounds: FIXED_HANDS,
    customHandSizes: { key: 'handSizes', is: ['custom'] },
    trickPoints: { key: 'scoring', is: ['basic'] },
  },
  ratscrew: {
    tensAce: TENS,
    tensGap: TENS,
    runWrap: { key: 'slapRun', is: ['3', '4'] },
  },
  tongits: {
    target: { key: 'scoring', is: ['plain'] },
    startChips: POT,
    ante: POT,
    unit: POT,
    potGoes: POT,
    challengeLoss: POT,
    tongitsExtra: POT,
    burnedExtra: POT,
    secretExtra: POT,
    secretKinds: POT,
    aceBonus: POT,
  },
};

/** Whether an option means anything while the others stand as they do. */
export function applies(game: string, key: string, options: TableOptions): boolean {
  const condition = CONDITIONS[game]?.[key];
  return condition === undefined || condition.is.some((value) => value === options[condition.key]);
}

/** The game's rows in two groups, in their own order; the second is empty where nothing is folded. */
export function groupsOf(
  game: string,
  rows: readonly Option[],
  options: TableOptions,
): { readonly usual: RowGroup; readonly house: RowGroup } {
  const usual = USUAL[game];
  const isUsual = ({ key }: Option): boolean => usual === undefined || usual.includes(key);
  const group = (all: readonly Option[]): RowGroup => ({
    rows: all.filter(({ key }) => applies(game, key, options)),
    waiting: waitingIn(
      game,
      all.filter(({ key }) => !applies(game, key, options)),
    ),
  });
  return { usual: group(rows.filter(isUsual)), house: group(rows.filter((row) => !isUsual(row))) };
}

function waitingIn(game: string, rows: readonly Option[]): readonly Waiting[] {
  const waiting = new Map<Condition, string[]>();
  for (const { key } of rows) {
    const condition = CONDITIONS[game]?.[key];
    if (condition !== undefined) waiting.set(condition, [...(waiting.get(condition) ?? []), key]);
  }
  return [...waiting].map(([condition, keys]) => ({ condition, keys }));
}

/** Whether a value is the usual one of its row. */
export const isUsualValue = ({ value }: Option, stands: TableOptions[string]): boolean =>
  JSON.stringify(stands) === JSON.stringify(value.initial);
