/** What the table says to what has happened: sounds, toasts, and hands that came in. */
import type { Seat } from '#engine/core/words';
import type { RaceView } from '#engine/kit/race';
import type { Time } from '#play/clock';
import type { SoundName } from '#scenes/cues';
import type { Notices } from '#scenes/table/notices';
import { Arrivals } from './arrivals';
import type { RaceGame, RaceHappened, RaceNotice, Settled } from './game';
import type { RaceFrame, RacePicture } from './picture';

export interface TellingParts {
  readonly game: RaceGame;
  readonly notices: Notices;
  readonly picture: RacePicture;
  readonly time: Time;
  readonly humans: readonly Seat[];
  sound(name: SoundName): void;
  changed(): void;
}

/** So many hands lie on a pile at once, and those of people besides. */
const MOST_HANDS = 3;

export class Telling {
  readonly arrivals: Arrivals;
  /** The pile that was taken last: hands may still come in for it. */
  private last: Settled | undefined;

  constructor(private readonly parts: TellingParts) {
    this.arrivals = new Arrivals(parts.time, () => parts.changed());
  }

  /** Something happened; `coming` is what happened with it. */
  happened({ event: stamped }: RaceFrame, before: RaceView, coming: readonly RaceFrame[]): void {
    const { event } = stamped;
    this.sounds(stamped, before);
    switch (event.type) {
      case 'slapWon':
        this.arrivals.won(event.seat, event.reaction);
        this.settle(stamped, before, coming);
        break;
      case 'badSlap':
        this.arrivals.wrong(event.seat);
        this.settle(stamped, before, coming);
        break;
      case 'collected':
      case 'pickedUp':
      case 'outOfTurn':
      case 'knockedOut':
      case 'patternMissed':
      case 'limitReached':
        this.settle(stamped, before, coming);
        break;
    }
  }

  /** A press was refused. */
  refused(notice: RaceNotice): void {
    const { game, notices } = this.parts;
    const { seat, why, lateBy } = notice;
    if (why === 'lateSlap' && lateBy !== undefined) {
      this.comesLate(seat, this.arrivals.late(seat, lateBy));
      if (this.last?.event.event.type === 'slapWon') {
        this.last = { ...this.last, late: [...this.last.late, notice] };
        this.say(this.last);
        return;
      }
    }
    const note = game.late(notice);
    if (note !== undefined) notices.tell(note);
  }

  /** Where many computers are about as quick, the plates tell who was fourth: ten hands would hide the table. */
  private comesLate(seat: Seat, order: number | undefined): void {
    const { picture, humans, sound } = this.parts;
    if (order !== undefined && order > MOST_HANDS && !humans.includes(seat)) return;
    sound('slap');
    if (order !== undefined) picture.late(seat, order);
  }

  end(): void {
    this.arrivals.end();
  }

  private settle(event: RaceHappened, before: RaceView, coming: readonly RaceFrame[]): void {
    const settled: Settled = { event, before, after: coming.map((frame) => frame.event.event), late: [] };
    if (event.event.type === 'slapWon') this.last = settled;
    this.say(settled);
  }

  private say(settled: Settled): void {
    const note = this.parts.game.tellSlap(settled);
    if (note !== undefined) this.parts.notices.tell(note);
  }

  private sounds({ event }: RaceHappened, before: RaceView): void {
    const { sound, humans } = this.parts;
    switch (event.type) {
      case 'dealt':
        sound('deal');
        break;
      case 'laid':
        sound('place');
        break;
      case 'slapWon':
        sound('slap');
        if (humans.includes(event.seat)) sound('slap.won');
        break;
      case 'badSlap':
        sound('slap.false');
        break;
      case 'burnt':
        sound('burn');
        break;
      case 'collected':
      case 'pickedUp':
        sound('capture');
        break;
      case 'turnPassed':
        if (humans.length === 1 && humans[0] === event.seat && before.counts[event.seat] !== before.total)
          sound('turn');
        break;
    }
  }
}
