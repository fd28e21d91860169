/** A call and its answers (rule sheet section 3): sealed until the last is in. */
import { describe, expect, test } from 'vitest';
import { seenBy, type Watcher } from '#engine/core/secrets';
import { seat } from '#engine/core/words';
import { tongits } from '#engine/games/tongits/index';
import { seatOf, type Table, tongitsTable } from '#tests/support/tongits';

const A = seatOf('A');
const B = seatOf('B');
const C = seatOf('C');

const called = tongitsTable({
  hands: { A: '5c', B: '9d', C: 'Th' },
  melds: ['A Jc Qc Kc', 'B Jd Qd Kd', 'C Jh Qh Kh'],
  turn: 'A',
}).plays('A call');

test('both opponents are asked, and may answer in any order', () => {
  expect(tongits.awaiting(called.state)).toEqual([B, C]);
  expect(called.offers('B')).toEqual(['challenge', 'fold']);
  expect(called.offers('A')).toEqual([]);
  expect(called.plays('C fold', 'B challenge').won()).toBe('A showdown');
  expect(called.plays('B challenge', 'C fold').won()).toBe('A showdown');
});

test('a burned opponent is not asked: its fold is entered at once, in the open', () => {
  const table = tongitsTable({ melds: ['A Jc Qc Kc', 'B Jd Qd Kd'], turn: 'A' }).plays('A call');
  expect(tongits.awaiting(table.state)).toEqual([B]);
  expect(table.events).toMatchObject([{ type: 'drawCalled' }, { type: 'burned', seat: C }]);
  expect(tongits.view(table.state, B).phase).toMatchObject({ asked: [{ answer: 'awaited' }, { answer: 'burned' }] });
});

test('when both are burned the caller wins at once, and only its hand is shown', () => {
  const table = tongitsTable({ melds: ['A Jc Qc Kc'], turn: 'A' }).plays('A call');
  expect(table.won()).toBe('A allFolded');
  expect(table.state.shown.map(({ seat: shown }) => shown)).toEqual([A]);
});

/** All that a watcher receives of an answer before the last is in. */
function received(table: Table, who: Watcher): unknown {
  return {
    view: tongits.view(table.state, who),
    events: table.events.map((event) => seenBy(event, who)),
    legal: who === 'spectator' ? [] : [...tongits.legal(tongits.view(table.state, who), who, table.match.record.until)],
    awaiting: tongits.awaiting(table.state),
  };
}

describe('nobody learns an answer before the last is in', () => {
  const folded = called.plays('B fold');
  const challenged = called.plays('B challenge');

  test.each<[string, Watcher]>([
    ['the caller', A],
    ['the other opponent', C],
    ['a spectator', 'spectator'],
  ])('%s', (_who, who) => {
    expect(received(folded, who)).toEqual(received(challenged, who));
    expect(JSON.stringify(received(folded, who))).toContain('hidden');
  });

  test('who has answered is seen by all, and its own answer by the seat itself', () => {
    expect(tongits.view(folded.state, A).phase).toMatchObject({
      asked: [{ answer: { hidden: true } }, { answer: 'awaited' }],
    });
    expect(tongits.view(folded.state, B).phase).toMatchObject({ asked: [{ answer: 'fold' }, { answer: 'awaited' }] });
    expect(received(folded, B)).not.toEqual(received(challenged, B));
  });

  test('with the last answer both are shown', () => {
    expect(folded.plays('C challenge').all('answersShown')[0]?.answers).toEqual([
      { seat: B, answer: 'fold' },
      { seat: C, answer: 'challenge' },
    ]);
  });

  test('a guess at the table rolls unknown answers', () => {
    const guesses = Array.from({ length: 20 }, (_, index) => {
      const dice = { below: () => index % 2, shuffle: <T>(items: readonly T[]) => [...items], fork: () => dice };
      return tongits.resample(tongits.view(folded.state, seat(0)), dice).phase;
    });
    expect(new Set(guesses.map((phase) => JSON.stringify(phase))).size).toBe(2);
  });
});

describe('blocks', () => {
  test('a player that may not call is not offered to', () => {
    const table = tongitsTable({ hands: { B: '9d Th 2c' }, melds: ['A Jc Qc Kc'], turn: 'B', stock: 'Tc 5s' });
    const blocked = table.plays('B draw', 'B lay Tc on 0', 'B discard 9d', 'C draw', 'C discard 5s');
    expect(blocked.offers('A')).toEqual(['draw']);
    expect(blocked.state.blocks[A]).toBe('blocked');
  });

  test('layoffLock wholeRound: the block stays until the round ends', () => {
    const table = tongitsTable({
      hands: { A: '2s 3s', B: '9d Th 2c', C: '4h 4d' },
      melds: ['A Jc Qc Kc'],
      turn: 'B',
      stock: 'Tc 5s 8s 8d 8h',
      options: { layoffLock: 'wholeRound', selfLayoffBlocks: true },
    }).plays('B draw', 'B lay Tc on 0', 'B discard 9d', 'C draw', 'C discard 5s', 'A draw', 'A discard 8s');
    const later = table.plays('B draw', 'B discard 8d', 'C draw', 'C discard 8h');
    expect(later.answers('A call')).toBe('drawBlocked');
  });
});
