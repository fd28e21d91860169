/** Playing cards: rule sheet section 3, the worked examples L and W, and the order of the refusals. */
import { describe, expect, test } from 'vitest';
import { type CardId, readCards } from '#engine/cards/cards';
import { ohheaven, type Trump } from '#engine/games/ohheaven/index';
import { ohheavenTable } from '#tests/support/ohheaven';

/** Seat 3 of four follows a card that seat 2 led. */
const following = (hand: string, led: string, trump: Trump = 'none') =>
  ohheavenTable({ hands: ['', '', '', hand], bids: [0, 0, 0, 0], leader: 2, trick: led, trump });

const cards = (words: string): readonly CardId[] => readCards(words);

describe('which cards are legal', () => {
  test.each<[string, string, string, Trump, string]>([
    ['L1', 'Ah 2c 3h', '9h', 'none', 'Ah 3h'],
    ['L2', 'Ac 2s', '9h', 'none', 'Ac 2s'],
    ['L4', '9s 4s Kd', '9d', 'S', 'Kd'],
    ['L5', '9s 4s Kd', '9c', 'S', '9s 4s Kd'],
  ])('%s: %s, led %s', (_name, hand, led, trump, open) => {
    const table = following(hand, led, trump);
    expect(table.offers(3)).toEqual(cards(open));
    for (const card of cards(hand))
      expect(table.answers(3, card), card).toBe(cards(open).includes(card) ? 'accepted' : 'mustFollowSuit');
  });

  test('L3: a card of another hand', () => {
    expect(following('Ah 2c 3h', '9h').answers(3, 'Kd')).toBe('cardNotInHand');
  });

  test('L6: the leader may play any card, trumps from the first trick on', () => {
    const table = ohheavenTable({ hands: ['9s 4d Kh', '', '', ''], bids: [1, 1, 1, 1], trump: 'S' });
    expect(table.offers(0)).toEqual(cards('9s 4d Kh'));
    expect(table.answers(0, '9s')).toBe('accepted');
  });

  test('L7: no card is played before all bids are in', () => {
    const table = ohheavenTable({ hands: ['9s', '4d', 'Kh', '2c'], bids: [0, 0, 0] });
    for (const who of [0, 1, 2, 3]) {
      expect(table.answers(who, '9s')).toBe('wrongPhase');
      expect(table.offers(who).filter((offer) => typeof offer === 'string')).toEqual([]);
    }
  });
});

test.each<[string, string, Trump, string]>([
  ['W1', '5h Kh 2h', 'none', 'Kh'],
  ['W2', 'Ah 2s Kh', 'S', '2s'],
  ['W3', 'Ah 2s Ks', 'S', 'Ks'],
  ['W4', '2h Ac 3h', 'S', '3h'],
  ['W5', '9d Kd 2c Ad', 'C', '2c'],
  ['W6', '7h Jc Th Qh', 'S', 'Qh'],
  ['W7', '3c As Ad Kh', 'D', 'Ad'],
  ['W8', '2h As Kd Qc', 'C', 'Qc'],
  ['W9', '4s 9s Js 2s', 'S', 'Js'],
  ['W10', '6d Ah Kc Qs', 'none', '6d'],
])('%s: %s, trump %s: %s wins', (_name, trick, trump, winning) => {
  const played = cards(trick);
  const table = ohheavenTable({ hands: played, bids: played.map(() => 1), trump, options: { hook: false } });
  const after = table.playsTrick(0, trick);
  expect(after.all('trickWon')).toEqual([
    {
      type: 'trickWon',
      seat: played.indexOf(cards(winning)[0] ?? 'X1'),
      cards: played.map((card, who) => ({ seat: who, card })),
    },
  ]);
});

test('the winner of a trick leads the next, and the trick stays to be looked at', () => {
  const table = ohheavenTable({ hands: ['5h 9c', 'Kh 2c', '2h 3c', '4h 8c'], bids: [0, 0, 0, 1] });
  const after = table.playsTrick(0, '5h Kh 2h 4h');
  expect(after.all('turnPassed').at(-1)?.seat).toBe(1);
  expect(after.state.trick).toEqual([]);
  expect(after.state.tricks.at(-1)?.winner).toBe(1);
  expect(after.state.tricksWon).toEqual([0, 1, 0, 0]);
  expect(after.answers(1, '2c')).toBe('accepted');
});

test('who fails to follow shows it to all', () => {
  const table = ohheavenTable({ hands: ['5h 9h', 'Kh 2c', '2d 3c', '4c 8c'], bids: [0, 0, 0, 1] });
  const after = table.playsTrick(0, '5h Kh 2d 4c').plays(1, '2c').plays(2, '3c').plays(3, '8c').plays(0, '9h');
  expect(ohheaven.view(after.state, 'spectator').voids).toEqual([['C'], [], ['H'], ['H']]);
});

describe('refusals, the first that matches', () => {
  const playing = ohheavenTable({ hands: ['5h 9c', 'Kh 2c', '2h 3c', '4h 8c'], bids: [0, 0, 0, 1] });

  test.each([
    ['a bid during the play, also by a seat not on turn', 0, 'bid 99', 'wrongPhase'],
    ['a bid during the play by another seat', 2, 'bid 1', 'wrongPhase'],
    ['another seat, with a card that is not its own', 2, 'As', 'notYourTurn'],
    ['the seat on turn, with a card that is not its own', 0, 'As', 'cardNotInHand'],
  ])('%s', (_what, who, words, refusal) => {
    expect(playing.answers(who, words)).toBe(refusal);
  });

  test('a card during the bidding is the wrong phase for everybody', () => {
    const bidding = ohheavenTable({ hands: ['5h', 'Kh', '2h', '4h'] });
    expect([0, 1].map((who) => bidding.answers(who, '5h'))).toEqual(['wrongPhase', 'wrongPhase']);
    expect(bidding.answers(1, 'bid 9')).toBe('notYourTurn');
  });

  test('not holding a card comes before not following suit', () => {
    expect(playing.plays(0, '5h').answers(1, 'As')).toBe('cardNotInHand');
    expect(playing.plays(0, '5h').answers(1, '2c')).toBe('mustFollowSuit');
  });

  test('after the match nothing goes', () => {
    const over = ohheavenTable({ hands: ['5h', 'Kh', '2h', '4h'], bids: [0, 0, 0, 0] }).playsTrick(0, '5h Kh 2h 4h');
    expect(over.all('matchWon')).toHaveLength(1);
    expect([over.answers(0, '5h'), over.answers(0, 'bid 0'), over.answers(1, 'bid -1')]).toEqual(
      Array(3).fill('gameOver'),
    );
  });

  test('a refusal changes nothing', () => {
    const before = JSON.stringify(playing.match);
    playing.tries(0, 'As');
    playing.tries(1, '2c');
    expect(JSON.stringify(playing.match)).toBe(before);
  });
});
