import { describe, expect, test } from 'vitest';
import { seat } from '#engine/core/words';
import { rulesOf } from '#engine/index';
import type { House } from '#play/house';
import { type Input, inputOf, withInput } from '#scenes/race/inputs';
import { SEAT_KEYS } from '#scenes/race/keys';
import { RACES, raceTerms } from '#scenes/race/terms';
import { levelName } from '#scenes/screens/gameText';
import { levelBeside, levelOf, speedOf, touchSeats, withSpeed } from '#scenes/screens/race/form';
import { areUsual, boundText, lostTexts, rebind, refusalText, usualAgain } from '#scenes/screens/race/rebinding';
import { SetupDesk } from '#scenes/screens/setupDesk';
import { peopleAt, planOf, seated, withChair, withOption, withSeats } from '#scenes/screens/setupModel';
import { raceHouse } from '#tests/play/raceHouse';

async function deskOf(house: House, game = 'ratscrew', input: Input = 'keys'): Promise<SetupDesk> {
  const desk = new SetupDesk(house, game, () => undefined, { input });
  await desk.read();
  return desk;
}

const human = (desk: SetupDesk, ...seats: number[]): void => {
  for (const one of seats) desk.change(withChair(desk.form, one, { player: 'human' }));
};

const NAMES = ['Aino', 'Mikko', 'Theo'];
const nameOf = (who: number): string => NAMES[who] ?? '';

describe('a first table', () => {
  test.each(RACES)('of %s is for three, and its computers keep pace with the person', async (game) => {
    const desk = await deskOf((await raceHouse()).house, game);
    expect(seated(desk.form).map(({ player }) => player)).toMatchObject([
      'human',
      { level: 'adaptive' },
      { level: 'adaptive' },
    ]);
  });

  test('begins as it stands', async () => {
    const desk = await deskOf((await raceHouse()).house);
    expect(desk.deal()?.sitting.record.config).toMatchObject({ decks: 'auto', sandwich: 'all', touchSeats: [] });
  });
});

describe('the speed of the computers', () => {
  test('is one for all, those that sit down later too', async () => {
    const desk = await deskOf((await raceHouse()).house);
    desk.change(withSeats(withSpeed(desk.form, 'quick'), desk.offer, 10));
    expect(
      new Set(
        seated(desk.form)
          .slice(1)
          .map(({ player }) => player !== 'human' && player.level),
      ),
    ).toEqual(new Set(['quick']));
    expect(speedOf(desk.form)).toBe('quick');
  });

  test('is told without its fine steps, which a file may have', async () => {
    const desk = await deskOf((await raceHouse()).house);
    desk.change(withSpeed(desk.form, 'quick+2'));
    expect(speedOf(desk.form)).toBe('quick');
    expect(desk.deal()?.sitting.chairs[1]?.player).toMatchObject({ level: 'quick+2' });
    expect(speedOf((await deskOf((await raceHouse()).house)).form)).toBe('adaptive');
  });

  test('has four fine steps either way, each told with the level it belongs to', async () => {
    const desk = await deskOf((await raceHouse()).house);
    expect(levelBeside(desk.form, 1), 'Match me has a pace of its own').toBeUndefined();
    desk.change(withSpeed(desk.form, 'quick'));
    const names: string[] = [];
    for (let next = levelBeside(desk.form, 1); next !== undefined; next = levelBeside(desk.form, 1)) {
      desk.change(withSpeed(desk.form, next));
      names.push(levelName(levelOf(desk.form)));
    }
    expect(names).toEqual(['Quick, 8% quicker', 'Quick, 17% quicker', 'Quick, 26% quicker', 'Quick, 36% quicker']);
    for (let step = 0; step < 5; step += 1) desk.change(withSpeed(desk.form, levelBeside(desk.form, -1) ?? ''));
    expect(levelName(levelOf(desk.form))).toBe('Quick, 8% slower');
  });

  test('is mixed where a file brought several', async () => {
    const desk = await deskOf((await raceHouse()).house);
    desk.change(withChair(desk.form, 2, { player: { level: 'slow' } }));
    expect(speedOf(desk.form)).toBe('mixed');
    expect(speedOf(withSpeed(desk.form, 'slow'))).toBe('slow');
  });

  test('stays what it was while only people sit there', async () => {
    const desk = await deskOf((await raceHouse()).house);
    desk.change(withSeats(withSpeed(desk.form, 'steady'), desk.offer, 2));
    human(desk, 1);
    expect(speedOf(desk.form)).toBe('steady');
  });
});

