/** What has happened since a card was laid that cannot be seen yet: neither the card nor what it asks for is told before that. */
import type { RaceView } from '#engine/kit/race';
import type { Time } from '#play/clock';
import type { RaceHappened } from './game';

export interface UntoldParts {
  readonly time: Time;
  /** Match time as far as the picture goes. */
  now(): number;
  stands(): boolean;
  tell(happened: RaceHappened): void;
  changed(): void;
}

export class Untold {
  private waiting: readonly RaceHappened[] = [];
  /** What was owed before the first of the cards. */
  private owedBefore: RaceView['challenge'];
  private callOff: () => void = () => undefined;

  constructor(private readonly parts: UntoldParts) {}

  get any(): boolean {
    return this.waiting.length > 0;
  }

  /** Something happened; it is told at once unless a card before it cannot be seen. */
  add(happened: RaceHappened, before: RaceView): void {
    if (!this.any) this.owedBefore = before.challenge;
    this.waiting = [...this.waiting, happened];
    this.look();
  }

  /** Goes on where a match was left: what had happened since a card was laid that cannot be seen yet is told later. */
  goOn(past: readonly RaceHappened[]): readonly RaceHappened[] {
    const now = this.parts.now();
    const unseen = past.findIndex(({ event }) => event.type === 'laid' && event.visibleAt > now);
    const told = unseen < 0 ? past : past.slice(0, unseen);
    this.waiting = past.slice(told.length);
    this.owedBefore = challengeAfter(told);
    this.wake(now);
    return told;
  }

  /** The table as words tell it meanwhile. */
  mask(view: RaceView): RaceView {
    if (!this.any) return view;
    const { phase } = view;
    const paying = phase.type === 'collecting' ? ({ type: 'flipping', seat: phase.payer } as const) : phase;
    return { ...view, challenge: this.owedBefore, phase: paying };
  }

  /** Tells as far as cards can be seen. A pile that is taken hides nothing any more, and neither does the end. */
  look(): void {
    const now = this.parts.now();
    const unseen = this.waiting.findIndex(({ event }) => event.type === 'laid' && event.visibleAt > now);
    const over = this.waiting.findLastIndex(({ event }) => event.type === 'slapWon' || event.type === 'matchWon');
    const upTo = unseen < 0 ? this.waiting.length : Math.max(unseen, over + 1);
    const told = this.waiting.slice(0, upTo);
    this.waiting = this.waiting.slice(upTo);
    for (const happened of told) this.parts.tell(happened);
    this.wake(now);
  }

  /** Tells nothing any more. */
  end(): void {
    this.callOff();
  }

  private wake(now: number): void {
    this.callOff();
    this.callOff = () => undefined;
    const next = this.waiting.find(({ event }) => event.type === 'laid')?.event;
    if (next?.type !== 'laid' || this.parts.stands()) return;
    this.callOff = this.parts.time.after(next.visibleAt - now, () => {
      this.look();
      this.parts.changed();
    });
  }
}

/** The challenge that ran when all this had happened. */
function challengeAfter(past: readonly RaceHappened[]): RaceView['challenge'] {
  let challenge: RaceView['challenge'];
  for (const { event } of past) {
    if (event.type === 'challengeBegan') challenge = { creditor: event.creditor, of: event.of, owed: event.of };
    else if (event.type === 'challengePaid' && challenge !== undefined) challenge = { ...challenge, owed: event.owed };
    else if (ENDS_A_CHALLENGE.has(event.type)) challenge = undefined;
  }
  return challenge;
}

const ENDS_A_CHALLENGE: ReadonlySet<RaceHappened['event']['type']> = new Set([
  'challengeCancelled',
  'challengeVoided',
  'slapWon',
  'collected',
  'pickedUp',
]);
