/** How a race begins and ends on screen: a banner before the count, and a moment for the last pile before the results. */
import type { RaceView } from '#engine/kit/race';
import type { Time } from '#play/clock';
import type { SoundName } from '#scenes/cues';
import type { Notices } from '#scenes/table/notices';
import type { Pauses } from '#scenes/table/pauses';
import type { RaceGame } from './game';

export interface CurtainParts {
  readonly game: Pick<RaceGame, 'opening' | 'ending'>;
  readonly notices: Notices;
  readonly pauses: Pauses;
  readonly time: Time;
  sound(name: SoundName): void;
  /** The results may come. */
  over(): void;
}

const BANNER_MS = 1800;
/** The last pile is seen to its owner before the results come. */
const OVER_MS = 1700;

export class Curtain {
  /** What is waited for, until it comes or is called off. */
  private next: { readonly run: () => void; readonly callOff: () => void } | undefined;

  constructor(private readonly parts: CurtainParts) {}

  /** The table stands until the curtain is raised. */
  lower(): void {
    this.parts.pauses.hold('opening');
  }

  /** A new match says what it is about, and then the curtain rises by itself. */
  announce(view: RaceView): void {
    const { game, notices, sound } = this.parts;
    sound('round');
    notices.announce(game.opening(view));
    this.wait(BANNER_MS, () => {
      notices.dropBanner();
      this.raise();
    });
  }

  raise(): void {
    this.parts.pauses.release('opening');
  }

  /** The match is over: who has won it is said before the results come. */
  fall(view: RaceView): void {
    const { game, notices, over } = this.parts;
    const ended = game.ending(view);
    if (ended !== undefined) notices.announce(ended);
    this.wait(OVER_MS, over);
  }

  /** What is waited for comes now. */
  skip(): void {
    const { next } = this;
    this.end();
    next?.run();
  }

  /** Nothing comes any more: the screen goes. */
  end(): void {
    this.next?.callOff();
    this.next = undefined;
  }

  private wait(delay: number, run: () => void): void {
    this.end();
    const comes = (): void => {
      this.next = undefined;
      run();
    };
    this.next = { run, callOff: this.parts.time.after(delay, comes) };
  }
}
