/** Profiles as set-up knows them: the ready-made ones of every game, and whether a form still is one. */
import type { Preset } from '#engine/core/options';
import { regularAt } from '#play/regulars';
import type { Chair, Profile, TableOptions, TablePlan } from '#storage/types';
import { chairOf, freeAt } from './regulars';
import { firstForm, formOf, type Offer, type Opening, planOf, type SetupForm, seated } from './setupModel';

/** A profile the house brings along: nobody can rename or delete it, and its names are the player's and the house's. */
interface ReadyMade {
  readonly id: string;
  /** One a seat; left out where the game's usual table sits down. */
  readonly kinds?: readonly string[];
  readonly options: TableOptions;
}

/** Those that the rule sheets name with their seats. `legal` and `smart` are the levels easy and steady. */
const WITH_SEATS: Readonly<Record<string, readonly [ReadyMade, ...ReadyMade[]]>> = {
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
export function readyMadeOf(
  offer: Offer,
  opening: Opening,
  presets: readonly Preset[],
): readonly [ListedProfile, ...ListedProfile[]] {
  const { game } = offer.rules;
  const sets = presets.map(({ name, options }): ReadyMade => ({ id: name, options }));
  const [first, ...more] = WITH_SEATS[game] ?? [HOUSE, ...sets];
  return [laidOut(first, offer, opening), ...more.map((made) => laidOut(made, offer, opening))];
}

function laidOut({ id, kinds, options }: ReadyMade, offer: Offer, opening: Opening): ListedProfile {
  const first = firstForm(offer, opening);
  const form = formOf(offer, opening, {
    chairs: kinds === undefined ? seated(first) : company(kinds, offer, opening),
    options,
    seed: 'random',
  });
  return { id, by: 'house', name: id, plan: planOf(form, offer) };
}

/** The player and, for each level, the first regular who plays at it and is free. */
function company(kinds: readonly string[], { rules: { game }, levels }: Offer, { player }: Opening): readonly Chair[] {
  const chairs: Chair[] = [];
  for (const kind of kinds) {
    const free = freeAt(chairs).map((regular) => chairOf(regular, { game, levels }, kind));
    const fitting = free.find((chair) => chair.player !== 'human' && chair.player.level === kind);
    chairs.push(kind === 'human' || fitting === undefined ? { name: player, player: 'human' } : fitting);
  }
  return chairs;
}

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
  const seats = chairs.map((chair) => [chair.player === 'human' ? 'human' : chair.player.level, ...namesOf(chair, by)]);
  return JSON.stringify([seats, Object.entries(options), seed]);
}

const namesOf = (chair: Chair, by: ListedProfile['by']): readonly (string | undefined)[] =>
  by === 'player' ? [chair.name, regularAt(chair)?.id] : [];
