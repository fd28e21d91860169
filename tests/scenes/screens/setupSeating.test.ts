import { describe, expect, test } from 'vitest';
import { LEVELS } from '#ai/protocol';
import { rulesOf } from '#engine/index';
import { REGULARS, type Regular, regularAt } from '#play/regulars';
import { withSpeed } from '#scenes/screens/race/form';
import {
  firstForm,
  formOf,
  type Offer,
  type SetupForm,
  seated,
  withChair,
  withSeats,
} from '#scenes/screens/setupModel';
import { readyMadeOf } from '#scenes/screens/setupProfiles';
import { seatOf, withRegular, withSitter, withSurprise } from '#scenes/screens/setupSeating';
import { EN } from '#text/en/index';

const OPENING = { player: 'Aino', seed: 1 };

function offerOf(game: string): Offer {
  const rules = rulesOf(game);
  if (rules === undefined) throw new Error(`${game} is not registered`);
  return { rules, levels: LEVELS[game] ?? [] };
}

const CASSINO = offerOf('cassino');

function named(name: string): Regular {
  const found = REGULARS.find((regular) => regular.name === name);
  if (found === undefined) throw new Error(`${name} is no regular`);
  return found;
}

const names = (form: SetupForm): readonly string[] => seated(form).map(({ name }) => name);
const faces = (form: SetupForm): readonly (string | undefined)[] => form.chairs.map((chair) => regularAt(chair)?.id);
const level = 'steady';

/** Nobody sits at two chairs, those that are not at the table among them. */
function expectNoTwins(form: SetupForm): void {
  const known = faces(form).filter((face) => face !== undefined);
  expect(new Set(known).size).toBe(known.length);
}

describe('a regular at a chair', () => {
  const first = firstForm(CASSINO, OPENING);

  test('comes with its name and the level it plays this game at', () => {
    const form = withRegular(first, CASSINO, { seat: 1, regular: named('Noor'), level });
    expect(seated(form)[1]).toEqual({ name: 'Noor', player: { level: 'sharp', regular: 'noor' } });
    expectNoTwins(form);
  });

  test('changes places with the one that sits there, each with its own level and name', () => {
    const easy = withChair(first, 3, { name: 'Teddy', player: { level: 'expert', regular: 'theo' } });
    const form = withRegular(easy, CASSINO, { seat: 1, regular: named('Theo'), level });
    expect(seated(form)[1]).toEqual({ name: 'Teddy', player: { level: 'expert', regular: 'theo' } });
    expect(names(form)).toEqual(['Aino', 'Teddy', 'Ingrid', 'Mikko']);
    expectNoTwins(form);
  });

  test('who comes from a chair that is not at the table leaves it to the other', () => {
    const form = withSeats(withRegular(first, CASSINO, { seat: 2, regular: named('Priya'), level }), CASSINO, 6);
    expect(names(form)).toEqual(['Aino', 'Mikko', 'Priya', 'Theo', 'Ingrid', 'Sam']);
  });

  test('has the speed of the table in a race', () => {
    const race = offerOf('slapjack');
    const quick = withSpeed(firstForm(race, OPENING), 'quick');
    const [leila, noor] = ['Leila', 'Noor'].map((name, index) => ({
      seat: index + 1,
      regular: named(name),
      level: 'quick',
    }));
    const form = [leila, noor].reduce((to, coming) => (coming ? withRegular(to, race, coming) : to), quick);
    expect(seated(form).slice(1)).toEqual([
      { name: 'Leila', player: { level: 'quick', regular: 'leila' } },
      { name: 'Noor', player: { level: 'quick', regular: 'noor' } },
    ]);
  });

  test('is found by its seat at the table only', () => {
    expect(seatOf(first, named('Ingrid'))).toBe(2);
    expect(seatOf(first, named('Priya'))).toBeUndefined();
  });
});

