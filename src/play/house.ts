/** The house: what the scenes hold. Everything behind it, the browser's parts included, is handed in. */
import { LEVELS, levelNamed, middleOf } from '#ai/protocol';
import { replay, start } from '#engine/core/match';
import { type ConfigFault, checkTableOf, type Option } from '#engine/core/options';
import type { Outcome, Rules } from '#engine/core/rules';
import { fail, ok, type Result } from '#engine/core/words';
import { GAMES } from '#engine/index';
import { type Claims, openClaims, type Release } from '#storage/claims';
import { openDrills } from '#storage/drills';
import { openProfiles } from '#storage/profiles';
import { openSaves } from '#storage/saves';
import { openSettings } from '#storage/settings';
import { openShelf } from '#storage/shelf';
import type {
  Chair,
  DrillStore,
  LoadFault,
  ProfileStore,
  SaveStore,
  SeedWish,
  SettingsStore,
  Shelf,
  Sitting,
} from '#storage/types';
import { pageTime, type Time } from './clock';
import { type Bug, type Opening, openTable } from './host';
import { seatNames } from './names';
import { type Review, reviewOf } from './review';
import { browserThinker, type Thinker } from './thinker';
import type { Host } from './types';

/** A table as set-up leaves it. */
export interface Wish {
  readonly game: string;
  readonly chairs: readonly Chair[];
  /** Options of both scopes, raw; missing ones take their initial value. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: SeedWish;
}

export type ResumeFault = LoadFault | { readonly type: 'openElsewhere' } | { readonly type: 'unknownLevel' };

/** How a saved match stands, for anybody to see. */
export interface Glance {
  readonly sitting: Sitting;
  /** The spectator's view. */
  readonly view: object;
  readonly outcome: Outcome | undefined;
}

export interface House {
  readonly settings: SettingsStore;
  readonly saves: SaveStore;
  /** The player's own profiles. */
  readonly profiles: ProfileStore;
  /** Reaction drills that were finished. */
  readonly drills: DrillStore;
  /** Nothing outlives the page: the browser gives us no storage. */
  readonly memoryOnly: boolean;
  /** The registered games, in the order of the menu. */
  games(): readonly Rules[];
  rules(game: string): Rules | undefined;
  /** Levels of its computer players, weakest first. */
  levels(game: string): readonly string[];
  /** A fresh seed for a match, to be shown before it begins; another one than `shown`. */
  newSeed(shown?: number): number;
  /** Opens a new match, or says which option is wrong. `field` is also 'game', 'seats' or 'chairs'. */
  begin(wish: Wish): Result<Host, ConfigFault>;
  /**
   * Opens a saved match. One that was kept by itself goes on in its own record; a player's save stays as it is, and the
   * match goes on in a record of its own. A match that is open, here or in another tab, is 'openElsewhere': leave first.
   */
  resume(id: string): Promise<Result<Host, ResumeFault>>;
  /** How a saved match stands, without opening it. */
  glance(id: string): Promise<Result<Glance, LoadFault>>;
  /** The review of what people did in a match, the same one whenever it is asked for again. @throws for an unknown game. */
  review(sitting: Sitting): Review;
}

/** What a house is made of. */
export interface HouseParts {
  readonly games: readonly Rules[];
  readonly levels: Readonly<Record<string, readonly string[]>>;
  readonly shelf: Shelf;
  readonly memoryOnly: boolean;
  readonly claims: Claims;
  readonly thinker: Thinker;
  readonly time: Time;
  /** Wall time now, ISO 8601. */
  readonly wallTime: () => string;
  /** A whole number from 0 to 2^32 - 1 that nobody can foretell. */
  readonly chance: () => number;
  readonly onBug: (bug: Bug) => void;
}

/**
 * Opens the house in a browser, with those of the registered games that `plays` lets in. Never rejects: without storage it
 * goes on in memory.
 */
export async function openHouse(plays: (game: string) => boolean): Promise<House> {
  const { shelf, memoryOnly } = await openShelf();
  return furnish({
    games: GAMES.filter(({ game }) => plays(game)),
    levels: LEVELS,
    shelf,
    memoryOnly,
    claims: openClaims('locks' in navigator ? navigator.locks : undefined),
    thinker: browserThinker(),
    time: pageTime,
    wallTime: () => new Date().toISOString(),
    chance: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    onBug: (bug) => console.error(`${bug.what}: ${bug.detail}`, JSON.stringify(bug.record)),
  });
}

/** How many seeds there are. */
const SEEDS = 2 ** 32;

/** Opens a house of these parts. */
export async function furnish(parts: HouseParts): Promise<House> {
  const rules = (game: string): Rules | undefined => parts.games.find((one) => one.game === game);
  const newId = (): string => [parts.chance(), parts.chance()].map((n) => n.toString(16).padStart(8, '0')).join('');
  const { shelf, wallTime } = parts;
  const levels = (game: string): readonly string[] => parts.levels[game] ?? [];
  const known = (game: string, name: string): string | undefined => {
    const named = levelNamed(game, name);
    const listed = named === undefined ? name : middleOf(named);
    return levels(game).includes(listed) ? (named ?? name) : undefined;
  };
  const saves = openSaves({ shelf, rulesOf: rules, newId, wallTime });
  const settings = await openSettings(shelf);
  const tables = new Tables(parts, { saves, rules, newId, known, settings });
  return {
    settings,
    saves,
    profiles: openProfiles({ shelf, rulesOf: rules, levelNamed: known, newId }),
    drills: openDrills({ shelf, newId, wallTime }),
    memoryOnly: parts.memoryOnly,
    games: () => parts.games,
    rules,
    levels,
    newSeed(shown) {
      const seed = parts.chance();
      return seed === shown ? (seed + 1) % SEEDS : seed;
    },
    begin: (wish) => tables.begin(wish),
    resume: (id) => tables.resume(id),
    glance: (id) => tables.glance(id),
    review: (sitting) => tables.review(sitting),
  };
}

interface TablesParts {
  readonly saves: SaveStore;
  readonly rules: (game: string) => Rules | undefined;
  readonly newId: () => string;
  /** A game's level by any of its names; undefined when this house does not have it. */
  readonly known: (game: string, name: string) => string | undefined;
  readonly settings: SettingsStore;
}

type Claimed = Promise<Result<Release, 'openElsewhere'>>;

/** Opens tables, new ones and saved ones. */
class Tables {
  readonly #parts: HouseParts & TablesParts;
  /** By the sitting's id, each for so many moves of it. */
  readonly #reviews = new Map<string, { readonly moves: number; readonly review: Review }>();

