/** From messages to words. The language's table is looked up by i18next, which also picks plural forms. */
import { createInstance } from 'i18next';
import { rankOf, suitOf } from '#engine/cards/cards';
import { EN } from './en/index';
import { type Message, pieces } from './message';

type Stem<K> = K extends `${infer S}_one` | `${infer S}_other` ? S : K;

/** The keys of the English table, without the endings of plural forms. */
export type TextKey = Stem<keyof typeof EN>;

const i18n = createInstance();
i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: { en: { translation: EN } },
});

/** Builds a message; the key must stand in the English table. */
export const message = (key: TextKey, values: Message['values'] = {}): Message => ({ key, values });

/** A table draws the same few hundred texts again and again, and looking one up takes longer than drawing it. */
const known = new Map<string, string>();
/** Far more texts than one table has at a time. */
const MOST_KNOWN = 5000;

/** The text of a message, with its marks. `count` among the values picks the plural form. */
export function say({ key, values }: Message): string {
  const name = `${key} ${JSON.stringify(values)}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size === MOST_KNOWN) known.clear();
  const text = i18n.t(key, values);
  known.set(name, text);
  return text;
}

/** Shorthand: the text of a key. */
export const words = (key: TextKey, values: Message['values'] = {}): string => say(message(key, values));

/** A text for ears and for plain places: cards in words, stress left out. */
export const spoken = (text: string): string =>
  pieces(text)
    .map((piece) => (piece.kind === 'card' ? cardName(piece.card) : piece.words))
    .join('');

/** "Seven of hearts": the name of a card in words. */
export function cardName(card: Parameters<typeof rankOf>[0]): string {
  const rank = rankOf(card);
  const suit = suitOf(card);
  if (rank === undefined || suit === undefined) return words('card.joker');
  return words('card.name', { rank: words(`rank.${rank}`), suit: words(`suit.${suit}`) });
}
