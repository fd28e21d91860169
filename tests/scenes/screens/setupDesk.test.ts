import { describe, expect, test } from 'vitest';
import type { House } from '#play/house';
import { SetupDesk } from '#scenes/screens/setupDesk';
import { seated, withChair, withOption, withSeats, withSeed } from '#scenes/screens/setupModel';
import { profileFault } from '#scenes/screens/setupText';
import { LARGEST_PROFILE } from '#storage/types';
import { testHouse } from '#tests/play/houses';

/** The set-up of a game, with its profiles read. */
async function deskOf(house: House, game = 'cassino'): Promise<SetupDesk> {
  const desk = new SetupDesk(house, game, () => undefined);
  await desk.read();
  return desk;
}

const file = (name: string, text: string) => ({ name, size: text.length, text: async () => text });

const names = (desk: SetupDesk): readonly string[] => desk.profiles.all.map(({ name }) => name);

describe('profiles of a set-up', () => {
  test('one is kept, and kept again under its own name', async () => {
    const { house } = await testHouse();
    const desk = await deskOf(house);
    desk.change(withOption(desk.form, 'targetScore', 21));
    expect(desk.moved).toBe(true);
    await desk.keep('Sunday');
    expect(names(desk)).toEqual(['house', 'Sunday']);
    expect(desk.moved).toBe(false);
    desk.change(withOption(desk.form, 'targetScore', 30));
    await desk.keep('Sunday');
    expect(names(desk)).toEqual(['house', 'Sunday']);
    expect(desk.current?.plan.options.targetScore).toBe(30);
    desk.close();
  });

  test('what another one replaces can be taken back', async () => {
    const { house } = await testHouse();
    const desk = await deskOf(house);
    await desk.keep('Sunday');
    const changed = withOption(desk.form, 'targetScore', 99);
    desk.change(changed);
    desk.choose('house');
    expect(desk.form.options.targetScore).toBe(16);
    await desk.takeBack();
    expect(desk.form).toEqual(changed);
    expect(desk.current?.name).toBe('Sunday');
    desk.close();
  });

  test('one that is deleted leaves the form as it is, and comes back', async () => {
    const { house } = await testHouse();
    const desk = await deskOf(house);
    desk.change(withOption(desk.form, 'misere', true));
    await desk.keep('Sunday');
    await desk.remove(desk.chosen);
    expect(names(desk)).toEqual(['house']);
    expect([desk.chosen, desk.form.options.misere]).toEqual(['house', true]);
    await desk.takeBack();
    expect([desk.current?.name, desk.moved]).toEqual(['Sunday', false]);
    desk.close();
  });

  test('goes out as a file and comes in on another device', async () => {
    const [here, there] = await Promise.all([testHouse(), testHouse()]);
    const desk = await deskOf(here.house);
    desk.change(withSeed(withChair(desk.form, 1, { name: 'Priya' }), '77'));
    await desk.keep('Sunday');
    const text = desk.current === undefined ? '' : desk.profiles.exportText(desk.current);
    const other = await deskOf(there.house);
    const before = other.form;
    await other.profiles.import(file('x.json', text));
    expect(other.form).toBe(before);
    other.choose(other.profiles.all.find(({ name }) => name === 'Sunday')?.id ?? '');
    expect(other.form.seed).toEqual({ text: '77', held: 'pinned' });
    expect(seated(other.form)[1]?.name).toBe('Priya');
    desk.close();
    other.close();
  });

  test('a file that is not taken changes nothing, and every fault is a sentence', async () => {
    const { house } = await testHouse();
    const desk = await deskOf(house);
    const wrong = { game: 'cassino', seats: [{ kind: 'human' }, { kind: 'ace' }], options: { targetScore: 0, x: 1 } };
    await desk.profiles.import(file('wrong.json', JSON.stringify(wrong)));
    expect(desk.profiles.refusal?.faults.map(profileFault)).toEqual([
      'Seat 2 is of the kind “ace”, which this game does not have.',
      '“targetScore” is 0, and has to be a whole number from 1 to 99.',
      'Cassino has no option “x”.',
    ]);
    await desk.profiles.import({
      name: 'large',
      size: LARGEST_PROFILE + 1,
      text: () => Promise.reject(new Error('read')),
    });
    expect(desk.profiles.refusal?.faults).toEqual([{ type: 'tooLarge' }]);
    expect(names(desk)).toEqual(['house']);
    desk.close();
  });
});

describe('dealing', () => {
  test('deals from the seed that is shown, and remembers profile and table', async () => {
    const { house } = await testHouse();
    const desk = await deskOf(house);
    const shown = Number(desk.form.seed.text);
    desk.change(withOption(desk.form, 'targetScore', 7));
    await desk.keep('Short');
    const host = desk.deal();
    expect(host?.sitting.record).toMatchObject({ seed: shown, config: { targetScore: 7 } });
    const again = await deskOf(house);
    expect([again.current?.name, again.moved, again.form.options.targetScore]).toEqual(['Short', false, 7]);
    expect(Number(again.form.seed.text)).not.toBe(shown);
    desk.close();
    again.close();
  });

  test('a pinned seed stays for the next table', async () => {
    const { house } = await testHouse();
    const desk = await deskOf(house);
    desk.change(withSeed(desk.form, '12'));
    expect(desk.deal()?.sitting.record.seed).toBe(12);
    expect((await deskOf(house)).form.seed).toEqual({ text: '12', held: 'pinned' });
  });

  test('a profile that is gone gives way to the first one, and the table stays', async () => {
    const { house } = await testHouse();
    const desk = await deskOf(house);
    desk.change(withSeats(desk.form, desk.offer, 3));
    await desk.keep('Gone');
    desk.deal();
    await house.profiles.remove(desk.chosen);
    const again = await deskOf(house);
    expect([again.chosen, again.form.seats]).toEqual(['house', 3]);
  });

  test.each([
    ['a seed that is none', (desk: SetupDesk) => withSeed(desk.form, '99999999999'), 'seed'],
    ['an empty seed', (desk: SetupDesk) => withSeed(desk.form, ''), 'seed'],
    ['a wrong value', (desk: SetupDesk) => withOption(desk.form, 'majorityTie', 'both'), 'majorityTie'],
  ])('%s is said at its field, and nothing typed is lost', async (_case, change, field) => {
    const { house } = await testHouse();
    const desk = await deskOf(house);
    const form = change(desk);
    desk.change(form);
    expect(desk.deal()).toBeUndefined();
    expect(desk.fault?.field).toBe(field);
    expect(desk.form).toBe(form);
    await desk.keep('Wrong');
    expect(names(desk)).toEqual(['house']);
  });

  test('whoever plays alone is the player from then on, but for a name that a profile brought', async () => {
    const { house } = await testHouse();
    const desk = await deskOf(house);
    desk.change(withChair(desk.form, 0, { name: 'Theo' }));
    await desk.keep('Theo’s');
    desk.choose('house');
    desk.change(withChair(desk.form, 0, { name: 'Aino' }));
    desk.deal();
    expect(house.settings.get().playerName).toBe('Aino');
    const again = await deskOf(house);
    again.choose(again.profiles.all.find(({ name }) => name === 'Theo’s')?.id ?? '');
    again.deal();
    expect(house.settings.get().playerName).toBe('Aino');
    expect(seated((await deskOf(house)).form)[0]?.name).toBe('Theo');
    desk.close();
    again.close();
  });
});
