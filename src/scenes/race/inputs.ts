/** How the people of a slap race press: by keys or by touch. It is kept for each seat on this device. */
import type { Seat } from '#engine/core/words';
import type { Settings } from '#storage/types';

export type Input = 'keys' | 'touch';

const keyOf = (seat: number): string => `race.input.${seat + 1}`;

/** How a seat plays; `usual` is what this device suggests. */
export function inputOf({ liked }: Pick<Settings, 'liked'>, seat: number, usual: Input): Input {
  const kept = liked[keyOf(seat)];
  return kept === 'keys' || kept === 'touch' ? kept : usual;
}

export const withInput = ({ liked }: Pick<Settings, 'liked'>, seat: Seat, input: Input): Pick<Settings, 'liked'> => ({
  liked: { ...liked, [keyOf(seat)]: input },
});

/** What a device's first pointer suggests: a finger means touch. */
export const usualInput = (): Input => (window.matchMedia('(pointer: coarse)').matches ? 'touch' : 'keys');

/** Whether this device can be played by touch at all. */
export const hasTouch = (): boolean => navigator.maxTouchPoints > 0;
