/** Ruffhouse as a player at a keyboard or with a screen reader meets it. Everything is found by what is read aloud. */
import { expect, type Locator, type Page } from '@playwright/test';

export type Player = 'Human' | 'Easy' | 'Steady' | 'Expert';
export type Pace = 'Calm' | 'Normal' | 'Brisk' | 'Instant';
export type Zone = 'hand' | 'table';

export interface Seats {
  /** One a seat. Left out: one person and three regulars at their own levels. */
  readonly players?: readonly Player[];
  /** Names by seat; an empty one keeps what the form offers. */
  readonly names?: readonly string[];
  readonly targetScore?: number;
  readonly computersWait?: number;
}

/** What the table waits for. */
export type Moment = 'turn' | 'dealEnd' | 'cover' | 'results';

export class Game {
  constructor(
    readonly page: Page,
    private readonly renderer: 'canvas' | 'webgl' = 'canvas',
  ) {}

  /** Opens the page and waits for the menu. The seed deals the same cards again. */
  async open({ seed }: { seed?: number } = {}): Promise<void> {
    const query = new URLSearchParams();
    if (this.renderer === 'canvas') query.set('renderer', 'canvas');
    if (seed !== undefined) query.set('seed', String(seed));
    await this.page.goto(`/?${query}`);
    await this.menuIsOpen();
  }

  async menuIsOpen(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Ruffhouse' })).toBeVisible({ timeout: 30_000 });
    await expect(this.page.getByRole('button', { name: /^Cassino/ })).toBeVisible();
  }

  /** From the menu to the newest match on the shelf. */
  async takeUp(): Promise<void> {
    await this.page.getByText(/waiting$/).waitFor({ state: 'attached' });
    await this.page.keyboard.press('r');
  }

  /** From the menu to the settings and back. */
  async setPace(pace: Pace): Promise<void> {
    await this.page.keyboard.press('o');
    await this.choose('Pace', pace);
    await this.page.getByRole('button', { name: 'Back' }).click();
    await this.menuIsOpen();
  }

  /** A choice in a bar of choices. */
  async choose(group: string, choice: string): Promise<void> {
    const bar = this.page.getByRole('radiogroup', { name: group });
    await bar
      .locator('label')
      .filter({ has: this.page.getByText(choice, { exact: true }) })
      .click();
    await expect(bar.getByRole('radio', { name: choice, exact: true })).toBeChecked();
  }

  /** From the menu to a filled set-up form. */
  async setUp({ players, names = [], targetScore, computersWait }: Seats): Promise<void> {
    await this.page.keyboard.press('1');
    await expect(this.page.getByRole('heading', { name: 'Players' })).toBeVisible();
    if (players !== undefined) await this.choose('Number of seats', String(players.length));
    for (const [seat, player] of (players ?? []).entries()) await this.seatPlayer(seat, player);
    for (const [seat, name] of names.entries())
      if (name !== '') await this.page.getByLabel(`Name at seat ${seat + 1}`).fill(name);
    if (targetScore !== undefined) await this.setNumber('Target score', targetScore);
    if (computersWait !== undefined) await this.setNumber('Computers wait', computersWait);
  }

  private async seatPlayer(seat: number, player: Player): Promise<void> {
    await this.choose(`Who plays seat ${seat + 1}`, player === 'Human' ? 'Human' : 'Computer');
    if (player !== 'Human') await this.page.getByLabel(`Level of seat ${seat + 1}`).selectOption(player);
  }

  async setNumber(label: string, value: number): Promise<void> {
    const field = this.page.getByRole('textbox', { name: label, exact: true });
    await field.fill(String(value));
    await field.blur();
  }

  async deal(): Promise<void> {
    await this.page.getByRole('button', { name: 'Deal', exact: true }).click();
    await expect(this.page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  }

  /** Opens the page, sets the pace, fills the form, deals. */
  async sitDown(table: Seats & { readonly seed?: number; readonly pace?: Pace }): Promise<void> {
    await this.open(table.seed === undefined ? {} : { seed: table.seed });
    if (table.pace !== undefined) await this.setPace(table.pace);
    await this.setUp(table);
    await this.deal();
  }

  card(zone: Zone, card: string): Locator {
    return this.zone(zone).locator(`[data-card="${card}"]`);
  }

  zone(zone: Zone): Locator {
    return this.page.locator(`[data-zone="${zone}"]`);
  }

  /** The cards of a zone in the order they lie. */
  cards(zone: Zone): Promise<readonly string[]> {
    return this.zone(zone)
      .locator('.mirror-card')
      .evaluateAll((cards) => cards.map((card) => (card instanceof HTMLElement ? (card.dataset.card ?? '') : '')));
  }

  chosen(): Promise<readonly string[]> {
    return this.page
      .locator('.mirror-card[aria-pressed="true"]')
      .evaluateAll((cards) => cards.map((card) => (card instanceof HTMLElement ? (card.dataset.card ?? '') : '')));
  }

  get headline(): Locator {
    return this.page.locator('.prompt-headline');
  }

  get toast(): Locator {
    return this.page.locator('.toast');
  }

  get play(): Locator {
    return this.page.getByRole('button', { name: 'Play', exact: true });
  }

  /** Newest first. */
  async log(): Promise<readonly string[]> {
    const lines = await this.page.locator('.log-lines li').allInnerTexts();
    return lines.map((line) => line.replace(/\s+/g, ' ').trim());
  }

  /** What a screen reader is told when the player's turn has come and the table has come to rest. */
  get call(): Locator {
    return this.page.locator('.mirror [aria-live="assertive"]');
  }

  async myTurn(): Promise<void> {
    await expect(this.call).toHaveText(/^Your turn/, { timeout: 60_000 });
  }

  /** Waits until the table waits for somebody. */
  async moment(timeout = 60_000): Promise<Moment> {
    const found = await this.page.waitForFunction(
      () => {
        if (document.querySelector('main.results') !== null) return 'results';
        if (document.querySelector('dialog.deal-end[open]') !== null) return 'dealEnd';
        if (document.querySelector('dialog.pass[open]') !== null) return 'cover';
        const call = document.querySelector('.mirror [aria-live="assertive"]');
        return call?.textContent?.startsWith('Your turn') === true ? 'turn' : undefined;
      },
      undefined,
      { timeout },
    );
    const moment = await found.jsonValue();
    if (moment === undefined) throw new Error('the table waits for nobody');
    return moment;
  }

  /** Chooses cards in the mirror by Space and plays them by Enter; settles when the card has left the hand. */
  async playByKeyboard(hand: string, table: readonly string[]): Promise<void> {
    for (const card of table) await this.card('table', card).press('Space');
    await this.card('hand', hand).press('Space');
    await this.card('hand', hand).press('Enter');
    await expect(this.card('hand', hand)).toHaveCount(0);
  }

  /** What the sound settings, menus and dialogs of the table have in common. */
  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }
}