  constructor(house: HouseParts, tables: TablesParts) {
    this.#parts = { ...house, ...tables };
  }

  begin({ game, chairs, options, seed }: Wish): Result<Host, ConfigFault> {
    const rules = this.#parts.rules(game);
    if (rules === undefined) return fail({ field: 'game', why: 'no such game' });
    const fault = this.#chairsFault(rules, chairs);
    if (fault !== undefined) return fail(fault);
    const { ofRules, ofTable } = byScope(rules.options, options);
    const config = rules.checkConfig(ofRules, chairs.length);
    if (!config.ok) return config;
    const table = checkTableOf(rules.options, ofTable);
    if (!table.ok) return table;
    const match = start(rules, config.value, chairs.length, seed === 'random' ? this.#parts.chance() : seed);
    const sitting = this.#sitting({ chairs: named(chairs), table: table.value, record: match.record });
    const claimed = this.#parts.claims.claim(sitting.id);
    return ok(this.#open({ rules, sitting, match, as: 'new' }, claimed));
  }

  async resume(id: string): Promise<Result<Host, ResumeFault>> {
    const claimed = await this.#parts.claims.claim(id);
    if (!claimed.ok) return fail({ type: claimed.fault });
    const opened = await this.#resume(id, claimed.value);
    if (!opened.ok) claimed.value();
    return opened;
  }

  async glance(id: string): Promise<Result<Glance, LoadFault>> {
    const loaded = await this.#parts.saves.load(id);
    if (!loaded.ok) return loaded;
    const { sitting } = loaded.value;
    const { rules, match } = this.#replayed(sitting);
    return ok({ sitting, view: rules.view(match.state, 'spectator'), outcome: rules.outcome(match.state) });
  }

  review(sitting: Sitting): Review {
    const { thinker, onBug } = this.#parts;
    const known = this.#reviews.get(sitting.id);
    if (known !== undefined && known.moves === sitting.record.log.length) return known.review;
    const rules = this.#parts.rules(sitting.record.game);
    if (rules === undefined) throw new Error(`there is no game ${sitting.record.game} here`);
    const review = reviewOf({ rules, record: sitting.record, chairs: sitting.chairs, thinker, onBug });
    this.#reviews.set(sitting.id, { moves: sitting.record.log.length, review });
    return review;
  }

  async #resume(id: string, release: Release): Promise<Result<Host, ResumeFault>> {
    const loaded = await this.#parts.saves.load(id);
    if (!loaded.ok) return loaded;
    const { sitting, kept } = loaded.value;
    const { rules, match } = this.#replayed(sitting);
    if (this.#chairsFault(rules, sitting.chairs) !== undefined) return fail({ type: 'unknownLevel' });
    if (kept.by === 'itself') return ok(this.#open({ rules, sitting, match, as: 'resumed' }, granted(release)));
    release();
    const own: Sitting = { ...sitting, id: this.#parts.newId() };
    return ok(this.#open({ rules, sitting: own, match, as: 'resumed' }, this.#parts.claims.claim(own.id)));
  }

  /** @throws when it does not replay: the door of storage has seen to it. */
  #replayed(sitting: Sitting) {
    const rules = this.#parts.rules(sitting.record.game);
    const match = rules === undefined ? undefined : replay(rules, sitting.record);
    if (rules === undefined || match === undefined || !match.ok) throw new Error(`${sitting.id} is no checked record`);
    return { rules, match: match.value };
  }

  #open(opening: Opening, claimed: Claimed): Host {
    const { thinker, time, wallTime, saves, settings, onBug } = this.#parts;
    return openTable(opening, {
      thinker,
      time,
      wallTime,
      keep: (sitting, progress) => saves.keep(sitting, progress),
      slaps: {
        known: () => settings.get().slaps,
        keep: (slaps) => settings.set({ slaps }),
      },
      onBug,
      onLeft: () => void claimed.then((claim) => claim.ok && claim.value()),
    });
  }

  #sitting(made: Pick<Sitting, 'chairs' | 'table' | 'record'>): Sitting {
    const now = this.#parts.wallTime();
    return { id: this.#parts.newId(), begunAt: now, savedAt: now, ...made };
  }

  #chairsFault(rules: Rules, chairs: readonly Chair[]): ConfigFault | undefined {
    if (!rules.seats.includes(chairs.length))
      return { field: 'seats', why: `expected one of ${rules.seats.join(', ')}` };
    const { known, levels } = this.#parts;
    const isKnown = (level: string): boolean => known(rules.game, level) === level;
    if (chairs.every(({ player }) => player === 'human' || isKnown(player.level))) return undefined;
    return { field: 'chairs', why: `expected a level of ${(levels[rules.game] ?? []).join(', ')}` };
  }
}

const granted = (release: Release): Claimed => Promise.resolve(ok(release));

function named(chairs: readonly Chair[]): readonly Chair[] {
  const names = seatNames(chairs.map(({ name }) => name));
  return chairs.map((chair, index) => ({ ...chair, name: names[index] ?? chair.name }));
}

/** Parts raw options by scope; what nobody knows goes to the rules, whose door refuses it. */
function byScope(rows: readonly Option[], raw: Readonly<Record<string, unknown>>) {
  const isTable = (key: string): boolean => rows.some((row) => row.key === key && row.scope === 'table');
  const given = Object.entries(raw);
  return {
    ofRules: Object.fromEntries(given.filter(([key]) => !isTable(key))),
    ofTable: Object.fromEntries(given.filter(([key]) => isTable(key))),
  };
}
