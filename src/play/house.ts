/** The house: what the scenes hold. Everything behind it, the browser's parts included, is handed in. */
import { LEVELS, levelNamed, middleOf } from '#ai/protocol';
import type { ConfigFault } from '#engine/core/options';
import type { Rules } from '#engine/core/rules';
import type { Result } from '#engine/core/words';
import { GAMES } from '#engine/index';
import { type Claims, openClaims } from '#storage/claims';
import { openDrills } from '#storage/drills';
import { openProfiles } from '#storage/profiles';
import { openSaves } from '#storage/saves';
import { openSettings } from '#storage/settings';
import { openShelf } from '#storage/shelf';
import type { DrillStore, LoadFault, ProfileStore, SaveStore, SettingsStore, Shelf, Sitting } from '#storage/types';
import { pageTime, type Time } from './clock';
import type { Bug } from './host';
import type { Review } from './review';
import { type Glance, type ResumeFault, Tables, type Wish } from './tables';
import { browserThinker, type Thinker } from './thinker';
import type { Host } from './types';

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
  const tables = new Tables({ ...parts, rules, levels, known, saves, settings, newId });
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
