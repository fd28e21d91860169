/** A race's desk without a screen: a picture that writes down what it was told, and an app that does the same. */
import { vi } from 'vitest';
import type { RaceKind } from '#engine/kit/race';
import type { Host } from '#play/types';
import type { App, Route } from '#scenes/app';
import { raceGame } from '#scenes/games/registry';
import type { KeyNews } from '#scenes/keys';
import { RaceDesk } from '#scenes/race/desk';
import { raceKey } from '#scenes/race/raceKeys';
import type { FocusKeeper } from '#scenes/table/focus';
import { chairs, type TestHouse } from '#tests/play/houses';
import { raceHouse } from '#tests/play/raceHouse';

export interface RaceSitting {
  readonly desk: RaceDesk;
  readonly host: Host<RaceKind>;
  readonly house: TestHouse;
  readonly routes: readonly Route[];
  readonly sounds: readonly string[];
  /** What the picture was told, in words: 'laid', 'slapWon', 'late 2 3'. */
  readonly drawn: readonly string[];
  /** A key goes down now, or went down so many milliseconds ago. */
  key(code: string, how?: { readonly type?: KeyNews['type']; readonly repeat?: true; readonly ago?: number }): string;
  /** Lets milliseconds pass and everything settle. */
  pass(span: number): Promise<void>;
}

export interface Wanted {
  readonly game?: 'ratscrew' | 'slapjack';
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: number;
  readonly at?: TestHouse;
}

const NO_FOCUS = { move: () => undefined } as unknown as FocusKeeper;

/** So long the banner and the count last together, and a little more. */
const OPENING_MS = 4200;

/** Call it before each test: what keys do depends on what has the focus on the page, and here nothing has. */
export const withoutPage = (): void => {
  vi.stubGlobal('document', { activeElement: null, body: null, documentElement: { dataset: { form: 'landscape' } } });
};

/** Sits down at a fresh table, before its count. */
export async function sitDownAtRace(players: readonly string[], wanted: Wanted = {}): Promise<RaceSitting> {
  const { game = 'ratscrew', options = {}, seed = 1 } = wanted;
  const house = wanted.at ?? (await raceHouse());
  const begun = house.house.begin({ game, chairs: chairs(...players), options, seed });
  if (!begun.ok) throw new Error(begun.fault.why);
  return sitAtRace(begun.value as Host<RaceKind>, house);
}

/** Sits down at a table that is there already. */
export function sitAtRace(host: Host<RaceKind>, house: TestHouse): RaceSitting {
  const routes: Route[] = [];
  const sounds: string[] = [];
  const drawn: string[] = [];
  const app: App = {
    house: house.house,
    audio: { play: (name) => sounds.push(name) },
    go: (route) => routes.push(route),
  };
  const desk = new RaceDesk({
    app,
    host,
    game: raceGame(host.game),
    picture: {
      show: () => drawn.push('show'),
      happen: ({ event }) => drawn.push(event.event.type),
      late: (seat, order) => drawn.push(`late ${seat} ${order}`),
      clockChanged: () => undefined,
    },
    time: house.time,
    changed: () => undefined,
    pressed: () => undefined,
    turned: () => undefined,
  });
  desk.open();
  return {
    desk,
    host,
    house,
    routes,
    sounds,
    drawn,
    key: (code, { type = 'down', repeat, ago = 0 } = {}) =>
      raceKey(desk, NO_FOCUS, { type, code, repeat: repeat === true, time: house.time.now() - ago }),
    pass: (span) => house.time.pass(span),
  };
}

/** Sits down, and the table has been counted in. */
export async function openRace(players: readonly string[], wanted: Wanted = {}): Promise<RaceSitting> {
  const sitting = await sitDownAtRace(players, wanted);
  await sitting.pass(OPENING_MS);
  return sitting;
}
