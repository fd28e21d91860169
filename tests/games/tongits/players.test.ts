/** The computer players of rule sheet section 5, question by question. */
import { describe, expect, test } from 'vitest';
import { brainOf } from '#ai/brains/index';
import { levelNamed } from '#ai/protocol';
import { diceFrom } from '#engine/core/dice';
import { tongits } from '#engine/games/tongits/index';
import { newsOf } from '#tests/support/positions';
import { inWords, type Layout, type Player, seatOf, type Table, tongitsTable } from '#tests/support/tongits';

/** What a player of the level does at this table, in words. */
function does(level: string, table: Table, player: Player = 'A', roll = 1): string {
  const brain = brainOf('tongits', level);
  if (brain === undefined) throw new Error(`no player ${level}`);
  const news = newsOf(tongits, table.match, seatOf(player));
  const memory = news.events.reduce((before, event) => brain.remember(before, event), brain.blank);
  const intent = brain.choose(memory, news, diceFrom(roll));
  return intent === undefined ? 'nothing' : inWords(intent.action as Parameters<typeof inWords>[0]);
}

const A_MELD = 'A Jc Qc Kc';
const B_MELD = 'B 4d 5d 6d';

const opening = (hand: string, rest: Partial<Layout> = {}): Table =>
  tongitsTable({ hands: { A: hand }, turn: 'A', ...rest });
const opened = (hand: string, drew: string, rest: Partial<Layout> = {}): Table => opening(hand, { drew, ...rest });
/** B has called, A is to answer. */
const called = (hand: string, options = {}): Table =>
  tongitsTable({ hands: { A: hand, B: '9s' }, turn: 'B', melds: [A_MELD, B_MELD], options }).plays('B call');

test('the sheet’s beginner is level easy', () => {
  expect(levelNamed('tongits', 'beginner')).toBe('easy');
});

describe('beginner', () => {
  test.each([
    ['draws', opening('2c 9d Kh'), 'draw'],
    ['takes the discard when it sees that it makes a meld', opening('2c 9d 9h', { discards: '9s' }), 'take 9D 9H'],
    ['takes it for the cheapest meld', opening('3h 4h 6h 5c 5d', { discards: '5h' }), 'take 3H 4H'],
    ['calls when allowed with 5 or less', opening('2c 3d', { melds: [A_MELD, B_MELD] }), 'call'],
    ['does not call with 6', opening('2c 4s', { melds: [A_MELD, B_MELD] }), 'draw'],
    ['does not call without an exposed meld', opening('2c 3d'), 'draw'],
    ['exposes every meld, the cheapest first', opened('9c 9d 9h 3s 4s 5s', '6s'), 'expose 3S 4S 5S'],
    ['lays off what fits before it looks for melds', opened('7d 7c 7s 2c', 'Th', { melds: [B_MELD] }), 'lay 7D on 0'],
    ['exposes the next although one lies open', opened('9c 9d 9h 2c', 'Ks', { melds: [A_MELD] }), 'expose 9C 9D 9H'],
    ['lays off everything, the dearest card first', opened('3d 7d 2c', 'Th', { melds: [B_MELD] }), 'lay 7D on 0'],
    ['discards the dearest card', opened('3d 9c Jd', 'Ts'), 'discard JD'],
    ['of equally dear ones the higher rank, then c d h s', opened('Ts Jh Jd', '2c'), 'discard JD'],
  ])('%s', (_what, table, expected) => {
    expect(does('easy', table)).toBe(expected);
  });

  test('overlooks now and then that the discard makes a meld, but more often sees it', () => {
    const table = opening('2c 9d 9h', { discards: '9s' });
    const seen = Array.from({ length: 200 }, (_, roll) => does('easy', table, 'A', roll));
    const takes = seen.filter((action) => action === 'take 9D 9H').length;
    expect(seen.filter((action) => action === 'draw')).toHaveLength(200 - takes);
    expect(takes).toBeGreaterThan(100);
    expect(takes).toBeLessThan(140);
  });

  test.each([
    ['9s Ad', 'challenge'],
    ['9s 2d', 'fold'],
  ])('with %s it answers %s', (hand, expected) => {
    expect(does('easy', called(hand))).toBe(expected);
  });
});

