/** The stop at the end of a round: the count and the payments, until somebody says whether to go on. */
import type { Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import type { RoundResult, TongitsAction, TongitsEvent, TongitsKind, TongitsView } from '#engine/games/tongits/index';
import type { LogLine } from '#scenes/games/facts';
import type { Interlude, InterludeParts } from '#scenes/games/game';
import type { Chair } from '#storage/types';
import type { NameOf } from '#text/message';
import { words } from '#text/say';
import { tongitsDoer, tongitsLine } from '#text/tongits';
import { type CountPage, count } from './count';
import { nameIn } from './countModel';
import type { NextRound } from './nextRound';

export function tongitsInterlude(parts: InterludeParts<TongitsKind>): Interlude | undefined {
  const { event, before, chairs, coming } = parts;
  if (event.type !== 'roundScored') return undefined;
  const over = coming.some(({ type }) => type === 'matchWon');
  const people = chairs.some(({ player }) => player === 'human');
  const { result } = event;
  const next: NextRound = over
    ? { type: 'over', why: before.config.scoring === 'pot' ? 'broke' : 'target' }
    : { type: people ? 'asked' : 'coming', round: result.round + 1, starter: result.winner ?? result.starter };
  return roundSheet({
    view: before,
    result,
    chairs,
    past: parts.past,
    next,
    redraw: parts.redraw,
    leave: parts.leave,
    act: (action) => parts.next(next.type === 'asked' ? action : undefined),
  });
}

export interface SheetParts {
  readonly view: TongitsView;
  readonly result: RoundResult;
  readonly chairs: readonly Chair[];
  readonly past: readonly Stamped<Seen<TongitsEvent>>[];
  readonly next: NextRound;
  readonly redraw: () => void;
  readonly leave: () => void;
  readonly act: (action: TongitsAction) => void;
}

/** The sheet with what it keeps: which page is open, and whether the end of the match is asked for. */
export function roundSheet(parts: SheetParts): Interlude {
  const { view, result, chairs, next } = parts;
  const you = onlyPerson(view, chairs);
  const nameOf = namer(chairs, you);
  const lines = linesOf(parts.past);
  const state: { page: CountPage; ending: 'asked' | 'no' } = { page: 'pay', ending: 'no' };
  const change = (patch: Partial<typeof state>): void => {
    Object.assign(state, patch);
    parts.redraw();
  };
  return {
    template: () =>
      count({
        view,
        result,
        chairs,
        you,
        next,
        lines,
        nameOf,
        ...state,
        turnTo: (page) => change({ page }),
        askEnd: (ending) => change({ ending }),
        onNext: () => parts.act({ type: 'rematch' }),
        onEnd: () => parts.act({ type: 'decline' }),
        onLeave: parts.leave,
      }),
  };
}

/** The seat that is called "you": the one person's. */
function onlyPerson({ who }: TongitsView, chairs: readonly Chair[]): Seat | undefined {
  const people = chairs.filter(({ player }) => player === 'human').length;
  return people === 1 && who !== 'spectator' ? who : undefined;
}

const namer =
  (chairs: readonly Chair[], you: Seat | undefined): NameOf =>
  (seat, form = 'name') => {
    if (seat === you) return words(form === 'whose' ? 'table.your' : 'table.you');
    const name = nameIn(chairs, seat);
    return form === 'whose' ? words('names.whose', { name }) : name;
  };

/** Newest first. */
const linesOf = (past: SheetParts['past']): readonly LogLine[] =>
  past
    .flatMap(({ event }) => {
      const message = tongitsLine(event);
      return message === undefined ? [] : [{ message, doer: tongitsDoer(event) }];
    })
    .reverse();
