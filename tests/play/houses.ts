/** A house of fake parts, and a screen that watches a table of it. */

import { brainOf } from '#ai/brains/index';
import { type BrainOf, mindOf } from '#ai/thinking';
import type { Kind } from '#engine/core/rules';
import type { Watcher } from '#engine/core/secrets';
import { rulesOf } from '#engine/index';
import type { Bug } from '#play/host';
import { furnish, type House, type HouseParts } from '#play/house';
import { inPlaceThinker } from '#play/thinker';
import type { Brain, Host, Report } from '#play/types';
import { openClaims } from '#storage/claims';
import { memoryShelf } from '#storage/shelf';
import type { Chair } from '#storage/types';
import { FakeTime } from './fakeTime';
import { cheat, faulty, lucky, mute, toy } from './toy';

const TOY_BRAINS: Readonly<Record<string, Brain<Kind, unknown>>> = { lucky, cheat, mute, faulty };

const brains: BrainOf = (game, level) => (game === 'toy' ? TOY_BRAINS[level] : brainOf(game, level));

export interface TestHouse {
  readonly house: House;
  readonly parts: HouseParts;
  readonly time: FakeTime;
  readonly bugs: readonly Bug[];
}

/** Opens a house with toy and Cassino; `changed` replaces parts, such as the shelf of a house before. */
export async function testHouse(changed: Partial<HouseParts> = {}): Promise<TestHouse> {
  const time = new FakeTime();
  const bugs: Bug[] = [];
  const cassino = rulesOf('cassino');
  let chances = 0;
  let seconds = 0;
  const parts: HouseParts = {
    games: cassino === undefined ? [toy] : [toy, cassino],
    levels: { toy: Object.keys(TOY_BRAINS), cassino: ['easy', 'steady'] },
    shelf: memoryShelf(),
    memoryOnly: false,
    claims: openClaims(undefined),
    thinker: inPlaceThinker(mindOf(brains)),
    time,
    wallTime: () => new Date(Date.UTC(2030, 0, 1) + 1000 * ++seconds).toISOString(),
    chance: () => ++chances,
    onBug: (bug) => bugs.push(bug),
    ...changed,
  };
  return { house: await furnish(parts), parts, time, bugs };
}

/** Chairs in words: `chairs('human', 'lucky')`. */
export const chairs = (...players: readonly string[]): readonly Chair[] =>
  players.map((player) => ({ name: '', player: player === 'human' ? 'human' : { level: player } }));

/** A match of the toy. @throws when it cannot begin. */
export function toyTable(
  house: House,
  players: readonly string[],
  options: Readonly<Record<string, unknown>> = {},
): Host {
  const begun = house.begin({ game: 'toy', chairs: chairs(...players), options, seed: 7 });
  if (!begun.ok) throw new Error(`${begun.fault.field}: ${begun.fault.why}`);
  return begun.value;
}

/** The host of a saved match. @throws when it does not open. */
export async function resumed(house: House, id: string): Promise<Host> {
  const host = await house.resume(id);
  if (!host.ok) throw new Error(host.fault.type);
  return host.value;
}

export interface Screen {
  readonly reports: readonly Report<Kind>[];
  /** The picture reaches the last report. */
  catchUp(): void;
  end(): void;
}

/** A screen that has no motion ('instant'), or one whose picture moves until the test says that it has caught up. */
export function screenOf(host: Host, who: Watcher, pace: 'instant' | 'moving'): Screen {
  const reports: Report<Kind>[] = [];
  const catchUp = (): void => host.caughtUp(reports.at(-1)?.heard ?? 0);
  const end = host.watch(who, (report) => {
    reports.push(report);
    if (pace === 'instant') catchUp();
  });
  return { reports, catchUp, end };
}

/** A seat's own cards, seat 0's unless told, in a view of the toy. */
export const hand = (view: object | undefined, who = 0): readonly string[] =>
  view !== undefined && 'hands' in view && Array.isArray(view.hands) ? view.hands[who] : [];

/** The toy's cards on the table. */
export const laid = (view: object | undefined): readonly string[] =>
  view !== undefined && 'laid' in view && Array.isArray(view.laid) ? view.laid : [];