describe('steady opens', () => {
  test.each([
    ['a discard that drops the count by more than it is worth is taken', '9d 9h Kc', '9s', 'take 9D 9H'],
    ['one that does not is left', 'As 2s Kc Qd', '3s', 'draw'],
    ['one that breaks a better meld is left', '9d Td Jd 9h Kc Qs', '9s', 'draw'],
    ['one that lets it empty its hand is taken in any case', 'As 2s', '3s', 'take AS 2S'],
    ['also when a last card remains to be discarded', 'As 2s Kd', '3s', 'take AS 2S'],
  ])('%s', (_what, hand, discards, expected) => {
    expect(does('steady', opening(hand, { discards, melds: [B_MELD] }))).toBe(expected);
  });

  test.each([
    ['with 8 it calls', '6c 2s', [A_MELD, B_MELD], 'call'],
    ['with 9 it does not', '6c 3s', [A_MELD, B_MELD], 'draw'],
    ['with any count when nobody else has an exposed meld', 'Kd Kh 9s 8s', [A_MELD], 'call'],
    ['not without an exposed meld of its own', '6c 2s', [B_MELD], 'draw'],
  ])('%s', (_what, hand, melds, expected) => {
    expect(does('steady', opening(hand, { melds }))).toBe(expected);
  });

  test('going out by the discard comes before a call', () => {
    expect(does('steady', opening('As 2s', { discards: '3s', melds: [A_MELD] }))).toBe('take AS 2S');
  });
});

describe('steady goes on', () => {
  const late: Partial<Layout> = { stock: '2c 3c 4c 5c 7c 8c', below: 'nothing' };
  const earlier: Partial<Layout> = { stock: '2c 3c 4c 5c 7c 8c Ac', below: 'nothing' };
  const hidden = '9d 9h 9s Kd Qh 2d';

  test.each([
    ['exposes a meld while none of its own lies open', opened(hidden, 'Ts'), 'expose 9D 9H 9S'],
    ['first the one that is hardest to lay off on', opened('Ts Js Qs 9c 9d 9h 2d Kd', '5h'), 'expose 9C 9D 9H'],
    ['hides the rest while one does', opened(hidden, 'Ts', { melds: [A_MELD], ...earlier }), 'discard KD'],
    [
      'exposes the rest when 6 stock cards are left',
      opened(hidden, 'Ts', { melds: [A_MELD], ...late }),
      'expose 9D 9H 9S',
    ],
    ['exposes when it can empty its hand', opened('9d 9h 9s', 'Kd', { melds: [A_MELD] }), 'expose 9D 9H 9S'],
    ['and then lays off', opened('7d', 'Kd', { melds: [A_MELD, B_MELD] }), 'lay 7D on 1'],
    ['and discards the last card', opened('', 'Kd', { melds: [A_MELD, B_MELD] }), 'discard KD'],
    ['keeps a card that may still become a meld', opened('Kd Kh 9s', '8c', { melds: [A_MELD] }), 'discard 9S'],
    [
      'drops the dearest in the last draws',
      opened('Kd Kh 9s', '8c', { melds: [A_MELD], stock: '2c 3c 4c', below: 'nothing' }),
      'discard KD',
    ],
  ])('%s', (_what, table, expected) => {
    expect(does('steady', table)).toBe(expected);
  });

  test('lays off on the meld of a player whose call it fears, and keeps the card otherwise', () => {
    const feared: Layout = { hands: { A: '7d Kd 9s', B: '2s' }, turn: 'A', drew: '8c', melds: [B_MELD] };
    expect(does('steady', tongitsTable(feared))).toBe('lay 7D on 0');
    const full = '2s 3s 5c 7c 8h 9c Th Jd Qs Ks Ah 6s';
    expect(does('steady', tongitsTable({ ...feared, hands: { ...feared.hands, B: full } }))).not.toContain('lay');
    const blocked = tongitsTable(feared).plays('A lay 7d on 0');
    expect(does('steady', blocked)).not.toContain('lay');
  });

  test('does not discard what fits a meld the next player made with a pick-up', () => {
    const layout: Layout = {
      hands: { A: 'Kh 9s 5c', B: 'Jh Qh 2s 4s', C: '8d 8s' },
      turn: 'A',
      drew: 'Th',
      stock: '7c Jc',
    };
    const picked = tongitsTable(layout).plays(
      'A discard Th',
      'B take Jh Qh',
      'B discard 2s',
      'C draw',
      'C discard 7c',
      'A draw',
    );
    expect(does('steady', picked)).not.toBe('discard KH');
    // The same meld made without a pick-up is not watched.
    const exposed = tongitsTable({
      hands: { A: 'Kh 9s 5c' },
      turn: 'A',
      drew: 'Jc',
      melds: ['B Th Jh Qh'],
      stock: '2s 2d 2h',
      below: 'nothing',
    });
    expect(does('steady', exposed)).toBe('lay KH on 0');
  });
});

