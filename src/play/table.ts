/** What the tables of turns and of races on this machine have in common: who may do what, saving, and who watches. */
import type { Opinion } from '#ai/protocol';
import type { Match, MatchRecord } from '#engine/core/match';
import type { Kind, Outcome, Rules, Stamped } from '#engine/core/rules';
import type { Seen, Watcher } from '#engine/core/secrets';
import { fail, type Millis, millis, type Result, type Seat, seat } from '#engine/core/words';
import type { Sitting } from '#storage/types';
import { MatchClock, type Time } from './clock';
import { Referee } from './referee';
import { type Keep, Saving } from './saving';
import type { Thinker } from './thinker';
import type { AskedFault, Host, Report, SaveState } from './types';
import { Watchings } from './watching';

/** Something that must not happen, with the record that replays it. */
export interface Bug {
  readonly what: 'brain' | 'watcher';
  readonly detail: string;
  readonly record: MatchRecord;
}

/** What a host works with. */
export interface HostServices {
  readonly thinker: Thinker;
  readonly time: Time;
  /** Wall time now, ISO 8601. */
  readonly wallTime: () => string;
  readonly keep: Keep;
  /** The player's last slaps in milliseconds, whatever table they were at. */
  readonly slaps: { known(): readonly number[]; keep(times: readonly number[]): void };
  readonly onBug: (bug: Bug) => void;
  /** Runs once, when the host has left and the last save is down. */
  readonly onLeft: () => void;
}

export interface Opening {
  readonly rules: Rules;
  readonly sitting: Sitting;
  /** The match that the sitting's record stands for. */
  readonly match: Match;
  /** A new match is saved at once, and its deal is yet to be shown. */
  readonly as: 'new' | 'resumed';
}

export abstract class Table implements Host {
  readonly game: string;
  readonly humans: readonly Seat[];
  protected readonly services: HostServices;
  protected readonly referee: Referee;
  protected readonly clock: MatchClock;
  protected readonly saving: Saving;
  protected readonly watchings: Watchings;
  /** The moment the picture has reached. */
  protected pictured: number;
  protected left = false;
  readonly #leaving = new AbortController();
  #sitting: Sitting;
  /** A table that was left stays paused for good. */
  #paused = false;

  constructor({ rules, sitting, match, as }: Opening, services: HostServices) {
    this.game = rules.game;
    this.services = services;
    this.#sitting = { ...sitting, record: match.record };
    this.referee = new Referee(rules, match);
    this.watchings = new Watchings(this.referee, (detail) => this.bug('watcher', detail));
    this.clock = new MatchClock(match.record.until, services.time);
    this.humans = sitting.chairs.flatMap(({ player }, index) => (player === 'human' ? [seat(index)] : []));
    this.pictured = as === 'new' ? 0 : this.referee.heard;
    const state: SaveState = as === 'new' ? { type: 'saving' } : { type: 'saved', at: sitting.savedAt };
    this.saving = new Saving(services.keep, state);
  }

  abstract press(who: Seat, action: Kind['action'], at: Millis): Result<true, AskedFault<Kind>>;
  abstract takeBack(who: Seat): 'done' | 'refused';
  abstract step(): void;
  abstract setDelay(delay: Millis): void;

  get sitting(): Sitting {
    return this.#sitting;
  }

  get paused(): boolean {
    return this.#paused;
  }

  now(): Millis {
    return this.clock.now();
  }

  timeOf(stamp: number): Millis {
    return this.clock.at(stamp);
  }

  awaiting(): readonly Seat[] {
    return this.referee.awaiting();
  }

  outcome(): Outcome | undefined {
    return this.referee.outcome();
  }

  watch(who: Watcher, hear: (report: Report<Kind>) => void): () => void {
    this.#mustBeHere(who);
    const end = this.watchings.add(who, this.pictured, hear);
    this.retime();
    return () => {
      end();
      this.retime();
    };
  }

  history(who: Watcher): readonly Stamped<Seen<Kind['event']>>[] {
    this.#mustBeHere(who);
    return this.referee.seen(who, 0);
  }

  canTakeBack(who: Seat): boolean {
    return this.bars(who) === undefined && this.referee.mayTakeBack(who);
  }

  async ask(who: Seat, action: Kind['action']): Promise<Result<true, AskedFault<Kind>>> {
    const barred = this.bars(who);
    if (barred !== undefined) return fail(barred);
    return this.referee.wouldTake({ seat: who, at: this.now(), action });
  }

  async opinion(who: Seat): Promise<Opinion | 'none'> {
    const { referee, game } = this;
    if (!this.humans.includes(who) || !this.awaiting().includes(who)) return 'none';
    const then = referee.state;
    const news = referee.news(who, 0);
    const { signal } = this.#leaving;
    try {
      const request = { game, news, seed: referee.luck(who, news.heard) };
      const opinion = await this.services.thinker.opinion(request, signal);
      // A state is never changed in place, so another one is another moment: also after a move that was taken back.
      return signal.aborted || referee.state !== then ? 'none' : opinion;
    } catch (error) {
      if (!signal.aborted) this.bug('brain', `an opinion for seat ${who} failed: ${String(error)}`);
      return 'none';
    }
  }

  caughtUp(heard: number): void {
    this.pictured = Math.min(Math.max(this.pictured, heard), this.referee.heard);
    this.retime();
  }

  pause(): void {
    this.#paused = true;
    this.retime();
  }

  resume(): void {
    this.#paused = this.left;
    this.retime();
  }

  onSave(tell: (state: SaveState) => void): () => void {
    return this.saving.onSave(tell);
  }

  async leave(): Promise<void> {
    if (this.left) return this.saving.settle();
    this.left = true;
    this.#leaving.abort();
    this.#paused = true;
    this.watchings.clear();
    this.depart();
    this.retime();
    await this.saving.settle();
    this.services.onLeft();
  }

  /** The players get up. */
  protected abstract depart(): void;

  /** The one place where time is set going or stopped, and where the next thing to come is waited for. */
  protected abstract retime(): void;

  /** What of the sitting changes besides its record. */
  protected changes(): Pick<Sitting, 'matching' | 'late'> {
    return {};
  }

  protected bars(who: Seat): 'notYourSeat' | 'paused' | undefined {
    if (!this.humans.includes(who)) return 'notYourSeat';
    return this.#paused ? 'paused' : undefined;
  }

  /** No press is timed later than now. */
  protected upToNow(at: Millis): Millis {
    return millis(Math.min(at, this.now()));
  }

  /** Brings the sitting up to now. */
  protected refresh(): void {
    const savedAt = this.services.wallTime();
    this.#sitting = { ...this.#sitting, ...this.changes(), savedAt, record: this.referee.record };
  }

  protected save(): void {
    this.refresh();
    this.saving.save({ sitting: this.#sitting, progress: this.outcome() === undefined ? 'running' : 'finished' });
  }

  protected bug(what: Bug['what'], detail: string): void {
    this.services.onBug({ what, detail, record: this.referee.record });
  }

  /** @throws for a computer's seat: nobody at this screen may see what it sees. */
  #mustBeHere(who: Watcher): void {
    if (who !== 'spectator' && !this.humans.includes(who)) throw new Error(`seat ${who} is not played at this screen`);
  }
}
