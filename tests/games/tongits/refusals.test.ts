/** Rule sheet section 3, the table of refusals: each by its name, and the first that fits is the answer. */
import { describe, expect, test } from 'vitest';
import { tongitsTable } from '#tests/support/tongits';

const opening = tongitsTable({ hands: { A: '9h 9d 5c Kc' }, turn: 'A', melds: ['B 3d 4d 5d'], discards: '9s' });
const melding = opening.plays('A draw');
const called = tongitsTable({ hands: { A: 'Ac' }, turn: 'A', melds: ['A 3d 4d 5d', 'C 6c 6d 6h'] }).plays('A call');
const resting = called.plays('C fold');
const over = resting.plays('A decline');

describe('names', () => {
  test.each([
    ['roundOver', resting, 'A draw'],
    ['roundOver', resting, 'B challenge'],
    ['roundOver', over, 'B rematch'],
    ['roundNotOver', melding, 'A rematch'],
    ['roundNotOver', called, 'B decline'],
    ['answersPending', called, 'A discard Ac'],
    ['answersPending', called, 'B draw'],
    ['notAsked', opening, 'B fold'],
    ['notAsked', called, 'A fold'],
    ['alreadyAnswered', called, 'B fold'],
    ['alreadyAnswered', resting.plays('A rematch'), 'A decline'],
    ['notYourTurn', opening, 'B draw'],
    ['alreadyOpened', melding, 'A take 9h 9d'],
    ['openFirst', opening, 'A discard Kc'],
    ['discardEmpty', tongitsTable({ turn: 'A' }), 'A take 9h 9d'],
    ['cardNotInHand', melding, 'A discard Qs'],
    ['cardNotInHand', opening, 'A take 9h 9c'],
    ['duplicateCard', opening, 'A take 9h 9h'],
    ['duplicateCard', melding, 'A expose 9h 9h 9d'],
    ['mustMeldWithDiscard', opening, 'A take 9h'],
    ['mustMeldWithDiscard', opening, 'A take 9h Kc'],
    ['notAMeld', melding, 'A expose 9h 9d Kc'],
    ['noSuchMeld', melding, 'A lay Kc on 1'],
    ['doesNotFitMeld', melding, 'A lay Kc on 0'],
    ['noExposedMeld', opening, 'A call'],
    ['noExposedMeld', called, 'B challenge'],
  ])('%s', (name, table, move) => {
    expect(table.answers(move)).toBe(name);
  });
});

describe('the first check that fails is the answer', () => {
  test.each([
    ['another player’s turn comes before what is wrong with the action', opening, 'B take 9h 9h', 'notYourTurn'],
    ['a call that waits comes before whose turn it is', called, 'B discard Kc', 'answersPending'],
    ['opening twice comes before the cards', melding, 'A take Qs Qs', 'alreadyOpened'],
    ['opening first comes before the cards', opening, 'A expose Qs Qs Qs', 'openFirst'],
    ['a stranger comes before a card named twice', opening, 'A take Qs Qs', 'cardNotInHand'],
    ['a card named twice comes before the meld', melding, 'A expose Kc Kc', 'duplicateCard'],
    ['a stranger comes before a meld that is not there', melding, 'A lay Qs on 7', 'cardNotInHand'],
    ['a challenge without an exposed meld comes before a second answer', called, 'B challenge', 'noExposedMeld'],
    ['an answer is not asked for before its own faults count', opening, 'B challenge', 'notAsked'],
  ])('%s', (_what, table, move, expected) => {
    expect(table.answers(move)).toBe(expected);
  });

  test('a call without an exposed meld is refused for that before it is blocked', () => {
    const taken = tongitsTable({
      hands: { A: '9c Kc', B: '9d 9h Jc 2s', C: 'Jh' },
      turn: 'A',
      options: { discardTakenBlocks: true },
    });
    const table = taken.plays('A draw', 'A discard 9c', 'B take 9d 9h', 'B discard Jc', 'C draw', 'C discard Jh');
    expect(table.answers('A call')).toBe('noExposedMeld');
  });
});

test('a second answer is refused while the other one is awaited', () => {
  const both = tongitsTable({ turn: 'A', melds: ['A 3d 4d 5d', 'B 6c 6d 6h', 'C 8c 8d 8h'] }).plays('A call', 'B fold');
  expect(both.answers('B challenge')).toBe('alreadyAnswered');
  expect(both.answers('C challenge')).toBe('done');
});
