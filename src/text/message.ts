/**
 * Every word a player reads goes through a `Message`: a key of the language's table and the values it names.
 *
 * A card or a player's name inside a text is a mark (`⟦7C⟧`, `⟪Aino⟫`), so that a panel can draw suits as pictures and
 * names in bold, and a screen reader can hear "seven of clubs". `pieces` cuts a text at its marks.
 */
import { type CardId, readCard, SUITS, type Suit } from '#engine/cards/cards';
import { type Seat, seat } from '#engine/core/words';

export interface Message {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A text cut at its marks: plain words, a card, a suit's sign beside its name (it has no words of its own), or words to stress. */
export type Piece =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'suit'; readonly suit: Suit; readonly words: '' }
  | { readonly kind: 'strong'; readonly words: string };

export const markCard = (card: CardId): string => `⟦${card}⟧`;
export const markCards = (cards: readonly CardId[], joiner: string): string => cards.map(markCard).join(joiner);
/** Stands for a seat's name: texts are written before anybody knows who is called what. See `withNames`. */
export const markSeat = (seat: Seat): string => `⟨${seat}⟩`;
/** The same as whose something is: "Mikko’s", "your". */
export const markWhose = (seat: Seat): string => `⟨${seat}’s⟩`;
/** Around a list of marked seats: "you" comes first in it, whoever reads. */
export const markList = (list: string): string => `⟨${list}⟩`;
export const markStrong = (words: string): string => `⟪${withoutMarks(words)}⟫`;

/** What a player typed, without the brackets that marks are made of. */
export const withoutMarks = (words: string): string => words.replace(/[⟦⟧⟪⟫⟨⟩]/g, '');

/** How a seat is called: by its name, or as whose something is. */
export type NameOf = (seat: Seat, form?: 'name' | 'whose') => string;

/** A text with every seat's mark replaced by its name. */
export const withNames = (text: string, nameOf: NameOf): string =>
  youFirst(text, nameOf).replace(/⟨(\d+)(’s)?⟩/g, (_, number: string, whose: string | undefined) =>
    withoutMarks(nameOf(seat(Number(number)), whose === undefined ? 'name' : 'whose')),
  );

const youFirst = (text: string, nameOf: NameOf): string =>
  text.replace(/⟨(⟨\d+⟩(?:[^⟨⟩]*⟨\d+⟩)*)⟩/g, (_, list: string) => {
    const seats = [...list.matchAll(/⟨(\d+)⟩/g)].map(([, number]) => seat(Number(number)));
    const order = [...seats].sort((a, b) => Number(isSpokenTo(b, nameOf)) - Number(isSpokenTo(a, nameOf)));
    let next = 0;
    return list.replace(/⟨\d+⟩/g, () => {
      const who = order[next];
      next += 1;
      return who === undefined ? '' : markSeat(who);
    });
  });

/** What is yours is never told with a name. */
const isSpokenTo = (who: Seat, nameOf: NameOf): boolean => !nameOf(who, 'whose').startsWith(nameOf(who, 'name'));

/** The same inside a message's values. */
export const withNamesIn = (message: Message, nameOf: NameOf): Message => ({
  key: message.key,
  values: Object.fromEntries(
    Object.entries(message.values).map(([key, value]) => [
      key,
      typeof value === 'string' ? withNames(value, nameOf) : value,
    ]),
  ),
});

/** Cuts a text at its marks, in reading order. A mark that names neither card nor suit stays words. */
export function pieces(text: string): readonly Piece[] {
  return text
    .split(/(⟦[^⟧]*⟧|⟪[^⟫]*⟫)/)
    .filter((part) => part !== '')
    .map((part): Piece => {
      if (part.startsWith('⟪')) return { kind: 'strong', words: part.slice(1, -1) };
      return part.startsWith('⟦') ? signOf(part) : { kind: 'words', words: part };
    });
}

function signOf(part: string): Piece {
  const inside = part.slice(1, -1);
  const suit = SUITS.find((one) => one === inside);
  if (suit !== undefined) return { kind: 'suit', suit, words: '' };
  const card = readCard(inside);
  return card === undefined ? { kind: 'words', words: part } : { kind: 'card', card };
}
