/** Gloved hands on the pile, each with its place or a cross at the cuff, and the rings of a slap that was right. */
import type Phaser from 'phaser';
import { type Seat, seatsOf } from '#engine/core/words';
import { type Air, FADE_MS } from './air';
import { type Landing, landing } from './hands';
import { ease, type Motion } from './motions';
import type { RaceLayout } from './places';

const IN_MS = 90;
const STAYS_MS = 700;
/** A hand stays at least so long, whatever comes. */
const SEEN_MS = 250;
const OUT_MS = 260;
const COMES_FROM = 110;
const RING = { from: 110, to: 160, length: 420, second: 90 } as const;
const USUAL_RADIUS = 186;
const GLOVE_DEPTH = 500;
const DISC = { place: 28, cross: 32 } as const;

/** Rings are as large as the circle asks that is drawn around the pile. */
const ringOf = ({ pile }: RaceLayout): number => (RING.to * pile.radius) / USUAL_RADIUS;

interface Hand {
  readonly where: Landing;
  readonly glove: Phaser.GameObjects.Image;
  readonly disc: Phaser.GameObjects.Image;
  readonly lands: number;
  leaving: Motion;
}

export class Gloves {
  private readonly hands = new Set<Hand>();
  private readonly rings = new Set<Phaser.GameObjects.Image>();
  private landed = 0;

  constructor(private readonly air: Air) {}

  /** Bakes what hands need before one comes down: a press has no time for it. */
  prepare(): void {
    const { bakery, layout } = this.air;
    for (const seat of seatsOf(layout.seating.seats)) {
      bakery.glove(seat, layout.glove);
      bakery.disc(seat + 1, DISC.place);
    }
    bakery.disc('cross', DISC.cross);
    bakery.ring(ringOf(layout));
  }

  /** A hand comes down: the `sign`-th to arrive, or wrongly. */
  slap(seat: Seat, sign: number | 'cross', pileCount: number): void {
    const { layout, motions } = this.air;
    const { style, stretch } = this.air.moving();
    const where = landing(layout, seat, { pileCount, lying: [...this.hands].map((hand) => hand.where.palm) });
    const now = this.air.now();
    const lands = now + (style === 'full' ? IN_MS * stretch : style === 'reduced' ? FADE_MS : 0);
    const hand = this.make(seat, sign, { where, lands });
    this.hands.add(hand);
    motions.add({ from: now, until: lands, step: (t) => this.put(hand, style === 'full' ? 1 - ease.quadIn(t) : 0, t) });
    this.leave(hand, lands + STAYS_MS * Math.max(1, stretch));
  }

  /** A new card comes: hands make room for it as soon as they have been seen. */
  makeRoom(): void {
    const now = this.air.now();
    for (const hand of this.hands) {
      const from = Math.max(now, hand.lands + SEEN_MS);
      if (from < hand.leaving.from) this.leave(hand, from);
    }
  }

  /** Two rings cross the felt, one behind the other. */
  ring(): void {
    const { bakery, scene, motions, layout } = this.air;
    const { style, stretch } = this.air.moving();
    if (style !== 'full') return;
    for (const delay of [0, RING.second]) {
      const { key } = bakery.ring(ringOf(layout));
      const image = scene.add.image(layout.pile.x * bakery.unit, layout.pile.y * bakery.unit, key);
      image.setDepth(GLOVE_DEPTH - 1).setVisible(false);
      this.rings.add(image);
      const from = this.air.now() + (IN_MS + delay) * stretch;
      motions.add({
        from,
        until: from + RING.length * stretch,
        step: (t) => {
          const radius = RING.from + (RING.to - RING.from) * ease.cubicOut(t);
          image
            .setVisible(true)
            .setScale(radius / RING.to)
            .setAlpha(1 - t);
        },
        end: () => {
          this.rings.delete(image);
          image.destroy();
        },
      });
    }
  }

  clear(): void {
    for (const hand of [...this.hands]) this.remove(hand);
    for (const image of this.rings) image.destroy();
    this.rings.clear();
  }

  private leave(hand: Hand, from: number): void {
    const { style, stretch } = this.air.moving();
    this.air.motions.drop(hand.leaving);
    hand.leaving = this.air.motions.add({
      from,
      until: from + (style === 'full' ? OUT_MS * stretch : style === 'reduced' ? FADE_MS : 0),
      step: (t) => this.put(hand, style === 'full' ? ease.quadIn(t) : 0, 1 - t),
      end: () => this.remove(hand),
    });
  }

  private make(seat: Seat, sign: number | 'cross', { where, lands }: Pick<Hand, 'where' | 'lands'>): Hand {
    const { bakery, scene, layout } = this.air;
    const baked = bakery.glove(seat, layout.glove);
    this.landed += 1;
    const depth = GLOVE_DEPTH + (this.landed % 1000) / 10;
    const glove = scene.add
      .image(0, 0, baked.key)
      .setOrigin(baked.origin.x, baked.origin.y)
      .setAngle(where.angle)
      .setScale(where.thumb === 'left' ? 1 : -1, 1)
      .setDepth(depth);
    const disc = scene.add
      .image(0, 0, bakery.disc(sign, sign === 'cross' ? DISC.cross : DISC.place).key)
      .setDepth(depth + 0.05);
    return { where, lands, glove, disc, leaving: { from: lands, until: lands, step: () => undefined } };
  }

  /** So far out towards its owner, 0 to 1, and so solid. */
  private put({ where, glove, disc }: Hand, out: number, alpha: number): void {
    const { unit } = this.air.bakery;
    const turn = (where.angle * Math.PI) / 180;
    const [dx, dy] = [-Math.sin(turn) * COMES_FROM * out, Math.cos(turn) * COMES_FROM * out];
    glove.setPosition((where.palm.x + dx) * unit, (where.palm.y + dy) * unit).setAlpha(alpha);
    disc.setPosition(Math.round((where.disc.x + dx) * unit), Math.round((where.disc.y + dy) * unit)).setAlpha(alpha);
  }

  private remove(hand: Hand): void {
    this.hands.delete(hand);
    hand.glove.destroy();
    hand.disc.destroy();
  }
}
