/**
 * The keys of a slap race: each seat has one to slap and one to play (rule sheets, section 7). No two seats ever share a key:
 * whoever takes one gives the own one for it.
 */
import { type Seat, seatsOf } from '#engine/core/words';
import type { SeatKeys, Settings } from '#storage/types';

export type { SeatKeys } from '#storage/types';

/** What a seat does with a key. */
export type KeyAction = keyof SeatKeys;

/** Whose key it is, and what for. */
export interface KeyUse {
  readonly seat: Seat;
  readonly action: KeyAction;
}

/** The sheets' keys by seat, as codes of `KeyboardEvent`: places on the keyboard, whatever is printed on them. */
export const SEAT_KEYS: readonly SeatKeys[] = [
  { slap: 'KeyX', play: 'KeyZ' },
  { slap: 'KeyN', play: 'KeyM' },
  { slap: 'KeyW', play: 'KeyQ' },
  { slap: 'KeyO', play: 'KeyP' },
  { slap: 'KeyK', play: 'KeyL' },
  { slap: 'KeyS', play: 'KeyA' },
  { slap: 'Digit2', play: 'Digit1' },
  { slap: 'KeyV', play: 'KeyB' },
  { slap: 'KeyR', play: 'KeyT' },
  { slap: 'KeyY', play: 'KeyU' },
];

/** Besides the seat's own keys, for somebody who plays alone. */
export const ALONE: SeatKeys = { slap: 'Space', play: 'KeyQ' };

/** The keys of all ten seats. Settings in which two seats share a key, which no change here makes, count as none. */
export function keysOf({ slapKeys }: Pick<Settings, 'slapKeys'>): readonly SeatKeys[] {
  const keys = SEAT_KEYS.map((usual, seat) => slapKeys[seat] ?? usual);
  const codes = keys.flatMap(({ slap, play }) => [slap, play]);
  return new Set(codes).size === codes.length ? keys : SEAT_KEYS;
}

/**
 * What a key does at a table with these people: it belongs to one of them, or to nobody here. Somebody alone slaps with
 * Space and plays with Q as well, unless those are keys of the seat's own for something else.
 */
export function keyUse(keys: readonly SeatKeys[], people: readonly Seat[], code: string): KeyUse | undefined {
  const own = ownerOf(keys, people, code);
  if (own !== undefined) return own;
  const [alone, ...others] = people;
  if (alone === undefined || others.length > 0) return undefined;
  const action = actionOf(ALONE, code);
  return action === undefined ? undefined : { seat: alone, action };
}

function ownerOf(keys: readonly SeatKeys[], seats: readonly Seat[], code: string): KeyUse | undefined {
  for (const seat of seats) {
    const action = actionOf(keys[seat], code);
    if (action !== undefined) return { seat, action };
  }
  return undefined;
}

function actionOf(keys: SeatKeys | undefined, code: string): KeyAction | undefined {
  if (keys?.slap === code) return 'slap';
  return keys?.play === code ? 'play' : undefined;
}

/** A key that a seat would like to have for something. */
export interface KeyWish extends KeyUse {
  readonly code: string;
}

/** Why a seat cannot have a key: somebody at the table has it, or the browser and the house need it. */
export type Clash = { readonly type: 'taken'; readonly by: KeyUse } | { readonly type: 'reserved' };

/** Esc opens the menu; the others belong to the browser, or hold back what is pressed with them. */
const RESERVED =
  /^(Escape|Tab|F\d+|(Control|Alt|Meta|OS)(Left|Right)?|ContextMenu|CapsLock|NumLock|PrintScreen|Unidentified)?$/;

/** Why the key cannot be had, with these people at the table. Keys of seats where no person sits are free to take. */
export function clashOf(keys: readonly SeatKeys[], people: readonly Seat[], wish: KeyWish): Clash | undefined {
  if (RESERVED.test(wish.code)) return { type: 'reserved' };
  const others = people.filter((seat) => seat !== wish.seat);
  const by = ownerOf(keys, others, wish.code);
  return by === undefined ? undefined : { type: 'taken', by };
}

/** The keys once the seat has this one; whoever had it gets the seat's old one for it. */
export function rebound(keys: readonly SeatKeys[], { seat, action, code }: KeyWish): readonly SeatKeys[] {
  const before = keys[seat]?.[action];
  const giver = ownerOf(keys, seatsOf(keys.length), code);
  if (before === undefined) return keys;
  const given = giver === undefined ? keys : withKey(keys, giver, before);
  return withKey(given, { seat, action }, code);
}

const withKey = (keys: readonly SeatKeys[], use: KeyUse, code: string): readonly SeatKeys[] =>
  keys.map((own, seat) => (seat === use.seat ? { ...own, [use.action]: code } : own));

const CAPS: Readonly<Record<string, string>> = {
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  IntlBackslash: '<',
  Semicolon: ';',
  Quote: '’',
  Backquote: '`',
  Comma: ',',
  Period: '.',
  Slash: '/',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ShiftLeft: 'Left Shift',
  ShiftRight: 'Right Shift',
};

/** What the cap of a key shows: 'X' for 'KeyX', '2' for 'Digit2', 'Num 5' for 'Numpad5'. */
export const capOf = (code: string): string =>
  CAPS[code] ??
  code
    .replace(/^(Key|Digit)/, '')
    .replace(/^Numpad/, 'Num ')
    .replace(/([a-z])([A-Z])/g, '$1 $2');
