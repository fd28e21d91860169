/**
 * Races for tests of their host: people flip when they are on turn, a test says what else they press, and what happened is
 * read in words, from the record replayed:
 *
 *   const race = await newRace(['human', 'lightning']);
 *   await race.flipUntil(() => race.shows().length > 0);
 */
import { LEVELS } from '#ai/protocol';
import type { Match } from '#engine/core/match';
import { replay } from '#engine/core/match';
import type { Kind } from '#engine/core/rules';
import { millis, type Seat, seat } from '#engine/core/words';
import { rulesOf } from '#engine/index';
import { type Pattern, type RaceView, slappable } from '#engine/kit/race';
import type { HouseParts } from '#play/house';
import type { Host, Notice, Report } from '#play/types';
import { transcript } from '#tools/transcript';
import type { FakeTime } from './fakeTime';
import { chairs, resumed, type TestHouse, testHouse } from './houses';

const STEP_MS = 100;
/** A person flips when this long has passed since the newest card came. */
const FLIP_AFTER_MS = 600;

export interface Wanted {
  readonly game?: 'ratscrew' | 'slapjack';
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: number;
  /** The house to sit down in; a new one unless told. */
  readonly at?: TestHouse;
}

const GAMES = ['ratscrew', 'slapjack'].flatMap((game) => rulesOf(game) ?? []);

/** A house of both races. */
export const raceHouse = (changed: Partial<HouseParts> = {}): Promise<TestHouse> =>
  testHouse({ games: GAMES, levels: LEVELS, ...changed });

/** A new match, watched by a screen that shows all at once. */
export async function newRace(players: readonly string[], wanted: Wanted = {}): Promise<Race> {
  const at = wanted.at ?? (await raceHouse());
  const { game = 'ratscrew', options = {}, seed = 1 } = wanted;
  const begun = at.house.begin({ game, chairs: chairs(...players), options, seed });
  if (!begun.ok) throw new Error(`${begun.fault.field}: ${begun.fault.why}`);
  return new Race(begun.value, at);
}

/** The match of such a house as it was left. */
export const raceAgain = async (id: string, at: TestHouse): Promise<Race> => new Race(await resumed(at.house, id), at);

/** A person against two fast computers. */
export const PLAYERS = ['human', 'lightning', 'lightning'];

/** The first slap of a computer at that table when nobody disturbs it: whose, when, and when its pattern could be seen. */
export async function undisturbedSlap(
  seed: number,
): Promise<{ readonly at: number; readonly seen: number; readonly who: number }> {
  const race = await newRace(PLAYERS, { seed });
  await race.flipUntil(() => race.told(' after ').length > 0);
  const [line = ''] = race.told(' after ');
  const [, at, who, reaction] = /^(\d+) seat (\d) slaps .* after (\d+) ms/.exec(line) ?? [];
  return { at: Number(at), seen: Number(at) - Number(reaction), who: Number(who) };
}

export class Race {
  readonly host: Host;
  readonly time: FakeTime;
  readonly house: TestHouse;
  readonly reports: Report<Kind>[] = [];
  /** The watcher's end. */
  readonly stop: () => void;
  /** Pressed while a report is heard. */
  onReport: (report: Report<Kind>) => void = () => {};

  constructor(host: Host, house: TestHouse) {
    this.host = host;
    this.house = house;
    this.time = house.time;
    this.stop = host.watch('spectator', (report) => {
      this.reports.push(report);
      this.onReport(report);
    });
  }

  get view(): RaceView {
    const view = this.reports.at(-1)?.view;
    if (view === undefined || !isRace(view)) throw new Error('nothing is reported');
    return view;
  }

  get notices(): readonly Notice<Kind>[] {
    return this.reports.flatMap(({ notices }) => notices);
  }

  /** The record replayed. @throws when it does not replay. */
  get match(): Match {
    const { record } = this.host.sitting;
    const rules = rulesOf(record.game);
    const match = rules === undefined ? undefined : replay(rules, record);
    if (match?.ok !== true) throw new Error(`the record does not replay: ${JSON.stringify(match?.fault)}`);
    return match.value;
  }

  /** What happened, in words: '1240 seat 1 slaps double after 340 ms and takes 5'. */
  get story(): readonly string[] {
    return transcript(this.match).map((line) => line.trim().replace(/ {2}/, ' '));
  }

  /** Lines of the story that have these words. */
  told(words: string): readonly string[] {
    return this.story.filter((line) => line.includes(words));
  }

  /** Match time of the first such line. @throws when there is none. */
  when(words: string): number {
    const [line] = this.told(words);
    if (line === undefined) throw new Error(`nothing was told of "${words}"`);
    return Number.parseInt(line, 10);
  }

  /** What a seat would take the pile for now. */
  shows(who = 0): readonly Pattern[] {
    return slappable(this.view, seat(who), this.host.now());
  }

  /** Presses by the seat's key, whose event is stamped with this match time, or with now. */
  press(who: number, type: 'play' | 'slap', at: number = this.host.now()) {
    return this.host.press(seat(who), { type }, millis(at));
  }

  /** Lets time pass, and people on turn flip in their usual way, until the test is content. */
  async flipUntil(done: () => boolean): Promise<void> {
    for (let steps = 0; !done(); steps += 1) {
      if (steps > 2000) throw new Error('it never came to that');
      const person = this.personOnTurn();
      if (person !== undefined) this.press(person, 'play');
      if (done()) return;
      await this.time.pass(STEP_MS);
    }
  }

  /** The same until a match time, with nothing pressed in its last step. */
  async flipTo(at: number): Promise<void> {
    await this.flipUntil(() => this.host.now() + STEP_MS > at);
    await this.time.pass(at - this.host.now());
  }

  private personOnTurn(): Seat | undefined {
    const [turn] = this.host.awaiting();
    const top = this.view.newest.at(-1)?.visibleAt ?? 0;
    const isTime = this.host.now() >= top + FLIP_AFTER_MS;
    return turn !== undefined && isTime && this.host.humans.includes(turn) ? turn : undefined;
  }
}

const isRace = (view: object): view is RaceView => 'newest' in view && 'pileCount' in view;
