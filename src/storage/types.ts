/** The small interface in front of IndexedDB: what the rest of the game may ask of storage. */
import type { MatchRecord } from '#engine/core/match';
import type { OptionValue } from '#engine/core/options';
import type { Kind } from '#engine/core/rules';
import type { Millis, Result, Seat } from '#engine/core/words';

/**
 * A shelf of keyed JSON values; the real one is localforage, tests and private windows use memory. No promise rejects, and
 * what comes back is a copy.
 */
export interface Shelf {
  /** The value, or null when there is none. */
  get(key: string): Promise<Result<unknown, StorageFault>>;
  set(key: string, value: unknown): Promise<Result<true, StorageFault>>;
  remove(key: string): Promise<Result<true, StorageFault>>;
  keys(): Promise<Result<readonly string[], StorageFault>>;
}

/** Why something could not be kept or read. */
export type StorageFault =
  | { readonly type: 'full' }
  | { readonly type: 'unavailable' }
  | { readonly type: 'broken'; readonly why: string };

/** Who sits at a seat. */
export interface Chair {
  readonly name: string;
  readonly player: 'human' | Computer;
}

export interface Computer {
  readonly level: string;
  /** Which of the house's regulars it is; where it is left out, the name tells. See `play/regulars.ts`. */
  readonly regular?: string;
}

/** Values of the options of scope 'table', such as `computerDelayMs`. */
export type TableOptions = Readonly<Record<string, number | string | boolean | readonly number[]>>;

/** How "Match me" stands at a race's table: the computers' median and the person's last slaps, in milliseconds. */
export interface Matching {
  readonly median: number;
  /** The newest last. */
  readonly times: readonly number[];
}

/** A person's slap at match time `at` that came `by` milliseconds after the pile was taken. */
export interface LateSlap {
  readonly seat: Seat;
  readonly at: Millis;
  readonly by: Millis;
}

/** What is kept of a match. `play/` makes it; no engine code sees it. */
export interface Sitting<K extends Kind = Kind> {
  readonly id: string;
  /** Wall time, ISO 8601. */
  readonly begunAt: string;
  /** Wall time, ISO 8601. */
  readonly savedAt: string;
  readonly chairs: readonly Chair[];
  readonly table: TableOptions;
  readonly record: MatchRecord<K>;
  /** Only races have it: what their computers know of the person is no part of the record. */
  readonly matching?: Matching;
  /** Only races have them, in order: slaps that the record does not hold, because they changed nothing. */
  readonly late?: readonly LateSlap[];
}

export type Progress = 'running' | 'finished';

/** Who keeps a record: the house by itself, one for each sitting, or the player under a name. */
export type Kept = { readonly by: 'itself' } | { readonly by: 'player'; readonly name: string };

/** A saved sitting as a list shows it. */
export interface Summary {
  readonly type: 'sitting';
  readonly id: string;
  readonly game: string;
  readonly kept: Kept;
  readonly progress: Progress;
  /** Wall time, ISO 8601. */
  readonly begunAt: string;
  /** Wall time, ISO 8601. */
  readonly savedAt: string;
  readonly chairs: readonly Chair[];
  /** How many moves its log has. */
  readonly moves: number;
}

/** An entry that cannot be opened here. It stays where it is until the player removes it. */
export interface BrokenEntry {
  readonly type: 'broken';
  readonly id: string;
  readonly why: LoadFault;
}

/** Why a record is not taken. Each is a sentence in `text`. */
export type LoadFault =
  | { readonly type: 'notFound' }
  /** The shelf did not give it out. */
  | { readonly type: 'unreadable'; readonly why: StorageFault }
  /** `why` names the first field that is not as it should be: for developers. */
  | { readonly type: 'notARecord'; readonly why: string }
  /** Made by a later Ruffhouse. */
  | { readonly type: 'newerFormat' }
  /** A game this house does not have. */
  | { readonly type: 'otherGame'; readonly game: string }
  | { readonly type: 'otherRules'; readonly made: number; readonly now: number }
  | { readonly type: 'badOptions'; readonly field: string; readonly why: string }
  /** `entry` is the first move of the log, 0 based, that does not go through. */
  | { readonly type: 'doesNotReplay'; readonly entry: number; readonly why: string };

