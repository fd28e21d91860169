/** The stop at the end of a round: the score sheet, until somebody goes on. */
import type { OhHeavenKind } from '#engine/games/ohheaven/index';
import type { Interlude, InterludeParts } from '#scenes/games/game';
import { lastTrickOf } from './lastTrick';
import { type Page, roundEnd } from './roundEnd';

export function ohHeavenInterlude(parts: InterludeParts<OhHeavenKind>): Interlude | undefined {
  const { event, before, chairs, coming } = parts;
  if (event.type !== 'roundScored') return undefined;
  let page: Page = 'points';
  const turnTo = (to: Page): void => {
    page = to;
    parts.redraw();
  };
  return {
    template: () =>
      roundEnd({
        event,
        before,
        chairs,
        you: before.who === 'spectator' ? undefined : before.who,
        over: coming.some(({ type }) => type === 'matchWon'),
        page,
        turnTo,
        trick: lastTrickOf(before),
        onNext: () => parts.next(),
        onLeave: parts.leave,
      }),
  };
}
