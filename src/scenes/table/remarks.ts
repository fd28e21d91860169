/**
 * What regulars say at a table: a word now and then about something that everybody has seen. Who speaks, and when, follows
 * from the events and the chairs alone, so that a match that is taken up again goes on as it would have.
 */
import { type Dice, diceFrom } from '#engine/core/dice';
import type { Kind, Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import { type Seat, seat } from '#engine/core/words';
import { type Regular, type RegularId, regularAt } from '#play/regulars';
import { Fleeting } from '#scenes/fleeting';
import type { GameTable, Occasion } from '#scenes/games/game';
import type { Chair } from '#storage/types';

/** Something a regular says at its seat: about its own deed, or kindly about somebody else's. */
export interface Remark {
  readonly seat: Seat;
  readonly regular: RegularId;
  readonly about: Occasion['deed'] | 'praise';
}

/** No more of them in a match. */
const MOST = 3;
/** So many events lie between two of them at least. */
const APART = 40;
/** Percent of the occasions at which a word is said, by who would say it. */
const CHANCE: Readonly<Record<Regular['talk'], number>> = { sociable: 60, quiet: 25 };

/** What is said about an occasion, if anything; `number` is that of its event in the match. */
export function remarkOn(occasions: readonly Occasion[], number: number, chairs: readonly Chair[]): Remark | undefined {
  const dice = diceFrom(number);
  const occasion = oneOf(occasions, dice);
  if (occasion === undefined) return undefined;
  const doer = regularOn(chairs, occasion.seat);
  if (doer !== undefined && dice.below(100) < CHANCE[doer.talk])
    return { seat: occasion.seat, regular: doer.id, about: occasion.deed };
  const others = chairs.flatMap((chair, index) => {
    const regular = index === occasion.seat ? undefined : regularAt(chair);
    return regular?.talk === 'sociable' ? [{ seat: seat(index), regular: regular.id }] : [];
  });
  const other = oneOf(others, dice);
  return other === undefined || dice.below(100) >= CHANCE.quiet ? undefined : { ...other, about: 'praise' };
}

const regularOn = (chairs: readonly Chair[], who: Seat): Regular | undefined => {
  const chair = chairs[who];
  return chair === undefined ? undefined : regularAt(chair);
};

const oneOf = <T>(items: readonly T[], dice: Dice): T | undefined =>
  items.length === 0 ? undefined : items[dice.below(items.length)];

/** How long one stands, in milliseconds. */
const STAYS = 3600;
/** How long the end of a match waits for one that has just been said. */
const LAST_WORD = 2000;

export interface RemarksParts<K extends Kind> {
  readonly game: Pick<GameTable<K>, 'occasions'>;
  readonly chairs: readonly Chair[];
  /** Whether the player wants them. */
  wanted(): boolean;
  changed(): void;
}

export class Remarks<K extends Kind> {
  private readonly bubble: Fleeting<Remark>;
  private events = 0;
  private said = 0;
  private last = -APART;
  /** It is said when the next event begins: what it is about has been shown by then. */
  private next: Remark | undefined;
  private goOn: () => void = () => undefined;

  constructor(private readonly parts: RemarksParts<K>) {
    this.bubble = new Fleeting(() => parts.changed());
  }

  get current(): Remark | undefined {
    return this.bubble.value;
  }

  /**
   * Begins anew after what had happened before: that is counted, and nothing is said about it, unless it is still to be said
   * here, as when the screen passes on right then.
   */
  reset(past: readonly Stamped<Seen<K['event']>>[]): void {
    const owed = past.length === this.events ? this.next : undefined;
    this.events = 0;
    this.said = 0;
    this.last = -APART;
    for (const { event } of past) this.count(event);
    this.next = owed;
  }

  /** An event begins to be shown. */
  hear({ event }: Stamped<Seen<K['event']>>): void {
    const { next } = this;
    this.next = this.count(event);
    if (next !== undefined && this.parts.wanted()) this.bubble.show(next, STAYS);
  }

  /** Settles when what is being said has had time to be read, or at `hurry`; at once where nothing is said. */
  async read(): Promise<void> {
    if (this.current === undefined) return;
    await new Promise<void>((resolve) => {
      this.goOn = resolve;
      setTimeout(resolve, LAST_WORD);
    });
  }

  /** Nobody waits for what is being said. */
  hurry(): void {
    this.goOn();
  }

  /** Nothing is said any more. */
  end(): void {
    this.bubble.end();
    this.hurry();
  }

  private count(event: Seen<K['event']>): Remark | undefined {
    const number = this.events;
    this.events += 1;
    if (this.said === MOST || number - this.last < APART) return undefined;
    const remark = remarkOn(this.parts.game.occasions?.(event) ?? [], number, this.parts.chairs);
    if (remark === undefined) return undefined;
    this.said += 1;
    this.last = number;
    return remark;
  }
}
