/** The layout of a table of races: pure geometry, one function a form, and one for two people at opposite ends. */
import type { Frame } from '#scenes/frame';
import { landscapeEnds, portraitEnds } from './ends';
import { landscape } from './landscape';
import { low } from './low';
import type { Ground, RaceLayout, RaceSeating } from './places';
import { portrait } from './portrait';

export function raceLayout(frame: Frame, seating: RaceSeating): RaceLayout {
  const ground: Ground = { frame, width: frame.width / frame.scale, height: frame.height / frame.scale, seating };
  switch (frame.form) {
    case 'landscape':
      return seating.far === undefined ? landscape(ground) : landscapeEnds(ground, seating.far);
    case 'portrait':
      return seating.far === undefined ? portrait(ground) : portraitEnds(ground, seating.far);
    case 'low':
      // It has no room for two ends.
      return low({ ...ground, seating: { ...seating, far: undefined } });
  }
}
