/**
 * The set-up form as a value: who sits where, which options stand how, which cards are dealt. Every change makes a new form,
 * and nothing here knows the page, so a new game gets its form from its option list alone.
 *
 * The form keeps what was wished for; what a table allows is worked out from it. A hand of 13 cards becomes one of 10 when a
 * fifth player sits down, and one of 13 again when somebody leaves.
 */
import { checkConfigOf, checkTableOf, type Option, type OptionValue } from '#engine/core/options';
import type { Rules } from '#engine/core/rules';
import { at, type Seat, seatsOf } from '#engine/core/words';
import { seatNames } from '#play/names';
import { middleOf } from '#play/speeds';
import type { Chair, SeedWish, TableOptions, TablePlan } from '#storage/types';
import { chairOf, freeAt, type Rated } from './regulars';
import { applies } from './setupRows';

/** A value as the form holds it: it may be out of range, or no list yet, while somebody types. */
export type Raw = TableOptions[string];

/** The seed as it stands in its field. A free one is drawn anew for the next table; a pinned one stays. */
export interface SeedField {
  readonly text: string;
  readonly held: 'free' | 'pinned';
}

export interface SetupForm {
  /** How many of the chairs sit at the table. */
  readonly seats: number;
  /** A chair for every seat the game can have: one that is taken away comes back as it was. */
  readonly chairs: readonly Chair[];
  readonly options: TableOptions;
  readonly seed: SeedField;
}

/** What a game offers: its rules and its computer players' levels, weakest first. */
export interface Offer {
  readonly rules: Pick<Rules, 'game' | 'seats' | 'options' | 'optionsAt'>;
  readonly levels: readonly string[];
}

/** What a form is opened with: the player's name, and a seed that nobody has used. */
export interface Opening {
  readonly player: string;
  readonly seed: number;
}

const USUAL_SEATS = 4;
/** Slap games are for three, their sheets say. */
const SEATS_OF: Readonly<Record<string, number>> = { ratscrew: 3, slapjack: 3 };
/** "Match me" where a game has it. */
const USUAL_LEVELS = ['adaptive', 'steady'];
const LARGEST_SEED = 0xffff_ffff;

/** The form of a first visit: the player and the regulars a newcomer meets first, four seats where the game allows it. */
export function firstForm(offer: Offer, { player, seed }: Opening): SetupForm {
  const { seats } = offer.rules;
  const usual = SEATS_OF[offer.rules.game] ?? USUAL_SEATS;
  return {
    seats: seats.includes(usual) ? usual : Math.min(...seats),
    chairs: filled([{ name: player, player: 'human' }], offer),
    options: initialOptions(offer.rules.options),
    seed: { text: String(seed), held: 'free' },
  };
}

/** These chairs, and one with a regular who is free for every other seat that the game can have. */
function filled(chairs: readonly Chair[], offer: Offer): readonly Chair[] {
  const most = Math.max(...offer.rules.seats);
  const others = freeAt(chairs).map((regular) => chairOf(regular, ratedOf(offer), usualLevel(offer)));
  return [...chairs, ...others].slice(0, most);
}

/** The game and its levels, as regulars need to know them. */
export const ratedOf = ({ rules, levels }: Offer): Rated => ({ game: rules.game, levels });

/** The level of a computer that has none of its own. */
export const usualLevel = ({ levels }: Offer): string =>
  USUAL_LEVELS.find((level) => levels.includes(level)) ?? levels[0] ?? '';

const initialOptions = (options: readonly Option[]): TableOptions =>
  Object.fromEntries(options.map(({ key, value }) => [key, value.initial]));

/** Another number of seats; a number the game is not played with changes nothing. */
export const withSeats = (form: SetupForm, offer: Offer, seats: number): SetupForm =>
  offer.rules.seats.includes(seats) ? { ...form, seats } : form;

/** The company of another game's table sits down, as far as this game has chairs and levels for it. */
export function withCompany(form: SetupForm, offer: Offer, { seats, chairs }: SetupForm): SetupForm {
  const company = form.chairs.map((chair, seat) => chairFrom(chairs[seat] ?? chair, offer));
  return withSeats({ ...form, chairs: company }, offer, seats);
}

/** One chair with something about it changed; seats count from 0. */
export const withChair = (form: SetupForm, seat: number, change: Partial<Chair>): SetupForm => ({
  ...form,
  chairs: form.chairs.map((chair, index) => (index === seat ? { ...chair, ...change } : chair)),
});

export const withOption = (form: SetupForm, key: string, value: Raw): SetupForm => ({
  ...form,
  options: { ...form.options, [key]: value },
});

/** A seed that was typed is pinned. */
export const withSeed = (form: SetupForm, text: string): SetupForm => ({ ...form, seed: { text, held: 'pinned' } });

/** Pins the seed that stands there, or lets it go. */
export const withHeld = (form: SetupForm, held: SeedField['held']): SetupForm => ({
  ...form,
  seed: { ...form.seed, held },
});

/** Another seed, drawn and not pinned. */
export const withFreshSeed = (form: SetupForm, seed: number): SetupForm => ({
  ...form,
  seed: { text: String(seed), held: 'free' },
});

/** The seed in its field; undefined while what stands there is none. */
export function seedIn({ seed }: SetupForm): number | undefined {
  const text = seed.text.trim();
  return /^\d{1,10}$/.test(text) && Number(text) <= LARGEST_SEED ? Number(text) : undefined;
}

