/** The table as the saved record says it stands, and the same facts as the page shows them. */
import { expect, type Page } from '@playwright/test';
import type { Match } from '#engine/core/match';
import { isHidden } from '#engine/core/secrets';
import { seat } from '#engine/core/words';
import { type CassinoKind, type CassinoView, cassino } from '#engine/games/cassino/index';
import type { Game } from './game';
import { storedMatch, storedMatches } from './shelf';

const isCassino = (match: Match): match is Match<CassinoKind> => match.record.game === cassino.game;

/** The one stored match, replayed from its record. */
export async function savedMatch(page: Page): Promise<Match<CassinoKind>> {
  const [key, ...others] = await storedMatches(page);
  if (key === undefined || others.length > 0) throw new Error(`expected one stored match, found ${others.length + 1}`);
  const match = await storedMatch(page, key);
  if (!isCassino(match)) throw new Error(`${key} is no match of Cassino`);
  return match;
}

async function savedView(page: Page, who: number): Promise<CassinoView> {
  const { state } = await savedMatch(page);
  return cassino.view(state, seat(who));
}

/** What a table shows to the seat at the bottom. */
interface Shown {
  readonly hand: readonly string[];
  readonly table: readonly string[];
  readonly deck: number;
  readonly taken: readonly number[];
}

function shownOf(view: CassinoView, who: number): Shown {
  const cards = view.hands[who]?.cards ?? [];
  return {
    hand: isHidden(cards) ? [] : cards,
    table: view.table,
    deck: view.stockCount,
    taken: view.piles.map((pile) => pile.length),
  };
}

async function shownBy(game: Game): Promise<Shown> {
  const { page } = game;
  const notes = await page.locator('.plate-note').allTextContents();
  const own = await page.locator('.own-pile').textContent();
  return {
    hand: await game.cards('hand'),
    table: await game.cards('table'),
    deck: Number(await page.locator('.deck-count strong').textContent()),
    taken: notes.map((note, index) => numberIn(/(\d+) taken/.exec(note)?.[1] ?? (index === 0 ? own : null))),
  };
}

const numberIn = (text: string | null): number => Number(/\d+/.exec(text ?? '')?.[0] ?? 0);

/** The page shows exactly the table of the saved record: no card lost, doubled or out of place. The bottom seat is seat 0. */
export async function expectTrueTable(game: Game): Promise<void> {
  await expect(async () => {
    const view = await savedView(game.page, 0);
    expect(await shownBy(game)).toEqual(shownOf(view, 0));
  }).toPass({ timeout: 20_000 });
}