describe('steady answers', () => {
  test.each([
    ['with any count in plain scoring', 'Kd Kh Ks Qd Qh', {}, 'challenge'],
    ['with 12 in pot scoring', 'Kd 2s', { scoring: 'pot' }, 'challenge'],
    ['not with 13', 'Kd 3s', { scoring: 'pot' }, 'fold'],
  ])('%s', (_what, hand, options, expected) => {
    expect(does('steady', called(hand, options))).toBe(expected);
  });
});

test.each(['easy', 'steady', 'random'])('%s is always for a rematch', (level) => {
  const table = tongitsTable({ hands: { A: '' }, turn: 'A', stock: '9h' }).plays('A draw', 'A discard 9h');
  for (const player of ['A', 'B', 'C'] as const) expect(does(level, table, player)).toBe('rematch');
});

describe('sharp', () => {
  test.each([
    ['goes out by a discard', opening('As 2s Kd', { discards: '3s', melds: [B_MELD] }), 'take AS 2S'],
    ['calls when nobody else has an exposed meld', opening('Kd Kh 9s 8s', { melds: [A_MELD] }), 'call'],
    ['hides a second meld', opened('9c 9d 9h 3s 4s', '7h', { melds: [A_MELD] }), 'discard 7H'],
    [
      'lays a loose card off, which blocks a call',
      opened('7d 9c 9d 9h Js 2h', 'Kh', { melds: [A_MELD, B_MELD] }),
      'lay 7D on 1',
    ],
  ])('%s', (_what, table, expected) => {
    expect(does('sharp', table)).toBe(expected);
  });

  test('challenges every call in plain scoring', () => {
    expect(does('sharp', called('Kd Qh 9s'))).toBe('challenge');
  });
});

describe('expert', () => {
  test.each([
    ['goes out by a discard', opening('As 2s Kd', { discards: '3s', melds: [B_MELD] }), 'take AS 2S'],
    ['goes out by a lay-off and a discard', opened('7d', 'Kh', { melds: [A_MELD, B_MELD] }), 'lay 7D on 1'],
    ['calls when nobody can challenge', opening('Kd Kh 9s 8s', { melds: [A_MELD] }), 'call'],
  ])('%s', (_what, table, expected) => {
    expect(does('expert', table)).toBe(expected);
  });

  test('folds a hopeless hand for chips, and challenges with a good one', () => {
    expect(does('expert', called('Kd Qh Jh Ts 9s', { scoring: 'pot' }))).toBe('fold');
    expect(does('expert', called('Ad', { scoring: 'pot' }))).toBe('challenge');
  });
});
