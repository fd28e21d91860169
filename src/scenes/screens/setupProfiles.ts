/** Profiles as set-up knows them: the ready-made ones of every game, and whether a form still is one. */
import type { Preset } from '#engine/core/options';
import type { Chair, Profile, TableOptions, TablePlan } from '#storage/types';
import { firstForm, formOf, type Offer, type Opening, planOf, type SetupForm, seated } from './setupModel';

/** A profile the house brings along: nobody can rename or delete it, and its names are the player's and the house's. */
interface ReadyMade {
  readonly id: string;
  /** One a seat; left out where the game's usual table sits down. */
  readonly kinds?: readonly string[];
  readonly options: TableOptions;
}

/** Those that the rule sheets name with their seats. `legal` and `smart` are the levels easy and steady. */
const WITH_SEATS: Readonly<Record<string, readonly ReadyMade[]>> = {
  ohheaven: [
    { id: 'original', kinds: ['human', 'easy', 'easy', 'easy'], options: {} },
    { id: 'legal', kinds: ['easy', 'easy', 'easy', 'easy'], options: { handSize: 4 } },
    { id: 'smart', kinds: ['human', 'steady', 'easy', 'easy'], options: {} },
  ],
};

const HOUSE: ReadyMade = { id: 'house', options: {} };

/** What a profile is called in settings and in the list of set-up. */
export interface ListedProfile {
  readonly id: string;
  /** Ready-made ones are named by a text, own ones by the player. */
  readonly by: 'house' | 'player';
  readonly name: string;
  readonly plan: TablePlan;
}

/** The ready-made profiles of a game, the one of a first visit first. */
export function readyMadeOf(offer: Offer, opening: Opening, presets: readonly Preset[]): readonly ListedProfile[] {
  const { game } = offer.rules;
  const sets = presets.map(({ name, options }): ReadyMade => ({ id: name, options }));
  return (WITH_SEATS[game] ?? [HOUSE, ...sets]).map((made) => laidOut(made, offer, opening));
}

function laidOut({ id, kinds, options }: ReadyMade, offer: Offer, opening: Opening): ListedProfile {
  const first = firstForm(offer, opening);
  const chairs = (kinds ?? []).map((kind, seat) => chairOf(kind, first.chairs[seat]?.name ?? ''));
  const form = formOf(offer, opening, {
    chairs: kinds === undefined ? seated(first) : chairs,
    options,
    seed: 'random',
  });
  return { id, by: 'house', name: id, plan: planOf(form, offer) };
}

const chairOf = (kind: string, name: string): Chair => ({ name, player: kind === 'human' ? 'human' : { level: kind } });

/** An own profile as the list has it. */
export const listed = ({ id, name, chairs, options, seed }: Profile): ListedProfile => ({
  id,
  by: 'player',
  name,
  plan: { chairs, options, seed },
});

/** The form that a profile sets up. */
export const formFrom = ({ plan }: ListedProfile, offer: Offer, opening: Opening): SetupForm =>
  formOf(offer, opening, plan);

/** Whether a form still is the profile. Names are the player's own where the house made it, and do not count there. */
export function isProfile(form: SetupForm, offer: Offer, opening: Opening, profile: ListedProfile): boolean {
  const from = formFrom(profile, offer, opening);
  return told(planOf(form, offer), profile.by) === told(planOf(from, offer), profile.by);
}

function told({ chairs, options, seed }: TablePlan, by: ListedProfile['by']): string {
  const seats = chairs.map(({ name, player }) => [by === 'player' ? name : '', player]);
  return JSON.stringify([seats, Object.entries(options), seed]);
}
