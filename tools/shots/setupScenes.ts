/** Set-up with much to choose: profiles in their dialog, house rules open, limits, what is wrong with a file. */
import type { Game } from '#tests/browser/support/game';
import type { Scene } from './scenes';

async function setUpOf(game: Game, name: string): Promise<void> {
  await game.open();
  await game.page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await game.page.getByRole('heading', { name: 'Players' }).waitFor();
}

const unfold = (game: Game): Promise<void> => game.page.getByRole('button', { name: /^House rules/ }).click();

async function keep(game: Game, name: string): Promise<void> {
  await game.page.getByRole('button', { name: 'Save', exact: true }).click();
  await game.page.getByRole('textbox', { name: 'Name of the profile' }).fill(name);
  await game.page.keyboard.press('Enter');
  await game.page.getByText(`“${name}” is saved`).waitFor();
}

/** Two own profiles, one just deleted, and a file with three faults. */
async function profiles(game: Game): Promise<void> {
  await setUpOf(game, 'Cassino');
  await keep(game, 'Sunday with Theo');
  await keep(game, 'Strict evening');
  await game.page.getByRole('button', { name: 'Profiles', exact: true }).click();
  await game.page.getByRole('button', { name: 'Delete “Strict evening”' }).click();
  const [chooser] = await Promise.all([
    game.page.waitForEvent('filechooser'),
    game.page.getByRole('button', { name: 'Import a file' }).click(),
  ]);
  const wrong = { game: 'cassino', seats: [{ kind: 'human' }, { kind: 'genius' }], options: { targetScore: 0, x: 1 } };
  await chooser.setFiles({
    name: 'evening.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(wrong)),
  });
  await game.page.getByRole('alert').waitFor();
}

async function ownList(game: Game): Promise<void> {
  await setUpOf(game, 'Oh Heaven');
  await unfold(game);
  await game.page.getByRole('combobox', { name: 'Hand sizes' }).selectOption('custom');
  await game.page.getByRole('textbox', { name: 'List of hand sizes' }).fill('10, 9, 80');
}

async function sevenSeats(game: Game): Promise<void> {
  await setUpOf(game, 'Oh Heaven');
  await game.choose('Number of seats', '7');
}

async function pot(game: Game): Promise<void> {
  await setUpOf(game, 'Tong-its');
  await game.choose('Scoring', 'Chips and pot');
}

/** Everybody who may play the second seat. */
async function regulars(game: Game): Promise<void> {
  await setUpOf(game, 'Cassino');
  await game.page.getByRole('button', { name: /^Choose who plays seat 2/ }).click();
  await game.page.getByRole('list', { name: 'Regulars of the house' }).waitFor();
}

/** One plays at another level than its own. */
async function otherLevel(game: Game): Promise<void> {
  await setUpOf(game, 'Cassino');
  await game.choose('Number of seats', '6');
  await game.page.getByLabel('Level of seat 3').selectOption('Expert');
}

/** Two people and a computer. */
async function race(game: Game): Promise<void> {
  await setUpOf(game, 'Egyptian Rat Screw');
  await game.choose('Who plays seat 2', 'Human');
}

async function raceKeys(game: Game): Promise<void> {
  await race(game);
  await game.page.getByRole('button', { name: 'Change keys of seat 2' }).click();
}

async function training(game: Game): Promise<void> {
  await game.open();
  await game.page.getByRole('button', { name: /^Training/ }).click();
  await game.page.getByRole('button', { name: 'Start' }).waitFor();
}

export const SETUP_SCENES: readonly Scene[] = [
  { name: 'setup-profiles', reach: profiles },
  { name: 'setup-regulars', reach: regulars },
  { name: 'setup-regulars-6', reach: otherLevel },
  { name: 'setup-ohheaven', reach: (game) => setUpOf(game, 'Oh Heaven') },
  { name: 'setup-ohheaven-list', reach: ownList },
  { name: 'setup-ohheaven-7', reach: sevenSeats },
  { name: 'setup-tongits', reach: (game) => setUpOf(game, 'Tong-its') },
  { name: 'setup-tongits-pot', reach: pot },
  { name: 'setup-race', reach: race },
  { name: 'setup-race-keys', reach: raceKeys },
  { name: 'setup-slapjack', reach: (game) => setUpOf(game, 'Slapjack') },
  { name: 'training', reach: training },
];
