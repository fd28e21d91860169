/** The tables of the house: new ones are opened as set-up leaves them, saved ones are found again, replayed and reviewed. */
import { replay, start } from '#engine/core/match';
import { type ConfigFault, checkTableOf, type Option } from '#engine/core/options';
import type { Outcome, Rules } from '#engine/core/rules';
import { fail, ok, type Result } from '#engine/core/words';
import type { Claims, Release } from '#storage/claims';
import type { Chair, LoadFault, SaveStore, SeedWish, SettingsStore, Sitting } from '#storage/types';
import type { Time } from './clock';
import { type Bug, type Opening, openTable } from './host';
import { seatNames } from './names';
import { type Review, reviewOf } from './review';
import type { Thinker } from './thinker';
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

export interface TablesParts {
  readonly rules: (game: string) => Rules | undefined;
  readonly levels: (game: string) => readonly string[];
  /** A game's level by any of its names; undefined when this house does not have it. */
  readonly known: (game: string, name: string) => string | undefined;
  readonly saves: SaveStore;
  readonly settings: SettingsStore;
  readonly claims: Claims;
  readonly thinker: Thinker;
  readonly time: Time;
  /** Wall time now, ISO 8601. */
  readonly wallTime: () => string;
  /** A whole number from 0 to 2^32 - 1 that nobody can foretell. */
  readonly chance: () => number;
  readonly newId: () => string;
  readonly onBug: (bug: Bug) => void;
}

type Claimed = Promise<Result<Release, 'openElsewhere'>>;

export class Tables {
  readonly #parts: TablesParts;
  /** By the sitting's id, each for so many moves of it. */
  readonly #reviews = new Map<string, { readonly moves: number; readonly review: Review }>();

  constructor(parts: TablesParts) {
    this.#parts = parts;
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
    return { field: 'chairs', why: `expected a level of ${levels(rules.game).join(', ')}` };
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
