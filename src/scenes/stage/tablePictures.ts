/** Which pictures a table needs: the deck the player likes, at the step its widest card asks for. */
import type { Frame } from '#scenes/frame';
import type { Settings } from '#storage/types';
import { stepFor } from './art';
import { loadPictures, type Pictures } from './pictures';

/** The widest card on any table, in units: a card of an open hand. */
const WIDEST = 110;

const wanted = ({ fourColour }: Pick<Settings, 'fourColour'>, frame: Frame) => ({
  deck: fourColour ? ('four-colour' as const) : ('two-colour' as const),
  step: stepFor(WIDEST * frame.scale * frame.density),
});

/** Loads them; `loaded` hears the share that is there, 0 to 1. */
export const loadTablePictures = (
  settings: Pick<Settings, 'fourColour'>,
  frame: Frame,
  loaded: (share: number) => void,
): Promise<Pictures> => loadPictures(wanted(settings, frame), loaded);

/** Whether pictures at hand are the right deck, and at least as sharp as the frame asks. */
export function serve(pictures: Pictures, settings: Pick<Settings, 'fourColour'>, frame: Frame): boolean {
  const { deck, step } = wanted(settings, frame);
  return pictures.deck === deck && pictures.step >= step;
}
