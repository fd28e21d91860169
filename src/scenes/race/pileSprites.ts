/** The pile's cards on the felt: those that lie there, the one that turns, and piles on their way to whoever took them. */
import type { CardId } from '#engine/cards/cards';
import type { Laid, RaceView } from '#engine/kit/race';
import { CardSprite } from '#scenes/stage/card';
import type { Pose } from '#scenes/stage/layout';
import { type Air, between, FADE_MS } from './air';
import { ease, type Motion, turnAt } from './motions';
import { pilePose, SHOWN, stray } from './pile';

interface Lying {
  readonly card: CardId;
  /** Its number in the pile, from 1. */
  readonly place: number;
  readonly visibleAt: number;
  /** When its flip began, by the match's clock. */
  readonly laidAt: number;
  readonly sprite: CardSprite;
  /** Where it is now. */
  at: Pose;
  motion: Motion | undefined;
  turning: boolean;
}

interface Leaving {
  readonly cards: readonly Lying[];
  motion: Motion;
  begin(now: number): Motion;
}

/** Cards move over for a new one in this time at least. */
const LEAST_MOVE_MS = 90;
const GATHER_MS = 200;
const FLY_MS = 380;
/** How far apart three swings of a shaken pile are, in units. */
const SHAKE = { wide: 5, swings: 3, length: 240 } as const;
const POP = { from: 0.97, length: 160 } as const;
const PILE_DEPTH = 10;

export class PileSprites {
  private cards: Lying[] = [];
  private leaving = new Set<Leaving>();
  /** Cards laid so far: a later one lies on all earlier ones. */
  private laid = 0;
  private shift = 0;
  private scale = 1;

  constructor(private readonly air: Air) {}

  /** Whether a card is still turning. */
  get turning(): boolean {
    return this.cards.some(({ turning }) => turning);
  }

  /** Bakes the faces, before somebody lays one. */
  prepare(): void {
    const { bakery, layout } = this.air;
    bakery.face('AS', layout.pile.w);
    bakery.shadow(layout.pile.w);
  }

  /** The pile as the view has it, at rest; a card that cannot be seen yet turns at its time all the same. */
  show(view: RaceView): void {
    this.clear();
    const newest = view.newest.slice(-SHOWN);
    this.cards = newest.map((one, index) =>
      this.make(one, view.pileCount - newest.length + index + 1, this.air.matchNow()),
    );
    this.settle(view.pileCount);
    this.draw();
  }

  /** A card comes from its seat's stack: it travels and turns, and its face is whole when it can be seen. */
  lay(laid: Laid, of: number, from: Pose): void {
    for (const pile of this.leaving) this.hasten(pile);
    const now = this.air.now();
    const matchNow = this.air.matchNow();
    const flight = Math.max(0, laid.visibleAt - matchNow);
    const one = this.make(laid, of, matchNow);
    this.cards.push(one);
    while (this.cards.length > SHOWN + 1) this.cards.shift()?.sprite.destroy();
    const { style } = this.air.moving();
    if (style === 'full' && flight > 0) one.at = from;
    const until = now + Math.max(flight, style === 'full' ? LEAST_MOVE_MS : 0);
    for (const card of this.cards)
      this.send(card, pilePose(this.air.layout.pile, { depth: of - card.place, of }), until);
    this.draw();
  }

  /** The pile goes to whoever took it, after it has lain there for a moment. */
  take(to: Pose, rest: number): void {
    const { cards } = this;
    if (cards.length === 0) return;
    this.cards = [];
    for (const card of cards) this.land(card);
    const pile: Leaving = {
      cards,
      begin: (from) => this.leave(pile, to, from),
      motion: { from: 0, until: 0, step: () => undefined },
    };
    pile.motion = this.air.motions.add(pile.begin(this.air.now() + rest));
    this.leaving.add(pile);
  }

  /** A hand came down on it. */
  pop(): void {
    const now = this.air.now();
    this.effect({
      from: now,
      until: now + POP.length,
      step: (t) => {
        this.scale = POP.from + (1 - POP.from) * ease.backOut(t);
        this.draw();
      },
    });
  }

  shake(): void {
    const now = this.air.now();
    this.effect({
      from: now,
      until: now + SHAKE.length,
      step: (t) => {
        this.shift = SHAKE.wide * Math.sin(t * SHAKE.swings * 2 * Math.PI) * (1 - t);
        this.draw();
      },
    });
  }

  /** Puts every sprite where it is now. */
  draw(): void {
    const matchNow = this.air.matchNow();
    for (const card of this.cards) this.drawCard(card, matchNow);
    for (const { cards } of this.leaving) for (const card of cards) this.place(card, 1);
  }

