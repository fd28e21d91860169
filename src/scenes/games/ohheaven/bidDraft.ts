/** A bid in the making: what keys do to the number that is to be bid. Pure. */

export interface Draft {
  readonly number: number;
  /** The digits that made it, so that a next digit or Backspace can go on from there; empty when it was pointed at. */
  readonly typed: string;
}

export const pointedAt = (number: number): Draft => ({ number, typed: '' });

/**
 * A digit goes on with the number while that stays within `most`, otherwise it begins a new one: 1 then 2 is 12 with
 * thirteen cards, 2 with five. A first digit beyond `most` stands as it is: the rules refuse it, in words.
 */
export function typeDigit(draft: Draft | undefined, digit: string, most: number): Draft {
  const longer = `${draft?.typed ?? ''}${digit}`;
  const typed = Number(longer) <= most ? longer : digit;
  return { number: Number(typed), typed: `${Number(typed)}` };
}

/** Takes the last digit back; nothing is left of a number that was not typed. */
export function eraseDigit(draft: Draft | undefined): Draft | undefined {
  const typed = draft?.typed.slice(0, -1) ?? '';
  return typed === '' ? undefined : { number: Number(typed), typed };
}

/** The next open number in a direction, `step` away or further; from nowhere, the first or the last. Stays where there is none. */
export function moveDraft(draft: Draft | undefined, step: number, open: readonly number[]): Draft | undefined {
  const ahead = open.filter((number) => {
    if (draft === undefined) return true;
    return step > 0 ? number >= draft.number + step : number <= draft.number + step;
  });
  const next = step > 0 ? ahead[0] : ahead.at(-1);
  return next === undefined ? draft : pointedAt(next);
}
