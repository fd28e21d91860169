/** How loud each cue is. */
import { type Cue, GROUP_OF, GROUPS, type Group } from './cues';

export class Mixer {
  /** 0 to 1, as the player sees it. */
  master = 1;
  muted = false;
  readonly groups = new Map<Group, number>(GROUPS.map((group) => [group, 1]));

  /** The gain of a cue, 0 to 1. Squared, because ears hear ratios: half way up the slider should sound half as loud. */
  volumeOf(cue: Cue): number {
    const set = this.muted ? 0 : this.master * (this.groups.get(GROUP_OF[cue]) ?? 1);
    return set * set;
  }
}
