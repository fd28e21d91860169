/** What a set-up holds and does: the form, the profile it came from, and the way to the table. It knows no page. */
import type { ConfigFault } from '#engine/core/options';
import type { House } from '#play/house';
import type { Host } from '#play/types';
import { Fleeting } from '#scenes/fleeting';
import type { Input } from '#scenes/race/inputs';
import { raceOf } from '#scenes/race/terms';
import type { Profile } from '#storage/types';
import { ProfilesDesk } from './profilesDesk';
import { touchSeats } from './race/form';
import {
  type Offer,
  type Opening,
  planOf,
  remembered,
  type SetupForm,
  seedIn,
  unfit,
  withCompany,
  withFreshSeed,
  withHeld,
} from './setupModel';
import { formFrom, isProfile, type ListedProfile, readyMadeOf } from './setupProfiles';

/** What can be taken back for a while: a profile that was deleted, or a form that another one replaced. */
export type Undo =
  | { readonly type: 'removed'; readonly profile: Profile; readonly chosen: string }
  | { readonly type: 'replaced'; readonly form: SetupForm; readonly chosen: string; readonly by: ListedProfile };

/** A form on its way to another screen and back, or to the set-up of the game's sister. */
export interface Carried {
  readonly game: string;
  readonly form: SetupForm;
  readonly chosen: string;
}

/** How a set-up is opened: with a form that was open before, on a device of some kind. */
export interface SetupOpening {
  readonly carried?: Carried | undefined;
  /** What the device suggests for people in a race. */
  readonly input: Input;
}

/** Milliseconds. */
const UNDO_FOR = 10_000;

export class SetupDesk {
  readonly offer: Offer;
  form: SetupForm;
  /** The id of the chosen profile; the form may have moved away from it. */
  chosen: string;
  /** What the house said against the form. */
  fault: ConfigFault | undefined;
  readonly opening: Opening;
  readonly profiles: ProfilesDesk;
  private readonly undoing: Fleeting<Undo>;

  constructor(
    private readonly house: House,
    private readonly game: string,
    private readonly changed: () => void,
    private readonly opened: SetupOpening = { input: 'keys' },
  ) {
    const rules = house.rules(game);
    const { playerName, setUps, profiles } = house.settings.get();
    this.offer = { rules: rules ?? { game, seats: [2], options: [] }, levels: house.levels(game) };
    this.opening = { player: playerName, seed: house.newSeed() };
    const ready = readyMadeOf(this.offer, this.opening, rules?.presets ?? []);
    this.profiles = new ProfilesDesk({ game, store: house.profiles, ready, changed });
    this.undoing = new Fleeting(changed);
    this.chosen = profiles[game] ?? this.profiles.first.id;
    const last = setUps[game];
    this.form = last === undefined ? this.formFor(this.first) : remembered(this.offer, this.opening, last);
    if (opened.carried !== undefined) this.takeOver(opened.carried);
  }

  /** A form of this game comes back as it was; of another game's, its company sits down here. */
  private takeOver({ game, form, chosen }: Carried): void {
    if (game !== this.game) {
      this.form = withCompany(this.form, this.offer, form);
      return;
    }
    this.form = form;
    this.chosen = chosen;
  }

  /** The form for another screen. */
  get toCarry(): Carried {
    return { game: this.game, form: this.form, chosen: this.chosen };
  }

  /** Reads the player's own profiles. One that was played last, just as it is, comes back under its own names. */
  async read(): Promise<void> {
    const before = this.form;
    await this.profiles.read();
    const { current } = this;
    if (current === undefined) this.chosen = this.first.id;
    else if (this.opened.carried === undefined && this.form === before && this.playedLast(current))
      this.form = this.formFor(current);
    this.changed();
  }

  private playedLast({ plan, by }: ListedProfile): boolean {
    const last = this.house.settings.get().setUps[this.game];
    return by === 'player' && last !== undefined && JSON.stringify(last) === JSON.stringify({ ...plan });
  }

  get undo(): Undo | undefined {
    return this.undoing.value;
  }

  get current(): ListedProfile | undefined {
    return this.profiles.all.find(({ id }) => id === this.chosen);
  }

