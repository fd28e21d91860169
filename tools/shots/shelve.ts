/** A match on the shelf of a browser, with the menu open that offers it. */
import type { Game } from '#tests/browser/support/game';
import { store } from '#tests/browser/support/shelf';
import type { Entry } from './find';

export async function shelve(game: Game, entry: Entry): Promise<void> {
  await game.open();
  await store(game.page, `sitting/${entry.sitting.id}`, entry);
  await game.page.reload();
  await game.menuIsOpen();
}