/** A record that went through every check. */
export interface Loaded {
  readonly sitting: Sitting;
  readonly kept: Kept;
  readonly progress: Progress;
}

/** What `restore` needs to undo a removal. */
export interface Removed {
  readonly id: string;
  readonly entry: unknown;
}

/** All saved sittings. */
export interface SaveStore {
  /** The automatic save of a running match: one record for each sitting, replaced by every later one. */
  keep(sitting: Sitting, progress: Progress): Promise<Result<true, StorageFault>>;
  /** Newest first; entries that cannot be opened come last. */
  list(): Promise<Result<readonly (Summary | BrokenEntry)[], StorageFault>>;
  load(id: string): Promise<Result<Loaded, LoadFault>>;
  /** Keeps a copy of the sitting as it is now under a name. Answers with the copy's id. */
  nameIt(sitting: Sitting, name: string): Promise<Result<string, StorageFault | LoadFault>>;
  /** Gives an entry a name. One kept by itself becomes the player's own, under the id in the answer. */
  rename(id: string, name: string): Promise<Result<string, StorageFault | LoadFault>>;
  /** Copies an entry under a name. Answers with the copy's id. */
  duplicate(id: string, name: string): Promise<Result<string, StorageFault | LoadFault>>;
  remove(id: string): Promise<Result<Removed, StorageFault | LoadFault>>;
  restore(removed: Removed): Promise<Result<true, StorageFault>>;
  /** An entry as JSON text, for a file. */
  exportText(id: string): Promise<Result<string, LoadFault>>;
  /** Takes in such a text as the player's own, under its own name or else `name`. Answers with the new id. */
  importText(text: string, name: string): Promise<Result<string, StorageFault | LoadFault>>;
  /** The newest unfinished match that was kept by itself. */
  lastSession(): Promise<Summary | undefined>;
}