/** The chairs that sit at the table. */
export const seated = (form: SetupForm): readonly Chair[] => form.chairs.slice(0, form.seats);

/** The names as the table will show them. */
export const shownNames = (form: SetupForm): readonly string[] => seatNames(seated(form).map(({ name }) => name));

/** The seats of people at the table. */
export const peopleAt = (form: SetupForm): readonly Seat[] =>
  seatsOf(form.seats).filter((seat) => form.chairs[seat]?.player === 'human');

export function namesOfPeople(form: SetupForm): readonly string[] {
  const names = shownNames(form);
  return peopleAt(form).map((seat) => at(names, seat));
}

/** How many people and how many computers sit at the table. */
export function company(form: SetupForm): { readonly people: number; readonly computers: number } {
  const people = peopleAt(form).length;
  return { people, computers: form.seats - people };
}

/** The game's options with the limits of this table. */
export const rowsAt = ({ options, seats }: SetupForm, { rules }: Offer): readonly Option[] =>
  rules.optionsAt?.(options, seats) ?? rules.options;

/** A row's value at this table: a number over the limit is the limit, and a list that was typed is read. */
export function valueAt(form: SetupForm, { key, value }: Option): Raw {
  const wish = form.options[key] ?? value.initial;
  if (value.kind === 'numbers' && typeof wish === 'string') return numbersFrom(wish) ?? wish;
  return value.kind === 'number' && typeof wish === 'number' ? Math.min(value.most, Math.max(value.least, wish)) : wish;
}

/** Whether a value fits its row. A list has to have something in it. */
function fits(row: Option, value: Raw): boolean {
  if (row.value.kind === 'numbers' && Array.isArray(value) && value.length === 0) return false;
  const raw = { [row.key]: value };
  return (row.scope === 'rules' ? checkConfigOf([row], raw) : checkTableOf([row], raw)).ok;
}

/** Keys of the options that cannot be taken as they stand. What does not apply is not looked at. */
export const unfit = (form: SetupForm, offer: Offer): readonly string[] =>
  rowsAt(form, offer)
    .filter((row) => applies(offer.rules.game, row.key, form.options) && !fits(row, valueAt(form, row)))
    .map(({ key }) => key);

/**
 * The table that this form describes, with every option at a value that fits. A pinned seed belongs to it, a free one does
 * not: ask `seedIn` for the one to deal from.
 */
export function planOf(form: SetupForm, offer: Offer): TablePlan {
  const options = rowsAt(form, offer).map((row) => {
    const value = valueAt(form, row);
    return [row.key, fits(row, value) ? value : row.value.initial];
  });
  return { chairs: seated(form), options: Object.fromEntries(options), seed: seedOf(form) };
}

const seedOf = (form: SetupForm): SeedWish => (form.seed.held === 'free' ? 'random' : (seedIn(form) ?? 'random'));

/**
 * The form of a table that was planned before. What no longer fits the game (an option that is gone, a value out of range,
 * a level nobody plays) takes its first value. Whoever has no name yet at the first person's chair goes by the player's.
 */
export function formOf(offer: Offer, opening: Opening, plan: TablePlan): SetupForm {
  const first = firstForm(offer, opening);
  const planned = plan.chairs.slice(0, first.chairs.length).map((chair) => chairFrom(chair, offer));
  const chairs = planned.length === 0 ? first.chairs : filled(planned, offer);
  const own = chairs.findIndex((chair) => chair.player === 'human');
  const seats = offer.rules.seats.includes(plan.chairs.length) ? plan.chairs.length : first.seats;
  const rows = offer.rules.options.map((row) => [row.key, kept(row, plan.options[row.key])]);
  return {
    seats,
    chairs: chairs.map((chair, index) =>
      index === own && chair.name === '' ? { ...chair, name: opening.player } : chair,
    ),
    options: Object.fromEntries(rows),
    seed: plan.seed === 'random' ? first.seed : { text: String(plan.seed), held: 'pinned' },
  };
}

/** The form a game was last begun with; the first person at the table goes by the player's name, once it is set. */
export function remembered(offer: Offer, opening: Opening, last: TablePlan | undefined): SetupForm {
  if (last === undefined) return firstForm(offer, opening);
  const form = formOf(offer, opening, last);
  const own = seated(form).findIndex(({ player }) => player === 'human');
  return opening.player === '' || own === -1 ? form : withChair(form, own, { name: opening.player });
}

function chairFrom({ name, player }: Chair, offer: Offer): Chair {
  if (player === 'human' || offer.levels.includes(middleOf(player.level))) return { name, player };
  return { name, player: { ...player, level: usualLevel(offer) } };
}

const kept = (row: Option, value: Raw | undefined): Raw =>
  value !== undefined && fits(row, value) ? value : row.value.initial;

/** One press of a stepper goes this far: milliseconds by the hundred, short ones by fifty, points one by one. */
export function stepOf(key: string, { least, most }: Extract<OptionValue, { kind: 'number' }>): number {
  if (most - least >= 1000) return 100;
  return key.endsWith('Ms') ? 50 : 1;
}

/** A list of whole numbers as somebody types it, parted by commas or spaces; undefined when it is none. */
export function numbersFrom(typed: string): readonly number[] | undefined {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  return parts.every((part) => /^\d+$/.test(part)) ? parts.map(Number) : undefined;
}
