/** The cover between two people at one screen: whose turn it is, and what has happened since they last looked. */
import { nothing, type TemplateResult } from 'lit';
import type { Kind } from '#engine/core/rules';
import { seat } from '#engine/core/words';
import { passDialog } from '#scenes/panels/pass';
import { withNamesIn } from '#text/message';
import type { Desk } from './desk';
import type { Overlay } from './overlayState';

type Cover = Extract<Overlay, { readonly type: 'cover' }>;

export function cover<K extends Kind>(desk: Desk<K>, { from, to }: Cover): TemplateResult | typeof nothing {
  const chair = desk.chairs[to];
  if (chair === undefined) return nothing;
  const leaving = from === undefined ? undefined : desk.chairs[from];
  return passDialog({
    from: from === undefined || leaving === undefined ? undefined : { seat: from, chair: leaving },
    to: { seat: to, chair },
    since: desk.since(to).map(({ message, doer }) => ({ seat: doer, message: withNamesIn(message, desk.chairName) })),
    cards: desk.view === undefined ? 0 : desk.game.handCount(desk.view, seat(to)),
    reveal: () => desk.reveal(),
    pause: () => desk.show({ type: 'menu' }),
  });
}
