/** The card sprites of a stage, and at which spot each lies. Any back will do for a back; a card keeps its own sprite. */
import type { CardId } from '#engine/cards/cards';
import { type Hidden, isHidden } from '#engine/core/secrets';
import type { Placed, Spot } from '#scenes/cues';
import { spotKey } from '#scenes/scripts/placing';
import type { CardSprite } from './card';

export class Sprites {
  private all: CardSprite[] = [];
  private readonly spots = new WeakMap<CardSprite, string>();

  constructor(private readonly make: (look: Pick<Placed, 'card' | 'faceUp'>) => CardSprite) {}

  [Symbol.iterator](): Iterator<CardSprite> {
    return this.all[Symbol.iterator]();
  }

  /** With their places among the cards they were last matched to. */
  entries(): Iterable<readonly [number, CardSprite]> {
    return this.all.entries();
  }

  of(card: CardId): CardSprite | undefined {
    return this.all.find((sprite) => sprite.card === card);
  }

  /** The sprite that lies at a spot since it landed there, or since the last match. */
  lyingAt(spot: Spot): CardSprite | undefined {
    const key = spotKey(spot);
    return this.all.find((sprite) => this.spots.get(sprite) === key);
  }

  /** A sprite lies at a spot from now on. */
  lay(sprite: CardSprite, spot: Spot): void {
    this.spots.set(sprite, spotKey(spot));
  }

  /** The sprite of a card, or the back that lies at the spot; undefined when neither is. It shows the card from now on. */
  take(card: CardId | Hidden, from: Spot): CardSprite | undefined {
    const named = isHidden(card) ? undefined : this.of(card);
    const lying = named ?? this.backAt(from);
    if (lying !== undefined && !isHidden(card)) lying.card = card;
    return lying;
  }

  /** A new sprite besides those that were matched. */
  add(look: Pick<Placed, 'card' | 'faceUp'>): CardSprite {
    const made = this.make(look);
    this.all.push(made);
    return made;
  }

  remove(sprite: CardSprite): void {
    this.all = this.all.filter((other) => other !== sprite);
    sprite.destroy();
  }

  /** One sprite for each card, in their order: those that show it already, else new ones. All others go. */
  match(placed: readonly Placed[]): void {
    const free = new Set(this.all);
    const kept = placed.map((one) => this.reuse(one, free));
    for (const sprite of free) sprite.destroy();
    this.all = placed.map((one, index) => kept[index] ?? this.make(one));
  }

  clear(): void {
    for (const sprite of this.all) sprite.destroy();
    this.all = [];
  }

  private backAt(spot: Spot): CardSprite | undefined {
    const lying = this.lyingAt(spot);
    return lying !== undefined && isHidden(lying.card) ? lying : undefined;
  }

  private reuse(placed: Placed, free: Set<CardSprite>): CardSprite | undefined {
    for (const sprite of free) {
      const same = isHidden(placed.card)
        ? isHidden(sprite.card) && this.spots.get(sprite) === spotKey(placed.spot)
        : sprite.card === placed.card;
      if (!same) continue;
      free.delete(sprite);
      return sprite;
    }
    return undefined;
  }
}