  /** Whether the form is no longer what its profile says. */
  get moved(): boolean {
    const { current } = this;
    return current !== undefined && !isProfile(this.form, this.offer, this.opening, current);
  }

  change(form: SetupForm): void {
    this.form = form;
    this.fault = undefined;
    this.changed();
  }

  /** Sets another profile up, or the chosen one anew. What was changed by hand can be taken back. */
  choose(id: string): void {
    const profile = this.profiles.all.find((one) => one.id === id);
    if (profile === undefined) return;
    if (this.moved)
      this.undoing.show({ type: 'replaced', form: this.form, chosen: this.chosen, by: profile }, UNDO_FOR);
    this.chosen = id;
    this.change(this.formFor(profile));
  }

  freshSeed(): void {
    this.change(withFreshSeed(this.form, this.house.newSeed(seedIn(this.form))));
  }

  /** Pins the seed or lets it go; an empty field takes a fresh one. */
  holdSeed(held: SetupForm['seed']['held']): void {
    if (this.form.seed.text.trim() === '') this.freshSeed();
    else this.change(withHeld(this.form, held));
  }

  /** Keeps the form under a name: over the own profile of that name, or as a new one. */
  async keep(name: string): Promise<void> {
    if (!this.fitting()) return;
    const kept = await this.profiles.keep({ name, ...planOf(this.form, this.offer) });
    if (kept === undefined) return;
    this.chosen = kept.id;
    this.changed();
  }

  /** Deletes at once; for ten seconds it can be taken back. */
  async remove(id: string): Promise<void> {
    const profile = await this.profiles.remove(id);
    if (profile === undefined) return;
    const { chosen } = this;
    if (chosen === id) this.chosen = this.first.id;
    this.undoing.show({ type: 'removed', profile, chosen }, UNDO_FOR);
  }

  async takeBack(): Promise<void> {
    const { undo } = this;
    if (undo === undefined) return;
    if (undo.type === 'replaced') this.form = undo.form;
    else if ((await this.profiles.restore(undo.profile)) === 'failed') return;
    this.chosen = undo.chosen;
    this.undoing.drop();
  }

  /** Opens the table, or says at which field it cannot be opened. */
  deal(): Host | undefined {
    const seed = seedIn(this.form);
    if (!this.fitting() || seed === undefined) return undefined;
    const plan = planOf(this.form, this.offer);
    const options = { ...plan.options, ...this.touch() };
    const opened = this.house.begin({ game: this.game, ...plan, options, seed });
    if (!opened.ok) {
      this.fault = opened.fault;
      this.changed();
      return undefined;
    }
    const { settings } = this.house;
    const { setUps, profiles, playerName } = settings.get();
    settings.set({
      playerName: this.typedName() || playerName,
      setUps: { ...setUps, [this.game]: plan },
      profiles: { ...profiles, [this.game]: this.chosen },
    });
    return opened.value;
  }

  /** Who plays a race by touch is no option of the form: it belongs to the device. */
  private touch(): { readonly touchSeats?: readonly number[] } {
    if (raceOf(this.game) === undefined) return {};
    return { touchSeats: touchSeats(this.form, this.house.settings.get(), this.opened.input) };
  }

  close(): void {
    this.profiles.close();
    this.undoing.end();
  }

  private get first(): ListedProfile {
    return this.current ?? this.profiles.first;
  }

  private formFor(profile: ListedProfile): SetupForm {
    return formFrom(profile, this.offer, this.opening);
  }

  /** Whether the form can be taken as it stands; if not, the first field that is wrong says so. */
  private fitting(): boolean {
    const [field = seedIn(this.form) === undefined ? 'seed' : undefined] = unfit(this.form, this.offer);
    this.fault = field === undefined ? undefined : { field, why: '' };
    if (field !== undefined) this.changed();
    return field === undefined;
  }

  /** Whoever plays alone here is the player the house knows, under the name typed last; a profile's own name is not typed. */
  private typedName(): string {
    const people = planOf(this.form, this.offer).chairs.filter(({ player }) => player === 'human');
    const typed = people.length === 1 ? (people[0]?.name.trim() ?? '') : '';
    const { current } = this;
    const given = current?.by === 'player' && current.plan.chairs.some(({ name }) => name === typed);
    return given ? '' : typed;
  }
}
