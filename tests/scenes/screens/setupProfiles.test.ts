import { describe, expect, test } from 'vitest';
import { LEVELS } from '#ai/protocol';
import { OHHEAVEN_OPTIONS } from '#engine/games/ohheaven/config';
import { tongits } from '#engine/games/tongits/index';
import { rulesOf } from '#engine/index';
import { firstForm, type Offer, withChair, withOption, withSeed } from '#scenes/screens/setupModel';
import { formFrom, isProfile, type ListedProfile, listed, readyMadeOf } from '#scenes/screens/setupProfiles';
import { applies, groupsOf } from '#scenes/screens/setupRows';
import type { TableOptions } from '#storage/types';

const AINO = { player: 'Aino', seed: 1 };

function offerOf(game: string): Offer {
  const rules = rulesOf(game);
  if (rules === undefined) throw new Error(`${game} is not registered`);
  return { rules, levels: LEVELS[game] ?? [] };
}

const TONGITS: Offer = { rules: tongits, levels: ['easy', 'steady'] };

const named = (profiles: readonly ListedProfile[], id: string): ListedProfile => {
  const found = profiles.find((profile) => profile.id === id);
  if (found === undefined) throw new Error(`no profile ${id}`);
  return found;
};

const kinds = ({ plan }: ListedProfile): readonly string[] =>
  plan.chairs.map(({ player }) => (player === 'human' ? 'human' : player.level));

describe('the ready-made profiles', () => {
  const oh = readyMadeOf(offerOf('ohheaven'), AINO, []);

  test.each([
    ['original', ['human', 'easy', 'easy', 'easy'], 13],
    ['legal', ['easy', 'easy', 'easy', 'easy'], 4],
    ['smart', ['human', 'steady', 'easy', 'easy'], 13],
  ])('Oh Heaven’s %s is that of its sheet, and all else is as usual', (id, seats, handSize) => {
    const profile = named(oh, id);
    expect(kinds(profile)).toEqual(seats);
    const usual = Object.fromEntries(OHHEAVEN_OPTIONS.map(({ key, value }) => [key, value.initial]));
    expect(profile.plan.options).toEqual({ ...usual, handSize });
    expect(profile.plan.seed).toBe('random');
  });

  test('the first is that of a first visit, and every chair has a name', () => {
    expect(oh[0]?.id).toBe('original');
    expect(oh[0]?.plan.chairs.map(({ name }) => name)).toEqual(['Aino', 'Mikko', 'Ingrid', 'Theo']);
  });

  test('Tong-its has the usual rules and pagat, which turns both blocks on', () => {
    const profiles = readyMadeOf(TONGITS, AINO, tongits.presets ?? []);
    expect(profiles.map(({ id }) => id)).toEqual(['house', 'pagat']);
    const changed = Object.entries(named(profiles, 'pagat').plan.options).filter(
      ([key, value]) => named(profiles, 'house').plan.options[key] !== value,
    );
    expect(changed).toEqual([
      ['selfLayoffBlocks', true],
      ['discardTakenBlocks', true],
    ]);
  });

  test('a game that names none has its usual table', () => {
    const [only, ...others] = readyMadeOf(offerOf('cassino'), AINO, []);
    expect(others).toEqual([]);
    expect(only?.id).toBe('house');
    expect(only && kinds(only)).toEqual(['human', 'easy', 'steady', 'easy']);
  });
});

