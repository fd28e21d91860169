/** What the set-up of a slap race asks of its form besides the usual: one speed for all computers, and who plays by touch. */
import type { Seat } from '#engine/core/words';
import { levelInSteps, MOST_STEPS, middleOf, stepsOf } from '#play/speeds';
import { type Input, inputOf } from '#scenes/race/inputs';
import { peopleAt, type SetupForm, seated } from '#scenes/screens/setupModel';
import type { Chair, Settings } from '#storage/types';

/** The seats that play by touch, for the config. */
export const touchSeats = (form: SetupForm, settings: Pick<Settings, 'liked'>, usual: Input): readonly Seat[] =>
  peopleAt(form).filter((seat) => inputOf(settings, seat, usual) === 'touch');

/**
 * The level of the computers; 'mixed' where a file or an older save gave them several. Chairs that are not at the table
 * count only where no computer is.
 */
export function levelOf(form: SetupForm): string | 'mixed' {
  const [level, ...others] = new Set(levelsOf(seated(form)));
  if (level === undefined) return levelsOf(form.chairs)[0] ?? '';
  return others.length === 0 ? level : 'mixed';
}

/** The same without fine steps. */
export const speedOf = (form: SetupForm): string | 'mixed' => middleOf(levelOf(form));

/** Whether all computers have one fixed speed, which can be changed in fine steps. */
export const hasSteps = (form: SetupForm): boolean => levelOf(form) !== 'mixed' && levelOf(form) !== 'adaptive';

/** Their level some fine steps quicker, or slower below nought; undefined where there are no such steps. */
export function levelBeside(form: SetupForm, way: number): string | undefined {
  const level = levelOf(form);
  const steps = stepsOf(level) + way;
  return !hasSteps(form) || Math.abs(steps) > MOST_STEPS ? undefined : levelInSteps(level, steps);
}

const levelsOf = (chairs: readonly Chair[]): readonly string[] =>
  chairs.flatMap(({ player }) => (player === 'human' ? [] : [player.level]));

/** All computers at one speed, those that may still sit down too. */
export const withSpeed = (form: SetupForm, level: string): SetupForm => ({
  ...form,
  chairs: form.chairs.map((chair) =>
    chair.player === 'human' ? chair : { ...chair, player: { ...chair.player, level } },
  ),
});
