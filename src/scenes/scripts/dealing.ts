/** How a deal looks in every game: its banner, and cards that come off the deck one after another and turn over for whoever may see them. */
import type { CardId } from '#engine/cards/cards';
import { HIDDEN, type Hidden, isHidden } from '#engine/core/secrets';
import { millis } from '#engine/core/words';
import type { Cue, Spot } from '#scenes/cues';
import type { Message } from '#text/message';
import { sound, travel } from './placing';

export const DEAL_MS = 220;
const FLIP_MS = 200;
const BANNER_MS = 1100;
const STAGGER_MS = 70;
/** A deal of many cards is quicker by the card, so that it lasts no longer than this. */
const WHOLE_DEAL_MS = 1400;

/** How far apart the cards of a deal begin to move, in milliseconds. */
export const staggerOf = (cards: number): number =>
  Math.min(STAGGER_MS, Math.floor((WHOLE_DEAL_MS - DEAL_MS) / Math.max(1, cards)));

interface Way {
  readonly from: Spot;
  readonly to: Spot;
  readonly start: number;
}

/** One card off the deck, unheard. */
export function dealCard(card: CardId | Hidden, { from, to, start }: Way): readonly Cue[] {
  const dealt = travel(HIDDEN, { from, to, faceUp: false, ease: 'deal', start, length: DEAL_MS });
  return isHidden(card) ? [dealt] : [dealt, flip(card, to, start + DEAL_MS)];
}

/** The same with its sounds. */
export function dealAloud(card: CardId | Hidden, way: Way): readonly Cue[] {
  const cues = [sound('deal', way.start), ...dealCard(card, way)];
  return isHidden(card) ? cues : [...cues, sound('flip', way.start + DEAL_MS)];
}

/** A card turns over where it lies. */
export const flip = (card: CardId, at: Spot, start: number): Cue => ({
  kind: 'flip',
  card,
  at,
  start: millis(start),
  length: millis(FLIP_MS),
});

/** What a deal or a round opens with: its banner, and the sound of it. */
export const announce = (title: Message, sentence: Message, start = 0): readonly Cue[] => [
  { kind: 'banner', title, sentence, start: millis(start), length: millis(BANNER_MS) },
  sound('round', start),
];