describe('whether a form still is its profile', () => {
  const offer = offerOf('cassino');
  const [house] = readyMadeOf(offer, AINO, []);
  if (house === undefined) throw new Error('no profile');
  const own = listed({ ...house.plan, id: 'own', game: 'cassino', name: 'Mine' });
  const form = firstForm(offer, AINO);

  test('until an option, a chair or the seed is changed', () => {
    expect(isProfile(form, offer, AINO, house)).toBe(true);
    expect(isProfile(withOption(form, 'targetScore', 21), offer, AINO, house)).toBe(false);
    expect(isProfile(withChair(form, 1, { player: 'human' }), offer, AINO, house)).toBe(false);
    expect(isProfile(withSeed(form, '7'), offer, AINO, house)).toBe(false);
  });

  test('another name is another profile where the player made it, and none where the house did', () => {
    const renamed = withChair(form, 1, { name: 'Priya' });
    expect(isProfile(renamed, offer, AINO, house)).toBe(true);
    expect(isProfile(renamed, offer, AINO, own)).toBe(false);
  });

  test('an own profile sets up what it was made of, its pinned seed too', () => {
    const changed = { ...own, plan: { ...own.plan, seed: 9, options: { ...own.plan.options, targetScore: 5 } } };
    const again = formFrom(changed, offer, AINO);
    expect(again.seed).toEqual({ text: '9', held: 'pinned' });
    expect(again.options.targetScore).toBe(5);
    expect(isProfile(again, offer, AINO, changed)).toBe(true);
  });
});

describe('what the form shows of the options', () => {
  const usual = (offer: Offer): TableOptions => firstForm(offer, AINO).options;
  const keys = (rows: readonly { readonly key: string }[]): readonly string[] => rows.map(({ key }) => key);

  test('Oh Heaven opens with the sheet’s first options and folds the others', () => {
    const { rules } = offerOf('ohheaven');
    const { usual: open, house } = groupsOf('ohheaven', rules.options, usual(offerOf('ohheaven')));
    expect(keys(open.rows)).toEqual(['handSize', 'rounds', 'bonus', 'hook', 'thinkingTimeMs', 'trickPauseMs']);
    expect(keys(house.rows)).toEqual(['trickPoints', 'handSizes', 'trump', 'firstBidder', 'scoring', 'zeroBid']);
    expect(house.waiting).toEqual([{ condition: { key: 'handSizes', is: ['custom'] }, keys: ['customHandSizes'] }]);
  });

  test('a list of hand sizes takes the place of size and rounds', () => {
    const options = { ...usual(offerOf('ohheaven')), handSizes: 'custom' };
    expect(applies('ohheaven', 'customHandSizes', options)).toBe(true);
    expect(applies('ohheaven', 'handSize', options)).toBe(false);
    expect(applies('ohheaven', 'rounds', options)).toBe(false);
    expect(applies('ohheaven', 'bonus', options)).toBe(true);
  });

  test('Tong-its shows chips with a pot, and the target without', () => {
    const plain = groupsOf('tongits', tongits.options, usual(TONGITS));
    expect(keys(plain.usual.rows)).toEqual(['scoring', 'target', 'turnTimer', 'computerDelayMs']);
    expect(plain.usual.waiting.flatMap((waiting) => waiting.keys)).toEqual(['startChips', 'ante', 'unit', 'potGoes']);
    const pot = groupsOf('tongits', tongits.options, { ...usual(TONGITS), scoring: 'pot' });
    expect(keys(pot.usual.rows)).toEqual([
      'scoring',
      'startChips',
      'ante',
      'unit',
      'potGoes',
      'turnTimer',
      'computerDelayMs',
    ]);
    expect(pot.house.waiting).toEqual([]);
  });

  test('a game nobody has sorted shows all its options open', () => {
    const rows = offerOf('cassino').rules.options;
    expect(groupsOf('bridge', rows, {})).toEqual({
      usual: { rows, waiting: [] },
      house: { rows: [], waiting: [] },
    });
  });

  test.each(['cassino', 'ohheaven', 'tongits'])(
    '%s: every option stands in one of the groups, whatever is chosen',
    (game) => {
      const offer = game === 'tongits' ? TONGITS : offerOf(game);
      const { usual: open, house } = groupsOf(game, offer.rules.options, usual(offer));
      const all = [open, house].flatMap(({ rows, waiting }) => [...keys(rows), ...waiting.flatMap((one) => one.keys)]);
      expect(all.sort()).toEqual([...keys(offer.rules.options)].sort());
    },
  );
});
