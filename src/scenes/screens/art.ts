/** The pictures of games on tiles and lists: a few cards on the game's felt, laid as the game is played. */
import './art.css';
import { html, nothing, type TemplateResult } from 'lit';
import glove from '#assets/sprites/source/glove.svg';
import type { Felt } from '#scenes/app';
import { cardBack, cardFace } from '#scenes/panels/kit';
import type { PackFace } from '#scenes/stage/sheets';

/** A card of a picture: where its middle lies, in card widths from the picture's, and its turn in degrees. */
interface ArtCard {
  readonly card: PackFace | 'back';
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly look?: 'won';
}

interface Picture {
  readonly cards: readonly ArtCard[];
  /** Width of its cards, of the width asked for: a picture of many cards has smaller ones. */
  readonly scale: number;
  readonly slapped?: 'slapped';
}

/** Cards fanned around their middle. */
function fanned(faces: readonly PackFace[], turn: number): readonly ArtCard[] {
  const middle = (faces.length - 1) / 2;
  return faces.map((card, n) => ({
    card,
    x: (n - middle) * 0.62,
    y: Math.abs(n - middle) * 0.06,
    turn: (n - middle) * turn,
  }));
}

const PICTURES: Readonly<Record<string, Picture>> = {
  cassino: { cards: fanned(['4H', '8S', 'QC'], 9), scale: 1 },
  tongits: { cards: fanned(['9H', 'TH', 'JH', 'QH'], 7), scale: 0.82 },
  ohheaven: {
    cards: [
      { card: '3C', x: -1.2, y: 0.04, turn: -4 },
      { card: 'KC', x: 0, y: -0.64, turn: 0 },
      { card: '9C', x: 1.2, y: 0.04, turn: 4 },
      { card: 'AS', x: 0, y: 0.64, turn: 0, look: 'won' },
    ],
    scale: 0.62,
  },
  ratscrew: {
    cards: [
      { card: '7C', x: -0.42, y: -0.04, turn: -9 },
      { card: '7D', x: 0.42, y: 0.04, turn: 8 },
    ],
    scale: 1,
    slapped: 'slapped',
  },
  slapjack: {
    cards: [
      { card: 'back', x: -0.3, y: 0.06, turn: -15 },
      { card: '5S', x: -0.12, y: 0.02, turn: -6 },
      { card: 'JH', x: 0.2, y: -0.02, turn: 6 },
    ],
    scale: 1,
  },
};
/** A game that has no picture yet shows one card of each suit. */
const ANY: Picture = { cards: fanned(['AS', 'KH', '7D', '2C'], 7), scale: 0.82 };

/** A game's cards on its felt, filling its box; `width` is that of one card in rem. Decoration, named beside it. */
export function gameArt(game: string, width: number): TemplateResult {
  const { cards, scale, slapped } = PICTURES[game] ?? ANY;
  return html`<span class="game-art" data-game=${game} aria-hidden="true" style="--w:${width * scale}rem"
    >${cards.map(laid(width * scale))}${slapped === undefined ? nothing : html`<img class="art-glove" src=${glove} alt="" />`}</span
  >`;
}

/** Layout units under which a card of a picture is drawn with large figures. */
const SMALL_UNDER = 5.6;

const laid =
  (width: number) =>
  ({ card, x, y, turn, look }: ArtCard): TemplateResult => {
    const size = width < SMALL_UNDER ? 'small' : 'full';
    const picture = card === 'back' ? cardBack(width, size) : cardFace(card, width, size);
    return html`<span class="art-card" data-look=${look ?? nothing} style="--x:${x};--y:${y};--turn:${turn}deg"
      >${picture}</span
    >`;
  };

const FELTS: readonly Felt[] = ['cassino', 'ratscrew', 'slapjack', 'tongits', 'ohheaven'];

/** The felt a game is played on; a game without one of its own lies on the menu's. */
export const feltOf = (game: string): Felt => FELTS.find((felt) => felt === game) ?? 'menu';
