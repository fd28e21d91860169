/** What is said at a race's table, with names in it and marks left out. */
import { seenBy, type Watcher } from '#engine/core/secrets';
import { seat } from '#engine/core/words';
import type { RaceView } from '#engine/kit/race';
import type { RaceHappened, RaceNotice, Settled } from '#scenes/race/game';
import type { RaceTable } from '#tests/support/race';
import { type Message, withNames } from '#text/message';
import { say, spoken } from '#text/say';

const NAMES = ['Aino', 'Mikko', 'Ingrid', 'Theo', 'Priya', 'Sam', 'Noor', 'Jonas', 'Lena', 'Kai'];

/** As the screen of `you` says it. */
export const told = (message: Message | undefined, you?: number): string =>
  message === undefined
    ? 'nothing'
    : plain(
        spoken(
          withNames(say(message), (who, form = 'name') => {
            if (who === you) return form === 'whose' ? 'your' : 'You';
            return form === 'whose' ? `${NAMES[who]}’s` : (NAMES[who] ?? '');
          }),
        ),
      );

/** As one reads it: a space that keeps a number and its unit on one line is a space. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** The view as one person alone at the screen has it. */
export const seenAs = (view: RaceView, you?: number): RaceView => ({
  ...view,
  who: you === undefined ? ('spectator' satisfies Watcher) : seat(you),
});

/** Everything that has happened, as anybody may see it. */
export const seenEvents = <C extends object>({ match }: RaceTable<C>): readonly RaceHappened[] =>
  match.events.map(({ at, event }) => ({ at, event: seenBy(event, 'spectator') }));

/** What the last press came to, with everything that followed from it at once. */
export function settledBy<C extends object>(
  before: RaceTable<C>,
  press: string,
  { you, late = [] }: { readonly you?: number; readonly late?: readonly RaceNotice[] } = {},
): Settled {
  const after = before.press(press);
  const [first, ...rest] = seenEvents(after).slice(before.match.events.length);
  if (first === undefined) throw new Error(`nothing came of ${press}: ${after.answer}`);
  return { event: first, before: seenAs(before.view, you), after: rest.map(({ event }) => event), late };
}