  clear(): void {
    for (const { cards, motion } of this.leaving) {
      this.air.motions.drop(motion);
      for (const { sprite } of cards) sprite.destroy();
    }
    this.leaving.clear();
    for (const { sprite, motion } of this.cards) {
      if (motion !== undefined) this.air.motions.drop(motion);
      sprite.destroy();
    }
    this.cards = [];
    this.shift = 0;
    this.scale = 1;
  }

  private effect(motion: Motion): void {
    if (this.air.moving().style === 'full') this.air.motions.add(motion);
  }

  private make({ card, visibleAt }: Laid, place: number, laidAt: number): Lying {
    const turning = visibleAt > laidAt;
    const sprite = new CardSprite(this.air.scene, this.air.bakery, { card, faceUp: !turning });
    const at = pilePose(this.air.layout.pile, { depth: 0, of: place });
    sprite.dress(at);
    this.laid += 1;
    sprite.container.setDepth(PILE_DEPTH + this.laid / 1000);
    return { card, place, visibleAt, laidAt, sprite, at, motion: undefined, turning };
  }

  private settle(of: number): void {
    for (const card of this.cards) card.at = pilePose(this.air.layout.pile, { depth: of - card.place, of });
  }

  /** A card moves to another place, from wherever it is. */
  private send(card: Lying, to: Pose, until: number): void {
    if (card.motion !== undefined) this.air.motions.drop(card.motion);
    card.motion = undefined;
    const from = card.at;
    if (this.air.moving().style !== 'full') {
      card.at = to;
      return;
    }
    card.motion = this.air.motions.add({
      from: this.air.now(),
      until,
      step: (t) => {
        card.at = between(from, to, ease.cubicOut(t));
      },
      end: () => {
        card.motion = undefined;
      },
    });
  }

  /** A pile that is taken is seen as it was: what flew is there. */
  private land(card: Lying): void {
    if (card.motion !== undefined) {
      this.air.motions.drop(card.motion);
      card.motion.step(1);
      card.motion = undefined;
    }
    if (!card.turning) return;
    // Taken before it was seen: it goes face down.
    card.turning = false;
    card.sprite.container.setAlpha(1);
  }

  private hasten(pile: Leaving): void {
    const now = this.air.now();
    if (pile.motion.from <= now) return;
    this.air.motions.drop(pile.motion);
    pile.motion = this.air.motions.add(pile.begin(now));
  }

  private leave(pile: Leaving, to: Pose, from: number): Motion {
    const { style, stretch } = this.air.moving();
    const { cards } = pile;
    const end = (): void => {
      this.leaving.delete(pile);
      for (const { sprite } of cards) sprite.destroy();
    };
    if (style !== 'full') {
      const until = from + (style === 'none' ? 0 : FADE_MS);
      return { from, until, step: (t) => fade(cards, 1 - t), end };
    }
    const { pile: middle } = this.air.layout;
    const starts = cards.map(({ at }) => at);
    const heap = cards.map(({ place }) => ({
      ...middle,
      x: middle.x + 6 * stray(place),
      y: middle.y - 10,
      angle: 5 * stray(place + 0.5),
    }));
    const share = GATHER_MS / (GATHER_MS + FLY_MS);
    return {
      from,
      until: from + (GATHER_MS + FLY_MS) * stretch,
      step: (t) => {
        for (const [index, card] of cards.entries()) {
          const [start, gathered] = [starts[index] ?? to, heap[index] ?? to];
          card.at =
            t < share
              ? between(start, gathered, ease.quadIn(t / share))
              : between(gathered, to, ease.cubicInOut((t - share) / (1 - share)));
        }
      },
      end,
    };
  }

  private drawCard(card: Lying, matchNow: number): void {
    if (!card.turning) {
      this.place(card, 1);
      return;
    }
    const length = card.visibleAt - card.laidAt;
    const t = Math.min(1, (matchNow - card.laidAt) / length);
    card.turning = t < 1;
    const { style } = this.air.moving();
    const { width, faceUp } = turnAt(t);
    card.sprite.faceUp = style === 'full' ? faceUp : true;
    card.sprite.dress(this.air.layout.pile);
    // Without motion it is not there before it can be seen.
    const shown =
      style === 'full' ? 1 : style === 'none' ? Math.floor(t) : 1 - Math.min(1, ((1 - t) * length) / FADE_MS);
    card.sprite.container.setAlpha(shown);
    this.place(card, style === 'full' ? width : 1);
  }

  private place({ sprite, at, motion, turning }: Lying, width: number): void {
    const still = motion === undefined && !turning && this.scale === 1 && this.shift === 0;
    if (still && at.w === this.air.layout.pile.w) {
      const { alpha } = sprite.container;
      sprite.rest(at);
      sprite.container.setAlpha(alpha);
    } else sprite.fly({ ...at, x: at.x + this.shift, w: at.w * this.scale }, width);
  }
}

const fade = (cards: readonly Lying[], alpha: number): void => {
  for (const { sprite } of cards) sprite.container.setAlpha(alpha);
};
