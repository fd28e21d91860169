/** What the set-up of a slap race asks of its form besides the usual: one speed for all computers, and who plays by touch. */
import { type Seat, seatsOf } from '#engine/core/words';
import { middleOf } from '#play/speeds';
import { type Input, inputOf } from '#scenes/race/inputs';
import { type SetupForm, seated } from '#scenes/screens/setupModel';
import type { Chair, Settings } from '#storage/types';

/** The seats of people at the table. */
export const peopleAt = (form: SetupForm): readonly Seat[] =>
  seatsOf(form.seats).filter((seat) => form.chairs[seat]?.player === 'human');

/** The seats that play by touch, for the config. */
export const touchSeats = (form: SetupForm, settings: Pick<Settings, 'liked'>, usual: Input): readonly Seat[] =>
  peopleAt(form).filter((seat) => inputOf(settings, seat, usual) === 'touch');

/**
 * The speed of the computers, without fine steps; 'mixed' where a file or an older save gave them several. Chairs that are
 * not at the table count only where no computer is.
 */
export function speedOf(form: SetupForm): string | 'mixed' {
  const [speed, ...others] = new Set(levelsOf(seated(form)));
  if (speed === undefined) return middleOf(levelsOf(form.chairs)[0] ?? '');
  return others.length === 0 ? middleOf(speed) : 'mixed';
}

const levelsOf = (chairs: readonly Chair[]): readonly string[] =>
  chairs.flatMap(({ player }) => (player === 'human' ? [] : [player.level]));

/** All computers at one speed, those that may still sit down too. */
export const withSpeed = (form: SetupForm, level: string): SetupForm => ({
  ...form,
  chairs: form.chairs.map((chair) => (chair.player === 'human' ? chair : { ...chair, player: { level } })),
});
