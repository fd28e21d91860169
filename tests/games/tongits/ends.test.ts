/** Rule sheet section 4: how a round ends and who wins it, with the worked examples D. */
import { describe, expect, test } from 'vitest';
import { PLAYERS, type Player, seatOf, type Table, tongitsTable } from '#tests/support/tongits';

/** Hands of one or two loose cards that count what the sheet says, of a suit a player. */
const COUNTED: Readonly<Record<number, string>> = { 0: '', 5: '5', 6: '6', 8: '8', 9: '9', 11: 'A T', 12: '2 T' };
const SUIT: Readonly<Record<Player, string>> = { A: 'c', B: 'd', C: 'h' };
const MELD: Readonly<Record<Player, string>> = { A: 'A Jc Qc Kc', B: 'B Jd Qd Kd', C: 'C Jh Qh Kh' };

type Facts = readonly [a: string, b: string, c: string];

/** '8' counts 8 and has an exposed meld, '8 b' has none, '8 f' folds. */
const read = (fact: string) => ({
  count: Number.parseInt(fact, 10),
  burned: fact.includes('b'),
  folds: fact.includes('f'),
});

function handOf(player: Player, count: number): string {
  return (COUNTED[count] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((rank) => `${rank}${SUIT[player]}`)
    .join(' ');
}

const layoutOf = (facts: Facts) => {
  const known = PLAYERS.map((player, index) => ({ player, ...read(facts[index] ?? '') }));
  const hands = Object.fromEntries(known.map(({ player, count }) => [player, handOf(player, count)]));
  return { known, hands, melds: known.filter(({ burned }) => !burned).map(({ player }) => MELD[player]) };
};

/** A calls, and the others answer as told. */
function afterCall(facts: Facts, options = {}): Table {
  const { known, hands, melds } = layoutOf(facts);
  const called = tongitsTable({ hands, melds, turn: 'A', options }).plays('A call');
  const asked = known.filter(({ player, burned }) => player !== 'A' && !burned);
  return called.plays(...asked.map(({ player, folds }) => `${player} ${folds ? 'fold' : 'challenge'}`));
}

/** The player draws the last card of the stock, a spade that fits nothing, and drops it. */
function afterStock(facts: Facts, last: Player, options = {}): Table {
  const { hands, melds } = layoutOf(facts);
  const table = tongitsTable({ hands, melds, turn: last, stock: 'Qs', below: 'nothing', options });
  return table.plays(`${last} draw`, `${last} discard Qs`);
}

describe('worked examples: after a call of A', () => {
  test.each<[string, Facts, string]>([
    ['D1', ['8', '11', '6 f'], 'A showdown'],
    ['D2', ['8', '8', '11'], 'B showdown'],
    ['D3', ['8', '11', '8'], 'C showdown'],
    ['D4', ['8', '8', '8'], 'B showdown'],
    ['D5', ['9', '5', '5'], 'B showdown'],
    ['D6, one folds', ['12', '5 f', '5 b'], 'A allFolded'],
    ['D6, both burned', ['12', '5 b', '5 b'], 'A allFolded'],
  ])('%s: %s: %s', (_name, facts, winner) => {
    expect(afterCall(facts).won()).toBe(winner);
  });

  test('one challenger that is lowest wins', () => {
    expect(afterCall(['9', '11', '5']).won()).toBe('C showdown');
  });

  test('a folded hand does not count, however low', () => {
    expect(afterCall(['9', '5 f', '11']).won()).toBe('A showdown');
  });
});

describe('worked examples: the stock is empty', () => {
  test.each<[string, Facts, Player, string]>([
    ['D7', ['6', '6', '8'], 'B', 'B stockEmpty'],
    ['D7, all three', ['6', '6', '6'], 'B', 'B stockEmpty'],
    ['D8', ['6', '9', '6'], 'B', 'C stockEmpty'],
    ['D9', ['0 b', '12', '9 b'], 'A', 'B stockEmpty'],
    ['D10', ['5 b', '6 b', '8 b'], 'C', 'nobody'],
  ])('%s: %s, last drawer %s: %s', (_name, facts, last, winner) => {
    // A burned player holds something: a hand of nothing would have won by Tong-its.
    const [a, b, c] = facts;
    expect(afterStock([a === '0 b' ? '5 b' : a, b, c], last).won()).toBe(winner);
  });

  test('D9: a burned hand that counts nothing loses all the same', () => {
    const table = tongitsTable({
      hands: { A: '5c 5d 5h', B: '2d Td' },
      melds: ['B Jd Qd Kd'],
      turn: 'C',
      stock: 'Qs',
      below: 'nothing',
    });
    const ended = table.plays('C draw', 'C discard Qs');
    expect(ended.won()).toBe('B stockEmpty');
    expect(ended.state.history[0]?.counts.slice(0, 2)).toEqual([0, 12]);
  });

  test('D10: the same starter starts again', () => {
    const table = afterStock(['5 b', '6 b', '8 b'], 'C');
    expect(table.state.starter).toBe(seatOf('A'));
    expect(table.plays('A rematch', 'B rematch', 'C rematch').state.starter).toBe(seatOf('A'));
  });

  test('the last drawer finishes its turn and may still win it by Tong-its', () => {
    const table = tongitsTable({ hands: { B: '5c 5d Qd' }, turn: 'B', stock: '5h', below: 'nothing' });
    expect(table.plays('B draw', 'B expose 5c 5d 5h', 'B discard Qd').won()).toBe('B tongits');
  });

  test('nobody may take the last discard', () => {
    const table = tongitsTable({ hands: { A: 'Qd Kd', B: 'Qs Qh 2c' }, turn: 'A', stock: '5h', below: 'nothing' });
    expect(table.plays('A draw', 'A discard Qd').answers('B take Qs Qh')).toBe('roundOver');
  });

  test('a take leaves the last card of the stock to the next in turn', () => {
    const table = tongitsTable({
      hands: { A: '6s 6h Qd Kd', B: '2c' },
      turn: 'A',
      discards: '6d',
      stock: '5h',
      below: 'nothing',
    });
    const after = table.plays('A take 6s 6h', 'A discard Qd', 'B draw', 'B discard 2c');
    expect(after.won()).toBe('A stockEmpty');
  });
});

describe('hands shown', () => {
  test('hidden melds count, lay-offs do not', () => {
    const table = tongitsTable({ hands: { A: '9h 9d 9s 6d 2c' }, melds: ['A 3d 4d 5d', 'B Jd Qd Kd'], turn: 'A' });
    const [hands] = table.plays('A call', 'B challenge').all('handsShown');
    expect(hands?.hands[0]).toEqual({ seat: seatOf('A'), count: 8, melds: [['9D', '9H', '9S']], loose: ['2C', '6D'] });
  });

  test('after a call the folded hands stay hidden, burned ones too', () => {
    const table = afterCall(['8', '11 f', '6 b']);
    expect(table.all('handsShown').flatMap(({ hands }) => hands.map(({ seat }) => seat))).toEqual([seatOf('A')]);
    expect(table.state.history[0]?.counts).toEqual([8, 'folded', 'folded']);
  });

  test('after a Tong-its and at the end of the stock all hands are shown', () => {
    const tongIts = tongitsTable({ hands: { A: '9h' }, turn: 'A' }).plays('A draw');
    const won = tongitsTable({ hands: { A: '' }, turn: 'A', stock: '9h' }).plays('A draw', 'A discard 9h');
    expect(tongIts.won()).toBe('going on');
    expect(won.state.shown).toHaveLength(3);
    expect(afterStock(['5', '6 b', '8'], 'C').state.shown).toHaveLength(3);
  });
});

describe('options', () => {
  test.each([
    ['callerLoses', 'B showdown'],
    ['callerWins', 'A showdown'],
    ['noWinner', 'nobody'],
  ])('callerTie %s: a tie with the caller: %s', (callerTie, winner) => {
    expect(afterCall(['8', '8', '11'], { callerTie }).won()).toBe(winner);
    expect(afterCall(['9', '5', '5'], { callerTie }).won()).toBe('B showdown');
  });

  test('exhaust lastDrawerLoses: only the other two count', () => {
    const options = { exhaust: 'lastDrawerLoses' };
    expect(afterStock(['6', '5', '8'], 'B', options).won()).toBe('A stockEmpty');
    expect(afterStock(['6', '5', '6'], 'B', options).won()).toBe('C stockEmpty');
    expect(afterStock(['6 b', '5', '6 b'], 'B', options).won()).toBe('nobody');
  });
});
