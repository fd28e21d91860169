/** What the player at a screen has picked out, and what it means. */
import type { CardId } from '#engine/cards/cards';
import type { Kind } from '#engine/core/rules';
import type { Seat } from '#engine/core/words';
import type { Advice } from '#scenes/games/controls';
import type { GameTable } from '#scenes/games/game';
import type { Message } from '#text/message';

export interface SelectionParts<K extends Kind> {
  readonly game: GameTable<K>;
  /** The table as the picture shows it. */
  readonly view: () => K['view'] | undefined;
  /** The seat whose cards are open. */
  readonly you: () => Seat | undefined;
  sound(name: string): void;
  refuse(why: Message): void;
  changed(): void;
}

interface Advised<K extends Kind> {
  readonly view: K['view'];
  readonly you: Seat;
  readonly chosen: readonly CardId[];
  readonly advice: Advice<K['action']>;
}

export class Selection<K extends Kind> {
  chosen: readonly CardId[] = [];
  hovered: CardId | undefined;
  /** The card in the keyboard's focus. */
  focused: CardId | undefined;
  /** The advice last given, and what it was given for. */
  private known: Advised<K> | undefined;

  constructor(private readonly parts: SelectionParts<K>) {}

  /** What the selection means; undefined where nobody's cards are open. */
  advice(): Advice<K['action']> | undefined {
    const { known, chosen } = this;
    const [view, you] = [this.parts.view(), this.parts.you()];
    if (view === undefined || you === undefined) return undefined;
    // Every panel of one drawing asks, and none of the three is ever changed in place.
    if (known?.view === view && known.you === you && known.chosen === chosen) return known.advice;
    const advice = this.parts.game.advise(view, you, chosen);
    this.known = { view, you, chosen, advice };
    return advice;
  }

  /** Chooses a card or puts it back, or says why neither can be. */
  pick(card: CardId): void {
    const [view, you] = [this.parts.view(), this.parts.you()];
    if (view === undefined || you === undefined) return;
    const picked = this.parts.game.toggle(view, you, { chosen: this.chosen, card });
    if (picked.ok) this.choose(picked.value);
    else this.parts.refuse(picked.fault);
  }

  hover(card: CardId | undefined): void {
    if (card === this.hovered) return;
    this.hovered = card;
    this.parts.changed();
  }

  focusOn(card: CardId | undefined): void {
    if (card === this.focused) return;
    this.focused = card;
    this.parts.changed();
  }

  /** Chooses the card in focus, or nothing where it may not be chosen: whoever only passes by is told no reason. */
  follow(): void {
    const { focused, chosen } = this;
    const [view, you] = [this.parts.view(), this.parts.you()];
    if (view === undefined || you === undefined || focused === undefined || chosen.includes(focused)) return;
    const picked = this.parts.game.toggle(view, you, { chosen, card: focused });
    if (picked.ok || chosen.length > 0) this.choose(picked.ok ? picked.value : []);
  }

  /** The card that a fan shows whole: the one in focus, or the one that is chosen. */
  get whole(): CardId | undefined {
    const [chosen, ...others] = this.chosen;
    return this.focused ?? (others.length === 0 ? chosen : undefined);
  }

  /** Makes these cards the selection, with its sound. */
  choose(cards: readonly CardId[]): void {
    this.parts.sound(cards.length > this.chosen.length ? 'pick' : 'drop');
    this.chosen = cards;
    this.parts.changed();
  }

  clear(): void {
    if (this.chosen.length > 0) this.choose([]);
  }

  /** Puts back what a new view no longer offers. */
  keepOffered(): void {
    const offered = this.choosable();
    this.chosen = this.chosen.filter((card) => offered.has(card));
  }

  /** Cards that may be chosen: the own hand, and what the game offers on the table. */
  choosable(): ReadonlySet<CardId> {
    const { game } = this.parts;
    const [view, you] = [this.parts.view(), this.parts.you()];
    if (view === undefined) return new Set();
    return new Set([...(you === undefined ? [] : game.ownHand(view, you)), ...game.onTable(view)]);
  }
}
