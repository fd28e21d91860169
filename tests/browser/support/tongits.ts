/** Tong-its' table in the browser: laid by a saved record, played by the keys of its six actions. */
import { expect, type Locator, type Page } from '@playwright/test';
import { steady } from '#ai/brains/tongits/steady';
import { diceFrom } from '#engine/core/dice';
import { type Match, type MatchRecord, start, submit } from '#engine/core/match';
import { type Seat, seat } from '#engine/core/words';
import {
  handIn,
  homesOf,
  type TongitsAction,
  type TongitsKind,
  type TongitsState,
  tongits,
} from '#engine/games/tongits/index';
import type { Brain } from '#play/types';
import type { Chair } from '#storage/types';
import { newsFor } from '#tools/contest';
import { entryOf } from '#tools/shots/find';
import type { Game } from './game';
import { store, storedMatch } from './shelf';

export type Tongits = Match<TongitsKind>;

const ID = 'laid';
/** Far more seeds, and more moves of a match, than any test here needs. */
const SEEDS = 500;
const LONGEST = 160;

/** One move of whoever is awaited first, as a player of this kind makes it. */
function played(match: Tongits, brain: Brain<TongitsKind, unknown>): Tongits | undefined {
  const [who] = tongits.awaiting(match.state);
  if (who === undefined) return undefined;
  const news = newsFor(tongits, match, { seat: who, since: 0 });
  const memory = news.events.reduce((before, event) => brain.remember(before, event), brain.blank);
  const intent = brain.choose(memory, news, diceFrom(match.record.log.length));
  if (intent === undefined) throw new Error('a brain on turn answered nothing');
  const next = submit(tongits, match, { seat: who, at: news.at, action: intent.action });
  if (!next.ok) throw new Error(next.fault);
  return next.value;
}

export interface Wanted {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly brain?: Brain<TongitsKind, unknown>;
  /** Asked after every move, and right after the deal. */
  readonly is: (state: TongitsState, match: Tongits) => boolean;
}

/** The first match, over rising seeds, in which this holds after some move. Level steady rolls no dice: it plays so again. */
export function position({ options = {}, brain = steady, is }: Wanted): Tongits {
  const config = tongits.checkConfig(options, 3);
  if (!config.ok) throw new Error(config.fault.why);
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    let match: Tongits | undefined = start<TongitsKind>(tongits, config.value, 3, seed);
    while (match !== undefined && match.record.log.length < LONGEST) {
      if (is(match.state, match)) return match;
      match = played(match, brain);
    }
  }
  throw new Error('no such position');
}

/** Draws, and discards its first card: nobody ever exposes a meld. */
export const silent: Brain<TongitsKind, unknown> = {
  blank: undefined,
  remember: () => undefined,
  choose: (_memory, { view, at: when, heard }) => {
    const { phase, who } = view;
    const first = who === 'spectator' ? undefined : handIn(view, who)?.[0];
    const action: TongitsAction =
      phase.type === 'opening'
        ? { type: 'draw' }
        : phase.type === 'resting' || first === undefined
          ? { type: 'rematch' }
          : { type: 'discard', card: first };
    return { action, at: when, heard };
  },
};

const chairs = (people: number): readonly Chair[] =>
  ['Aino', 'Mikko', 'Ingrid'].map((name, index) => ({ name, player: index < people ? 'human' : { level: 'steady' } }));

/** Puts a record on the shelf and sits down at it; the first `people` seats are played here. */
export async function sitAt(game: Game, record: MatchRecord<TongitsKind>, people = 1): Promise<void> {
  await game.open();
  await lay(game.page, record, { id: ID, people });
  await resume(game);
}

/** Puts a record on the shelf, whatever is in it, and makes nothing move. */
export async function lay(
  page: Page,
  record: MatchRecord<TongitsKind>,
  { id, people }: { readonly id: string; readonly people: number },
): Promise<void> {
  const match = { record, events: [], state: tongits.initial(record.config, 3) };
  const entry = entryOf(tongits, match, { id, chairs: chairs(people), table: { computerDelayMs: 0 } });
  await store(page, `sitting/${id}`, { ...entry, progress: 'running' });
  await store(page, 'settings', { pace: 'instant' });
}

/** Opens the page anew and goes on with the match on the shelf. */
export async function resume(game: Game): Promise<void> {
  await game.page.reload();
  await game.menuIsOpen();
  await game.takeUp();
  await expect(game.page.locator('.tongits')).toBeAttached();
}

/** The match as the shelf has it, replayed: a record with an illegal move would not come back. */
export async function kept(page: Page): Promise<Tongits> {
  const match: Match = await storedMatch(page, `sitting/${ID}`);
  return match as Tongits;
}

export const action = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: new RegExp(`^${name}`) });

/** The sheet at the end of a round. */
export const sheet = (page: Page): Locator => page.locator('dialog.count[open]');

/** Does an action of seat 0 by its keys, and waits until it is on record. */
export async function press(game: Game, state: TongitsState, wanted: TongitsAction): Promise<void> {
  const { page } = game;
  const moves = (await kept(page)).record.log.length;
  for (const card of cardsOf(wanted)) await game.card('hand', card).press('Space');
  await page.keyboard.press(KEYS[wanted.type] ?? '');
  if (wanted.type === 'layOff') {
    const homes = homesOf(state, wanted.card);
    if (homes.length > 1) await page.keyboard.press(String(homes.indexOf(wanted.meld) + 1));
  }
  await expect.poll(async () => (await kept(page)).record.log.length).toBeGreaterThan(moves);
}

const KEYS: Partial<Record<TongitsAction['type'], string>> = {
  draw: 'd',
  takeDiscard: 't',
  expose: 'm',
  layOff: 'o',
  discard: 'x',
  callDraw: 'c',
  challenge: 'c',
  fold: 'f',
};

function cardsOf(wanted: TongitsAction): readonly string[] {
  switch (wanted.type) {
    case 'takeDiscard':
      return wanted.hand;
    case 'expose':
      return wanted.cards;
    case 'layOff':
    case 'discard':
      return [wanted.card];
    default:
      return [];
  }
}

/** The moves of seat 0 in a match. */
export const movesOf = ({ record }: Tongits, who: Seat = seat(0)): readonly TongitsAction[] =>
  record.log.filter((move) => move.seat === who).map((move) => move.action);
