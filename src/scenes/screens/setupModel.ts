/**
 * The set-up form as a value: who sits where and which options stand how. Every change makes a new form, and nothing here
 * knows the page, so a new game gets its form from its option list alone.
 */
import { checkConfigOf, checkTableOf, type Option, type OptionValue } from '#engine/core/options';
import type { Rules } from '#engine/core/rules';
import type { Chair, LastSetUp } from '#storage/types';

/** A value as the form holds it: it may be out of range while somebody types. */
export type Raw = boolean | number | string | readonly number[];
type RawOptions = Readonly<Record<string, Raw>>;

export interface SetupForm {
  /** How many of the chairs sit at the table. */
  readonly seats: number;
  /** A chair for every seat the game can have: one that is taken away comes back as it was. */
  readonly chairs: readonly Chair[];
  readonly options: RawOptions;
}

/** What a game offers: its rules and its computer players' levels, weakest first. */
export interface Offer {
  readonly rules: Pick<Rules, 'game' | 'seats' | 'options'>;
  readonly levels: readonly string[];
}

/** What goes to the house when the cards are dealt. */
export interface Begin {
  readonly game: string;
  readonly chairs: readonly Chair[];
  readonly options: RawOptions;
}

const COMPANY = ['Mikko', 'Ingrid', 'Theo', 'Priya', 'Sam', 'Leila', 'Oskar', 'Wren', 'Amara'] as const;
const USUAL_SEATS = 4;
const USUAL_LEVEL = 'steady';

/** The form of a first visit: the player and computers at the usual level, four seats where the game allows it. */
export function firstForm(offer: Offer, player: string): SetupForm {
  const { seats } = offer.rules;
  const most = Math.max(...seats);
  const level = usualLevel(offer);
  const others = COMPANY.slice(0, most - 1).map((name): Chair => ({ name, player: { level } }));
  return {
    seats: seats.includes(USUAL_SEATS) ? USUAL_SEATS : Math.min(...seats),
    chairs: [{ name: player, player: 'human' }, ...others],
    options: initialOptions(offer.rules.options),
  };
}

const usualLevel = ({ levels }: Offer): string => levels.find((level) => level === USUAL_LEVEL) ?? levels[0] ?? '';

const initialOptions = (options: readonly Option[]): RawOptions =>
  Object.fromEntries(options.map(({ key, value }) => [key, value.initial]));

/** Another number of seats; a number the game is not played with changes nothing. */
export const withSeats = (form: SetupForm, offer: Offer, seats: number): SetupForm =>
  offer.rules.seats.includes(seats) ? { ...form, seats } : form;

/** One chair with something about it changed; seats count from 0. */
export const withChair = (form: SetupForm, seat: number, change: Partial<Chair>): SetupForm => ({
  ...form,
  chairs: form.chairs.map((chair, index) => (index === seat ? { ...chair, ...change } : chair)),
});

export const withOption = (form: SetupForm, key: string, value: Raw): SetupForm => ({
  ...form,
  options: { ...form.options, [key]: value },
});

/** The chairs that sit at the table. */
export const seated = (form: SetupForm): readonly Chair[] => form.chairs.slice(0, form.seats);

export const begin = (form: SetupForm, offer: Offer): Begin => ({
  game: offer.rules.game,
  chairs: seated(form),
  options: form.options,
});

/** How many people and how many computers sit at the table. */
export function company(form: SetupForm): { readonly people: number; readonly computers: number } {
  const people = seated(form).filter(({ player }) => player === 'human').length;
  return { people, computers: form.seats - people };
}

/**
 * The form a game was last begun with. What no longer fits the game (an option that is gone, a value out of range, a level
 * nobody plays) takes its first value. The first person at the table goes by the player's name, once it is set.
 */
export function remembered(offer: Offer, player: string, kept: LastSetUp | undefined): SetupForm {
  const first = firstForm(offer, player);
  if (kept === undefined) return first;
  const known = offer.rules.options.map((option) => [option.key, fitting(option, kept.options[option.key])]);
  const chairs = first.chairs.map((chair, index) => chairFrom(kept.chairs[index] ?? chair, offer));
  const own = player === '' ? -1 : chairs.findIndex((chair) => chair.player === 'human');
  const form: SetupForm = {
    seats: first.seats,
    chairs: chairs.map((chair, index) => (index === own ? { ...chair, name: player } : chair)),
    options: Object.fromEntries(known),
  };
  return withSeats(form, offer, kept.chairs.length);
}

function chairFrom({ name, player }: Chair, offer: Offer): Chair {
  if (player === 'human' || offer.levels.includes(player.level)) return { name, player };
  return { name, player: { level: usualLevel(offer) } };
}

function fitting(option: Option, kept: Raw | undefined): Raw {
  if (kept === undefined) return option.value.initial;
  const raw = { [option.key]: kept };
  const checked = option.scope === 'rules' ? checkConfigOf([option], raw) : checkTableOf([option], raw);
  return checked.ok ? kept : option.value.initial;
}

/** One press of a stepper goes this far: milliseconds by the hundred, points one by one. */
export function stepOf(value: Extract<OptionValue, { kind: 'number' }>): number {
  const range = value.most - value.least;
  return range >= 1000 ? 100 : 1;
}

/** A list of whole numbers as somebody types it, parted by commas or spaces; undefined when it is none. */
export function numbersFrom(typed: string): readonly number[] | undefined {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  return parts.every((part) => /^\d+$/.test(part)) ? parts.map(Number) : undefined;
}
