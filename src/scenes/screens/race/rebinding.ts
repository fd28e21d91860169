/** What comes of pressing a new key for a seat, in values and in words. */
import type { Seat } from '#engine/core/words';
import { type Clash, capOf, clashOf, type KeyWish, rebound, SEAT_KEYS, type SeatKeys } from '#scenes/race/keys';
import { words } from '#text/say';

export type Rebinding =
  | { readonly type: 'refused'; readonly why: Clash }
  | { readonly type: 'bound'; readonly keys: readonly SeatKeys[] };

/** Binds the key, or says who has it. */
export function rebind(keys: readonly SeatKeys[], people: readonly Seat[], wish: KeyWish): Rebinding {
  const why = clashOf(keys, people, wish);
  return why === undefined ? { type: 'bound', keys: rebound(keys, wish) } : { type: 'refused', why };
}

/** The seat's usual keys, whoever has them now getting its own; refused where that is somebody at the table. */
export function usualAgain(keys: readonly SeatKeys[], people: readonly Seat[], seat: Seat): Rebinding {
  const { slap = '', play = '' } = SEAT_KEYS[seat] ?? {};
  const first = rebind(keys, people, { seat, action: 'slap', code: slap });
  return first.type === 'refused' ? first : rebind(first.keys, people, { seat, action: 'play', code: play });
}

export const areUsual = (keys: readonly SeatKeys[], seat: Seat): boolean =>
  keys[seat]?.slap === SEAT_KEYS[seat]?.slap && keys[seat]?.play === SEAT_KEYS[seat]?.play;

/** Keys that the table would use itself; a seat's key goes before it. */
const TABLE_USES = { KeyL: 'log', KeyG: 'scores', KeyR: 'rules', KeyC: 'speech' } as const;

/** A key in a sentence, where a bare comma would be read as one. */
function keyName(code: string): string {
  const cap = capOf(code);
  return /^[^\p{L}\p{N}]$/u.test(cap) ? `“${cap}”` : cap;
}

type NameOf = (seat: Seat) => string;

export function refusalText(why: Clash, { code }: Pick<KeyWish, 'code'>, nameOf: NameOf): string {
  if (why.type === 'reserved') return words('keys.reserved');
  return words(`keys.taken.${why.by.action}`, { cap: keyName(code), name: nameOf(why.by.seat) });
}

/** "J slaps for Aino.", and which other seat has got what for it. */
export function boundText(
  before: readonly SeatKeys[],
  after: readonly SeatKeys[],
  wish: KeyWish,
  name: string,
): string {
  const { seat, action, code } = wish;
  const set = words(`keys.set.${action}`, { cap: keyName(code), name });
  const old = before[seat]?.[action] ?? '';
  const other = after.findIndex(({ slap, play }, index) => index !== seat && (slap === old || play === old));
  if (old === code || other === -1) return set;
  return `${set} ${words('keys.given', { number: other + 1, cap: keyName(old) })}`;
}

/** What the table does without while this seat plays. */
export function lostTexts(keys: readonly SeatKeys[], seat: Seat, name: string): readonly string[] {
  const { slap, play } = keys[seat] ?? {};
  return Object.entries(TABLE_USES).flatMap(([code, use]) =>
    code === slap || code === play ? [words(`keys.lost.${use}`, { name, cap: keyName(code) })] : [],
  );
}
