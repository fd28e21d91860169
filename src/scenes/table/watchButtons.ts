/** What a watched table is run with: stop and go on, what happens next, and how fast the picture is. */
import type { TemplateResult } from 'lit';
import type { App } from '#scenes/app';
import { button, segmented } from '#scenes/panels/kit';
import { PACES, type Pace } from '#storage/types';
import { words } from '#text/say';
import type { Pauses } from './pauses';

interface WatchDesk {
  readonly app: App;
  readonly pauses: Pauses;
  readonly pace: Pace;
  togglePause(): void;
  step(): void;
}

/** The keys' caps are shown or not; the keys work all the same. */
export function watchButtons(
  desk: WatchDesk,
  caps: 'shown' | 'hidden',
): Readonly<Record<'pause' | 'step' | 'pace', TemplateResult>> {
  const paused = desk.pauses.has('button');
  const cap = (key: string): string | undefined => (caps === 'shown' ? key : undefined);
  return {
    pause: button({
      label: words(paused ? 'table.resume' : 'table.pause'),
      kind: paused ? 'primary' : 'secondary',
      key: cap('Space'),
      press: () => desk.togglePause(),
    }),
    step: button({
      label: words('table.step'),
      kind: 'secondary',
      key: cap('.'),
      off: paused ? undefined : words('table.step.off'),
      press: () => desk.step(),
    }),
    pace: segmented({
      label: words('table.pace'),
      value: desk.pace,
      options: PACES.map((value) => ({ value, label: words(`table.pace.${value}`) })),
      pick: (value) => desk.app.house.settings.set({ pace: value }),
    }),
  };
}
