/** A race as people at a keyboard or with a screen reader meet it. Presses are real keys; the table is read off its mirror. */
import { expect, type Locator } from '@playwright/test';
import type { Game, Pace } from './game';

export type RaceName = 'Egyptian Rat Screw' | 'Slapjack';

const MENU_KEYS: Readonly<Record<RaceName, string>> = { 'Egyptian Rat Screw': '4', Slapjack: '5' };

/** The keys of the sheets: slap, play. */
export const SEAT_KEYS: readonly (readonly [string, string])[] = [
  ['x', 'z'],
  ['n', 'm'],
  ['w', 'q'],
  ['o', 'p'],
  ['k', 'l'],
  ['s', 'a'],
  ['2', '1'],
  ['v', 'b'],
  ['r', 't'],
  ['y', 'u'],
];

export interface RaceSeats {
  /** One a seat. */
  readonly players: readonly ('Human' | 'Computer')[];
  /** Fields of the form by their label, such as 'Cards to play'. */
  readonly options?: Readonly<Record<string, number>>;
  readonly pace?: Pace;
  readonly seed?: number;
}

/** The pile and whose turn it is, as the mirror has it. */
export interface RaceState {
  /** The newest cards that can be seen, the newest last. */
  readonly cards: readonly string[];
  readonly pile: number;
  readonly burnt: number;
  readonly turn: number | undefined;
  readonly phase: string;
  readonly owed: number | undefined;
  /** Cards in hand, by seat. */
  readonly counts: readonly number[];
}

export class Race {
  constructor(protected readonly game: Game) {}

  /** From a fresh page to a table that has been dealt. */
  async sitDown(name: RaceName, { players, options = {}, pace, seed = 7 }: RaceSeats): Promise<void> {
    const { page } = this.game;
    await this.game.open({ seed });
    if (pace !== undefined) await this.game.setPace(pace);
    await page.keyboard.press(MENU_KEYS[name]);
    await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
    await this.game.setNumber('Number of seats', players.length);
    for (const [seat, player] of players.entries()) await this.seat(seat, player);
    for (const [label, value] of Object.entries(options)) {
      const field = page.getByRole('textbox', { name: label, exact: true });
      if (!(await field.isVisible())) await page.getByRole('button', { name: 'All rules' }).click();
      await this.game.setNumber(label, value);
    }
    await this.game.deal();
  }

  private async seat(seat: number, player: 'Human' | 'Computer'): Promise<void> {
    const group = this.game.page.getByRole('radiogroup', { name: `Who plays seat ${seat + 1}`, exact: true });
    await group
      .locator('label')
      .filter({ has: this.game.page.getByText(player, { exact: true }) })
      .click();
  }

  get count(): Locator {
    return this.game.page.locator('.race-three');
  }

  /** The table has been counted in. */
  async begun(): Promise<void> {
    await expect(this.count).toBeVisible();
    await expect(this.count).toHaveCount(0);
  }

  /** The banner is skipped, and the table counted in. */
  async open(): Promise<void> {
    await this.game.page.keyboard.press('Enter');
    await this.begun();
  }

  state(): Promise<RaceState> {
    return this.game.page.evaluate(() => {
      const read = document.querySelector<HTMLElement>('.race-pile')?.dataset ?? {};
      const number = (text: string | undefined) => (text === undefined || text === '' ? undefined : Number(text));
      const plates = [...document.querySelectorAll<HTMLElement>('.plate')];
      return {
        cards: (read.cards ?? '').split(' ').filter((card) => card !== ''),
        pile: number(read.pile) ?? 0,
        burnt: number(read.burnt) ?? 0,
        turn: number(read.turn),
        phase: read.phase ?? '',
        owed: number(read.owed),
        counts: plates
          .sort((a, b) => Number(a.dataset.seat) - Number(b.dataset.seat))
          .map((plate) => Number(plate.dataset.count)),
      };
    });
  }

  /** Whoever is on turn plays by their key. */
  async playOn(): Promise<void> {
    const { turn } = await this.state();
    const keys = turn === undefined ? undefined : SEAT_KEYS[turn];
    if (keys !== undefined) await this.game.page.keyboard.press(keys[1]);
  }

  results(): Promise<boolean> {
    return this.game.page.locator('main.results').isVisible();
  }
}