describe('who plays by touch', () => {
  test('are the people of a device with a finger for a pointer, and the table hears of it', async () => {
    const { house } = await raceHouse();
    const desk = await deskOf(house, 'ratscrew', 'touch');
    human(desk, 2);
    expect(desk.deal()?.sitting.record.config).toMatchObject({ touchSeats: [0, 2] });
  });

  test('is said seat by seat, and kept', async () => {
    const { house } = await raceHouse();
    house.settings.set(withInput(house.settings.get(), seat(2), 'keys'));
    const desk = await deskOf(house, 'slapjack', 'touch');
    human(desk, 2);
    expect(touchSeats(desk.form, house.settings.get(), 'touch')).toEqual([0]);
    expect(inputOf(house.settings.get(), 2, 'touch')).toBe('keys');
    expect(inputOf({ liked: { 'race.input.3': 'nose' } }, 2, 'touch')).toBe('touch');
  });
});

describe('the switch between the two games', () => {
  test('takes the company along, and the rules stay each game’s own', async () => {
    const { house } = await raceHouse();
    const desk = await deskOf(house);
    desk.change(withSeats(withSpeed(withOption(desk.form, 'tenStops', false), 'slow'), desk.offer, 5));
    desk.change(withChair(desk.form, 4, { name: 'Wilma', player: 'human' }));
    const other = new SetupDesk(house, 'slapjack', () => undefined, { carried: desk.toCarry, input: 'keys' });
    await other.read();
    expect(seated(other.form)).toEqual(seated(desk.form));
    expect(planOf(other.form, other.offer).options).toEqual(
      planOf((await deskOf(house, 'slapjack')).form, other.offer).options,
    );
  });

  test('a form that comes back to its own game is as it was', async () => {
    const { house } = await raceHouse();
    const desk = await deskOf(house);
    desk.change(withOption(desk.form, 'sandwich', 'off'));
    const again = new SetupDesk(house, 'ratscrew', () => undefined, { carried: desk.toCarry, input: 'keys' });
    await again.read();
    expect(again.form).toEqual(desk.form);
  });
});

test.each([
  [5, 'auto', 1],
  [6, 'auto', 2],
  [10, 'auto', 3],
  [2, '4', 4],
])('%i seats with %s packs play with %i', (seats, decks, packs) => {
  expect(RACES.map((race) => raceTerms(race, { decks }, seats).packs)).toEqual([packs, packs]);
});

test('both games are registered as races', () => {
  expect(RACES.map((race) => rulesOf(race)?.pressOrder !== undefined)).toEqual([true, true]);
});

describe('a new key', () => {
  const wish = (who: number, action: 'slap' | 'play', code: string) => ({ seat: seat(who), action, code });
  const people = [seat(0), seat(2)];

  test('is told, and what another seat has got for it', () => {
    const asked = wish(0, 'slap', 'KeyM');
    const answer = rebind(SEAT_KEYS, people, asked);
    if (answer.type === 'refused') throw new Error('nobody at the table has M');
    expect(boundText(SEAT_KEYS, answer.keys, asked, 'Aino')).toBe('M slaps for Aino. Seat 2 has X for it.');
    const free = wish(0, 'play', 'Comma');
    expect(boundText(SEAT_KEYS, SEAT_KEYS, free, 'Aino')).toBe('“,” plays for Aino.');
  });

  test.each([
    ['KeyW', 'W is Theo’s key to slap. Press another one.'],
    ['KeyQ', 'Q is Theo’s key to play. Press another one.'],
    ['F5', 'That key is the browser’s own. Press another one.'],
  ])('%s is refused with a reason', (code, text) => {
    const asked = wish(0, 'slap', code);
    const answer = rebind(SEAT_KEYS, people, asked);
    expect(answer.type === 'refused' && refusalText(answer.why, asked, nameOf)).toBe(text);
  });

  test('takes the table its own use of it, and the dialog says so', () => {
    expect(lostTexts(SEAT_KEYS, seat(0), 'Aino')).toEqual([]);
    expect(lostTexts(SEAT_KEYS, seat(4), 'Priya')).toEqual(['While Priya plays, L does not open the log.']);
  });

  test('gives way to the usual keys, unless somebody at the table has them by now', () => {
    const changed = rebind(SEAT_KEYS, people, wish(0, 'slap', 'KeyM'));
    const keys = changed.type === 'bound' ? changed.keys : SEAT_KEYS;
    expect(areUsual(keys, seat(0))).toBe(false);
    expect(usualAgain(keys, people, seat(0))).toEqual({ type: 'bound', keys: SEAT_KEYS });
    expect(usualAgain(keys, [seat(0), seat(1)], seat(0)).type).toBe('refused');
  });
});

test('people are found by their seats', async () => {
  const desk = await deskOf((await raceHouse()).house);
  human(desk, 1);
  expect(peopleAt(desk.form)).toEqual([0, 1]);
});
