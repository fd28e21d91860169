/** Backs: every seat's stack, the burnt cards, and single backs on their way from one to the other. */
import type Phaser from 'phaser';
import type { Seat } from '#engine/core/words';
import { seatsOf } from '#engine/core/words';
import type { RaceView } from '#engine/kit/race';
import { cardHeight, type Pose } from '#scenes/stage/layout';
import type { Piece } from '#scenes/stage/scenery';
import { type Air, between, homeOf } from './air';
import { ease } from './motions';
import { BURNT_SHOWN, burnPose } from './pile';

/** Two layers for each six cards, as far as they fit beside a plate. */
const LAYER_UNITS = 2;
const MOST_LAYERS = 8;
const TRAVEL_MS = 260;
const DEAL = { each: 220, longest: 1400, most: 5 } as const;
const FLYING_DEPTH = 400;

interface Flight {
  readonly from: Pose;
  readonly to: Pose;
  readonly start: number;
  readonly length: number;
  readonly landed?: (() => void) | undefined;
}

const layersOf = (count: number): number => Math.min(MOST_LAYERS, Math.ceil(count / 3));

export class Backs {
  private readonly stacks = new Map<
    Seat,
    { readonly layers: number; readonly image: Phaser.GameObjects.Image | undefined }
  >();
  private burnt: { readonly count: number; readonly images: readonly Phaser.GameObjects.Image[] } = {
    count: 0,
    images: [],
  };
  private burnCount = 0;
  /** Cards that are burnt by the rules and still on their way there. */
  private burning = 0;
  private readonly flying = new Set<Phaser.GameObjects.Image>();

  constructor(private readonly air: Air) {}

  /** Bakes every stack there can be, before somebody presses. */
  prepare(): void {
    const { bakery, layout } = this.air;
    const seats = seatsOf(layout.seating.seats);
    const widths = new Set(seats.flatMap((seat) => layout.stack(seat)?.w ?? []));
    for (const w of widths)
      for (let layers = 1; layers <= MOST_LAYERS; layers += 1) bakery.stack(w, layers, LAYER_UNITS);
    for (const seat of seats) bakery.back(homeOf(layout, seat).w);
    bakery.back(layout.burn.w);
    bakery.back(layout.pile.w);
  }

  /** Stacks and burnt cards as the view has them. */
  show({ counts, burnCount }: Pick<RaceView, 'counts' | 'burnCount'>): void {
    for (const seat of seatsOf(counts.length)) this.stack(seat, layersOf(counts[seat] ?? 0));
    this.burnCount = burnCount;
    this.lieBurnt();
  }

  clear(): void {
    for (const { image } of this.stacks.values()) image?.destroy();
    for (const image of [...this.burnt.images, ...this.flying]) image.destroy();
    this.stacks.clear();
    this.flying.clear();
    this.burnt = { count: 0, images: [] };
    this.burning = 0;
  }

  /** A back travels. */
  travel(from: Pose, to: Pose, landed?: () => void): void {
    const { style, stretch } = this.air.moving();
    if (style === 'full') this.fly({ from, to, start: 0, length: TRAVEL_MS * stretch, landed });
    else landed?.();
  }

  /** Cards go to the burnt ones, and lie there when they have come. */
  burn(from: Pose, count: number): void {
    this.burning += count;
    this.travel(from, burnPose(this.air.layout.burn, BURNT_SHOWN - 1), () => {
      this.burning = Math.max(0, this.burning - count);
      this.lieBurnt();
    });
  }

  /** The deal, from the middle to every stack, which grows meanwhile. */
  deal(counts: readonly number[]): void {
    const { style, stretch } = this.air.moving();
    const { pile } = this.air.layout;
    if (style !== 'full') return;
    const dealt = counts.map((count) => Math.min(count, DEAL.most));
    const rounds = Math.max(...dealt);
    const step = Math.min(70, (DEAL.longest - DEAL.each) / (rounds * counts.length));
    const now = this.air.now();
    for (let round = 0; round < rounds; round += 1)
      for (const seat of seatsOf(counts.length)) {
        const start = (round * counts.length + seat) * step * stretch;
        const from = { x: pile.x, y: pile.y, w: pile.w, angle: -6 };
        this.fly({ from, to: homeOf(this.air.layout, seat), start, length: DEAL.each * stretch });
      }
    this.air.motions.add({
      from: now,
      until: now + (rounds * counts.length * step + DEAL.each) * stretch,
      step: (t) => this.show({ counts: counts.map((count) => Math.floor(count * t)), burnCount: 0 }),
    });
  }

  private fly({ from, to, start, length, landed }: Flight): void {
    const { bakery, scene, motions } = this.air;
    const w = Math.max(from.w, to.w);
    const image = scene.add.image(0, 0, bakery.back(w).key).setDepth(FLYING_DEPTH).setVisible(false);
    this.flying.add(image);
    const begin = this.air.now() + start;
    motions.add({
      from: begin,
      until: begin + length,
      step: (t) => {
        const { x, y, angle, ...at } = between(from, to, ease.cubicOut(t));
        image
          .setVisible(true)
          .setPosition(x * bakery.unit, y * bakery.unit)
          .setAngle(angle)
          .setScale(at.w / w);
      },
      end: () => {
        this.flying.delete(image);
        image.destroy();
        landed?.();
      },
    });
  }

  private stack(seat: Seat, layers: number): void {
    const pose = this.air.layout.stack(seat);
    const known = this.stacks.get(seat);
    if (pose === undefined || known?.layers === layers) return;
    known?.image?.destroy();
    this.stacks.set(seat, { layers, image: layers === 0 ? undefined : this.pack(pose, layers) });
  }

  /** A stack of backs, its middle on the pose. */
  private pack({ x, y, w }: Pose, layers: number): Phaser.GameObjects.Image {
    const { bakery, scene } = this.air;
    const { unit } = bakery;
    const high = cardHeight(w) + (layers - 1) * LAYER_UNITS;
    return scene.add
      .image(
        Math.round((x - w / 2) * unit),
        Math.round((y - high / 2) * unit),
        bakery.stack(w, layers, LAYER_UNITS).key,
      )
      .setOrigin(0)
      .setDepth(-1);
  }

  private lieBurnt(): void {
    const count = Math.min(Math.max(0, this.burnCount - this.burning), BURNT_SHOWN);
    if (this.burnt.count === count) return;
    for (const image of this.burnt.images) image.destroy();
    const from = BURNT_SHOWN - count;
    const images = Array.from({ length: count }, (_, index) => this.back(burnPose(this.air.layout.burn, from + index)));
    this.burnt = { count, images };
  }

  private back({ x, y, w, angle }: Pose): Phaser.GameObjects.Image {
    const { bakery, scene } = this.air;
    const { unit } = bakery;
    return scene.add
      .image(Math.round(x * unit), Math.round(y * unit), bakery.back(w).key)
      .setAngle(angle)
      .setDepth(-1);
  }
}

/** The felt's furniture: the circle around the pile, and a dashed place where a stack is empty. */
export function furnitureOf(air: Pick<Air, 'layout'>, counts: readonly number[]): readonly Piece[] {
  const { pile, stack } = air.layout;
  const empty = seatsOf(counts.length).flatMap((seat) => {
    const pose = stack(seat);
    return pose !== undefined && counts[seat] === 0 ? [{ kind: 'slot', pose, tone: 'soft' } as const] : [];
  });
  return [{ kind: 'circle', x: pile.x, y: pile.y, radius: pile.radius }, ...empty];
}