describe('a person and a computer take over from each other', () => {
  const desk = (form: SetupForm) => ({ form, offer: CASSINO, opening: OPENING });
  const first = firstForm(CASSINO, OPENING);

  test('the person has no name yet, and a regular who is free comes back', () => {
    const person = withSitter(desk(first), { seat: 2, who: 'human', level });
    expect(seated(person)[2]).toEqual({ name: '', player: 'human' });
    const computer = withSitter(desk(person), { seat: 2, who: 'computer', level });
    expect(REGULARS.map(({ name }) => name)).toContain(seated(computer)[2]?.name);
    expectNoTwins(computer);
  });

  test('a name that somebody typed stays with the person, and with a computer that had it', () => {
    const typed = withChair(first, 2, { name: 'Bruno' });
    expect(seated(withSitter(desk(typed), { seat: 2, who: 'human', level }))[2]?.name).toBe('Bruno');
    const person = withChair(first, 2, { name: 'Ingrid', player: 'human' });
    const back = seated(withSitter(desk(person), { seat: 2, who: 'computer', level }))[2];
    expect(back).toEqual({ name: 'Ingrid', player: { level: 'steady', regular: 'ingrid' } });
  });

  test('the only person at a table is the player', () => {
    const watched = withSitter(desk(first), { seat: 0, who: 'computer', level });
    expect(seated(withSitter(desk(watched), { seat: 0, who: 'human', level }))[0]?.name).toBe('Aino');
  });
});

test('a surprise is somebody who was not at the table, whatever the luck', () => {
  const first = firstForm(CASSINO, OPENING);
  const seen = new Set<string | undefined>();
  for (let luck = 0; luck < 40; luck += 1) {
    const form = withSurprise(first, CASSINO, { seat: 1, level, luck });
    seen.add(seated(form)[1]?.name);
    expect(names(first)).not.toContain(seated(form)[1]?.name);
    expectNoTwins(form);
  }
  expect(seen.size).toBe(REGULARS.length - 3);
});

test('a full table of ten has ten faces', () => {
  const race = offerOf('ratscrew');
  const watched = withSitter(
    { form: firstForm(race, OPENING), offer: race, opening: OPENING },
    { seat: 0, who: 'computer', level: 'quick' },
  );
  const ten = withSeats(watched, race, 10);
  expect(new Set(faces(ten)).size).toBe(10);
  expect(faces(ten)).not.toContain(undefined);
});

describe('a form from before regulars were kept', () => {
  const old = {
    chairs: [
      { name: 'Aino', player: 'human' },
      { name: 'Theo', player: { level: 'sharp' } },
      { name: 'Bruno', player: { level: 'easy' } },
    ],
    options: {},
    seed: 'random',
  } as const;

  test('has the face of a regular’s name, and none for another name or a person', () => {
    expect(faces(formOf(CASSINO, OPENING, old)).slice(0, 3)).toEqual([undefined, 'theo', undefined]);
    expect(regularAt({ name: 'Theo', player: 'human' })).toBeUndefined();
    expect(regularAt({ name: 'Theo', player: { level: 'easy', regular: 'nobody' } })).toBeUndefined();
  });

  test('offers others at the chairs that are added', () => {
    const form = withSeats(formOf(CASSINO, OPENING, old), CASSINO, 6);
    expect(names(form)).toEqual(['Aino', 'Theo', 'Bruno', 'Mikko', 'Ingrid', 'Priya']);
  });
});

test('a ready-made table seats regulars who play at the levels it names', () => {
  const offer = offerOf('ohheaven');
  for (const { plan } of readyMadeOf(offer, OPENING, [])) {
    const own = plan.chairs.map((chair) => regularAt(chair)?.levels.ohheaven);
    expect(own).toEqual(plan.chairs.map(({ player }) => (player === 'human' ? undefined : player.level)));
  }
});

test.each(REGULARS.map((regular) => [regular.name, regular] as const))('%s has words and real levels', (_, regular) => {
  expect(Object.keys(EN)).toContain(`regular.${regular.id}.style`);
  expect(Object.keys(EN)).toContain(`regular.${regular.id}.habit`);
  for (const [game, own] of Object.entries(regular.levels)) expect(LEVELS[game]).toContain(own);
});
