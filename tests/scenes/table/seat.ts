/** A desk without a screen: a picture that lies still until told, and an app that writes down where it was sent. */
import type { Kind } from '#engine/core/rules';
import type { Host } from '#play/types';
import type { App, Route } from '#scenes/app';
import type { Cue } from '#scenes/cues';
import type { GameTable } from '#scenes/games/game';
import { gameTable } from '#scenes/games/registry';
import { Desk } from '#scenes/table/desk';
import { chairs, type TestHouse, testHouse } from '#tests/play/houses';

export interface Sitting {
  readonly desk: Desk;
  readonly host: Host;
  readonly house: TestHouse;
  readonly routes: readonly Route[];
  /** Views the picture was told to show, oldest first. */
  readonly shown: readonly Kind['view'][];
  readonly performed: readonly (readonly Cue[])[];
  readonly sounds: readonly string[];
  /** From now on every motion fails. */
  breakPicture(): void;
  /** From now on motion lasts until `arrive` is called. */
  slowly(): void;
  /** All motion ends. */
  arrive(): void;
  /** Lets `span` milliseconds pass and everything settle. */
  pass(span: number): Promise<void>;
}

export interface Wanted {
  readonly players: readonly string[];
  readonly seed: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly pace?: 'normal' | 'instant';
}

/** Sits down at a fresh table of Cassino. Motion takes no time: it is over at the next settle. */
export async function sitDown({ players, seed, options = {}, pace = 'normal' }: Wanted): Promise<Sitting> {
  const house = await testHouse();
  house.house.settings.set({ pace });
  const begun = house.house.begin({ game: 'cassino', chairs: chairs(...players), options, seed });
  if (!begun.ok) throw new Error(begun.fault.why);
  return sitAt(house, begun.value);
}

/** Sits down at a table that is there already. */
export function sitAt(house: TestHouse, host: Host, game: GameTable = gameTable(host.game)): Sitting {
  const routes: Route[] = [];
  const shown: Kind['view'][] = [];
  const performed: (readonly Cue[])[] = [];
  const sounds: string[] = [];
  let slow = false;
  let broken = false;
  let closed = false;
  let flying: (() => void)[] = [];
  const arrive = (): void => {
    const landed = flying;
    flying = [];
    for (const land of landed) land();
  };
  const app: App = {
    house: house.house,
    audio: { play: (name) => sounds.push(name) },
    go: (route) => routes.push(route),
  };
  const desk: Desk = new Desk({
    app,
    host,
    game,
    picture: {
      perform: (cues) => {
        performed.push(cues);
        if (broken) return Promise.reject(new Error('no picture'));
        return slow ? new Promise((resolve) => flying.push(resolve)) : Promise.resolve();
      },
      hurry: arrive,
      show: (view) => shown.push(view),
      tell: (cue) => desk.hear(cue),
    },
    changed: () => undefined,
    turned: () => {
      if (closed) throw new Error('a screen that was left must not be laid out again');
    },
    hidden: () => false,
    time: house.time,
  });
  desk.open();
  const close = desk.close.bind(desk);
  desk.close = () => {
    close();
    closed = true;
  };
  return {
    desk,
    host,
    house,
    routes,
    shown,
    performed,
    sounds,
    breakPicture: () => {
      broken = true;
    },
    slowly: () => {
      slow = true;
    },
    arrive: () => {
      slow = false;
      arrive();
    },
    pass: (span) => house.time.pass(span),
  };
}