export const PACES = ['calm', 'normal', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** A whole number from 0 to 2^32 - 1, or a fresh one for every match. */
export type SeedWish = number | 'random';

/** A table as set-up leaves it: who sits where, and by which rules. */
export interface TablePlan {
  readonly chairs: readonly Chair[];
  /** Options of both scopes. */
  readonly options: TableOptions;
  readonly seed: SeedWish;
}

/** A table under a name, to be played again. */
export interface Profile extends TablePlan {
  readonly id: string;
  readonly game: string;
  readonly name: string;
}

/** A profile's file is a page of text; what is larger is something else. In bytes. */
export const LARGEST_PROFILE = 64 * 1024;

/** One thing that is wrong with a profile's file. Each is a sentence in `text`. */
export type ProfileFault =
  | { readonly type: 'tooLarge' }
  | { readonly type: 'notJson' }
  /** `where` is the first part that is missing or of another kind, such as 'seats.1.kind'. */
  | { readonly type: 'notAProfile'; readonly where: string }
  /** Made by a later Ruffhouse. */
  | { readonly type: 'newerFormat' }
  /** A game this house does not have. */
  | { readonly type: 'otherGame'; readonly game: string }
  | { readonly type: 'badSeats'; readonly game: string; readonly count: number; readonly allowed: readonly number[] }
  /** `seat` counts from 0. */
  | { readonly type: 'unknownKind'; readonly game: string; readonly seat: number; readonly kind: string }
  | { readonly type: 'unknownOption'; readonly game: string; readonly field: string }
  /** `rule` says what the value may be at that table. */
  | {
      readonly type: 'badValue';
      readonly game: string;
      readonly field: string;
      readonly given: string;
      readonly rule: OptionValue;
    };

/** The player's own profiles. No promise rejects. */
export interface ProfileStore {
  /** Those of a game, by name. */
  list(game: string): Promise<Result<readonly Profile[], StorageFault>>;
  /** Keeps a new one. A name that the game's profiles already have gets a number; the answer has it as it was kept. */
  keep(profile: Omit<Profile, 'id'>): Promise<Result<Profile, StorageFault>>;
  /** Puts another table, or another name, in the place of what is kept under the same id. */
  change(profile: Profile): Promise<Result<Profile, StorageFault>>;
  remove(id: string): Promise<Result<true, StorageFault>>;
  /** Undoes a removal. */
  restore(profile: Profile): Promise<Result<true, StorageFault>>;
  /** A profile as the text of a file. */
  exportText(profile: Omit<Profile, 'id'>): string;
  /** Keeps what such a text says, under its own name or else `name`; or says everything that is wrong with it. */
  importText(text: string, name: string): Promise<Result<Profile, readonly (ProfileFault | StorageFault)[]>>;
}

/** One pattern of a drill, by its kind: the milliseconds it took to slap it, or why there are none. */
export interface DrillTry {
  /** 'double', 'ten.1' for a ten with one card between. */
  readonly pattern: string;
  readonly result: number | 'missed' | 'guessed';
}

/** A drill that somebody finished. */
export interface DrillSession {
  readonly id: string;
  /** Wall time, ISO 8601. */
  readonly at: string;
  readonly game: string;
  /** Milliseconds from card to card, about. */
  readonly pace: number;
  readonly tries: readonly DrillTry[];
  /** Slaps without a pattern. */
  readonly wrong: number;
}

/** All drills on this device. No promise rejects. */
export interface DrillStore {
  /** Oldest first; what cannot be read stays on the shelf and is not listed. */
  list(): Promise<Result<readonly DrillSession[], StorageFault>>;
  keep(session: Omit<DrillSession, 'id' | 'at'>): Promise<Result<DrillSession, StorageFault>>;
  /** Forgets these, and answers when it is done. */
  remove(sessions: readonly DrillSession[]): Promise<Result<true, StorageFault>>;
  /** Undoes that. */
  restore(sessions: readonly DrillSession[]): Promise<Result<true, StorageFault>>;
}

/** The keys of one seat in a slap race, as codes of `KeyboardEvent`. */
export interface SeatKeys {
  readonly slap: string;
  readonly play: string;
}

/** What a player set once and for all games. */
export interface Settings {
  /** 0 (silent) to 1. */
  readonly volume: number;
  readonly muted: boolean;
  readonly pace: Pace;
  readonly showLegal: boolean;
  readonly reducedMotion: 'system' | 'on' | 'off';
  readonly fourColour: boolean;
  /** Whether regulars say a word at the table now and then. */
  readonly remarks: boolean;
  /** Empty until the player has typed one. */
  readonly playerName: string;
  /** The table a game was last begun with, by game id; a game never begun is not in it. */
  readonly setUps: Readonly<Record<string, TablePlan>>;
  /** The id of the profile a game was last begun with, by game id. */
  readonly profiles: Readonly<Record<string, string>>;
  /** What a player likes at a game's table, by the game and a name of its own: 'tongits.handOrder'. */
  readonly liked: Readonly<Record<string, string>>;
  /** The player's last slaps in milliseconds, the newest last, without what their patterns cost: what "Match me" goes by. */
  readonly slaps: readonly number[];
  /** The keys of slap races by seat; where there are none, the seat has its usual ones. */
  readonly slapKeys: readonly SeatKeys[];
}

export interface SettingsStore {
  get(): Settings;
  /** Changes at once and is written soon. */
  set(patch: Partial<Settings>): void;
  /** Tells each change. Answers with what ends it. */
  onChange(tell: (settings: Settings) => void): () => void;
  /** Settles when all changes are written. */
  idle(): Promise<void>;
}
