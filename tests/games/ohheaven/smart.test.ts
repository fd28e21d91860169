/** Level steady is the sheet's smart seat: section 5 case by case, and the worked examples P. */
import { describe, expect, test } from 'vitest';
import { smartBid } from '#ai/brains/ohheaven/smartBid';
import { smartCard } from '#ai/brains/ohheaven/smartCard';
import { steady } from '#ai/brains/ohheaven/steady';
import { type CardId, readCards, SUITS } from '#engine/cards/cards';
import { diceFrom } from '#engine/core/dice';
import { seat } from '#engine/core/words';
import { type OhHeavenAction, ohheaven, type Trump } from '#engine/games/ohheaven/index';
import { unseenBut } from '#engine/kit/tricks';
import { type Layout, ohheavenTable } from '#tests/support/ohheaven';
import { newsOf } from '#tests/support/positions';

interface Bidding {
  readonly hand: string;
  readonly barred?: number;
  readonly trump?: Trump;
  readonly n?: number;
}

const bid = ({ hand, barred, trump = 'S', n = 13 }: Bidding): number =>
  smartBid({ hand: readCards(hand), trump, handSize: n, barred });

describe('smart bid', () => {
  const strong = 'As Ks 7s 4s 2s Ah Kd 5d 9d 8c 6c 3c 2h';
  test.each([
    ['P1: two high trumps, two long ones, a side ace', { hand: strong }, 5],
    ['P2: barred, with a half left over', { hand: strong, barred: 5 }, 6],
    ['P3: nothing', { hand: '9s 4s 2h 3h 4h 2d 3d 4d 5d 2c 3c 4c 5c' }, 0],
    ['P3: nothing, and zero barred', { hand: '9s 4s 2h 3h 4h 2d 3d 4d 5d 2c 3c 4c 5c', barred: 0 }, 1],
    ['the king alone', { hand: 'Ks 2h' }, 0],
    ['the king with another', { hand: 'Ks 3s 2h' }, 1],
    ['the queen with one other', { hand: 'Qs 3s 2h' }, 0],
    ['the queen with two others', { hand: 'Qs 3s 2s 2h' }, 1],
    ['small trumps count from the fourth on', { hand: '7s 6s 5s 3s 2s' }, 2],
    ['two guarded side kings are a trick', { hand: 'Kh 2h Kd 2d' }, 1],
    ['a bare side king is none', { hand: 'Kh Kd 2d' }, 0],
    ['without trump all suits are side suits', { hand: 'As Ah Ks', trump: 'none' }, 2],
    ['no more than the round has tricks', { hand: 'As Ks Qs Js', n: 4 }, 4],
    ['barred without a half or the ace: down', { hand: 'Ks 3s Ah', barred: 2 }, 1],
    ['barred with the ace of trumps: up', { hand: 'As Ah 2c', barred: 2, n: 3 }, 3],
    ['barred at the top: down', { hand: 'As Ks Qs', barred: 3, n: 3 }, 2],
    ['the ace of trumps bids zero only when nothing else is open', { hand: 'As', barred: 1, n: 1 }, 0],
  ] satisfies readonly [string, Bidding, number][])('%s', (_name, bidding, expected) => {
    expect(bid(bidding)).toBe(expected);
  });
});

interface Playing {
  readonly holds: string;
  readonly need: number;
  /** The cards on the table, the leader's first. */
  readonly on?: string;
  readonly trump?: Trump;
  /** Cards played before, in tricks that are gone. */
  readonly gone?: string;
}

/** The card that smart plays at a table of four. */
function card({ holds, need, on = '', trump = 'S', gone = '' }: Playing): CardId {
  const hand = readCards(holds);
  const trick = readCards(on).map((played, turn) => ({ seat: seat(turn), card: played }));
  const unseen = unseenBut([...hand, ...readCards(on), ...readCards(gone)]);
  return smartCard({ hand, trick, trump, seats: 4, need, unseen });
}

const plays = (cases: readonly (readonly [string, Playing, string])[]) =>
  test.each(cases)('%s', (_name, playing, expected) => {
    expect(card(playing)).toBe(expected);
  });

/** All cards of a suit but these. */
const allBut = (suit: (typeof SUITS)[number], ranks: string): string =>
  [...'AKQJT98765432']
    .filter((rank) => !ranks.includes(rank))
    .map((rank) => rank + suit)
    .join(' ');

describe('case 1, every card must win', () => {
  plays([
    ['leads the highest trump', { holds: '7s 9s Ah', need: 3 }, '9S'],
    ['else a boss', { holds: 'Kh Ad 3c', need: 3 }, 'AD'],
    ['of several bosses the highest', { holds: 'Kh Qd', need: 2, gone: 'Ah Ad Kd' }, 'KH'],
    ['else the highest card', { holds: 'Qh Jd 3c', need: 4 }, 'QH'],
    ['following, the highest that takes the lead', { holds: 'Jh Kh 2c', need: 3, on: 'Th' }, 'KH'],
    ['following where none does, the lowest', { holds: 'Jh Kh 2c', need: 3, on: 'Ah' }, 'JH'],
    ['following under a trump, the lowest', { holds: 'Ah Kh 2c', need: 3, on: 'Qh 2s' }, 'KH'],
    ['void, the highest trump that takes the lead', { holds: '5s 9s Kd', need: 3, on: '3h 7s' }, '9S'],
    ['void without such a trump, the lowest, side suits first', { holds: '2s 9d 8c', need: 3, on: '3h 7s' }, '8C'],
    ['void with trumps alone, the lowest of them', { holds: '4s 2s', need: 2, on: '3h 7s' }, '2S'],
  ]);
});

describe('case 2, no more tricks', () => {
  plays([
    ['leads the lowest card, side suits first', { holds: '2s 4h 3d', need: 0 }, '3D'],
    ['leads the lowest trump when there is nothing else', { holds: '9s 4s', need: 0 }, '4S'],
    ['P4: the highest that does not take the lead', { holds: 'Jh Ah 3h', need: 0, on: 'Qh Kh 2d' }, 'JH'],
    ['under a trump, the highest of the suit', { holds: 'Jh Ah 3h', need: 0, on: 'Qh 2s' }, 'AH'],
    ['if every card takes it: the highest, when last', { holds: 'Jh Ah Th', need: 0, on: '9h 2h 3h' }, 'AH'],
    ['if every card takes it: the lowest, when not last', { holds: 'Jh Ah Th', need: 0, on: '9h 2h' }, 'TH'],
    ['void, the highest side card', { holds: '2s 9d Jc', need: 0, on: '3h' }, 'JC'],
    ['void, a side card rather than a higher losing trump', { holds: '9s 4d', need: 0, on: '3h Ts' }, '4D'],
    ['void with trumps alone, the highest that loses', { holds: 'Ks 9s 4s', need: 0, on: '3h Ts' }, '9S'],
    ['void with trumps that all win: the lowest, when not last', { holds: 'Ks Js', need: 0, on: '3h Ts' }, 'JS'],
    ['void with trumps that all win: the highest, when last', { holds: 'Ks Js', need: 0, on: '3h Ts 4h' }, 'KS'],
    ['more tricks than were bid', { holds: '2s 4h 3d', need: -2 }, '3D'],
  ]);
});

describe('case 3, the boss trumps are enough', () => {
  plays([
    ['leads low and keeps the boss', { holds: 'As 9h 3d', need: 1 }, '3D'],
    ['keeps only as many as it needs', { holds: 'As Ks 9h', need: 1, on: '2h 3c' }, '9H'],
    ['gives away a second boss trump', { holds: 'As Ks', need: 1 }, 'KS'],
    ['void, throws the highest side card', { holds: 'As Jd 3d', need: 1, on: '2h' }, 'JD'],
    ['plays the boss when following suit demands it', { holds: 'As 9h 3d', need: 1, on: '2s' }, 'AS'],
    ['knows that a king is boss once the ace is gone', { holds: 'Ks 9h 3d', need: 1, gone: 'As' }, '3D'],
  ]);
});

describe('case 4, a trick would be welcome', () => {
  plays([
    ['leads a side boss', { holds: 'Ah 9s 3d 2d', need: 1 }, 'AH'],
    ['of several side bosses the highest', { holds: 'Kd Ah 9s 2c', need: 2, gone: 'Ad' }, 'AH'],
    ['else a boss trump', { holds: 'As 9h 3d 2d', need: 2 }, 'AS'],
    ['else low from the longest side suit', { holds: '9s 8s Jh 6d 4d', need: 1 }, '4D'],
    ['of equally long suits clubs first', { holds: '9s 8h 5c', need: 1 }, '5C'],
    ['else the lowest trump', { holds: '9s 8s 5s', need: 1 }, '5S'],
    ['P5: last, the lowest card that wins', { holds: 'Jd Kd 4d 2c 3c', need: 1, on: '8d Td 2d' }, 'JD'],
    ['last without a winner, the lowest', { holds: 'Jd 4d 2c', need: 1, on: '8d Qd 2d' }, '4D'],
    ['not last, the highest if it takes the lead', { holds: 'Jd Kd 4d 2c 3c', need: 1, on: '8d Td' }, 'KD'],
    ['not last, the lowest if the highest does not', { holds: 'Jd 4d 2c', need: 1, on: '8d Qd' }, '4D'],
    ['P6: void, the lowest trump that takes the lead', { holds: '5s 8s Ad', need: 1, on: '9c Qc' }, '5S'],
    ['void, over another trump', { holds: '5s 8s Ad', need: 1, on: '9c 6s' }, '8S'],
    ['void without such a trump, the lowest side card', { holds: '5s 9d 4h', need: 1, on: '9c Ts' }, '4H'],
  ]);
});

test('equal ranks go in the order clubs, diamonds, hearts, spades', () => {
  const every = 'c d h s'.split(' ');
  for (const [index, suit] of every.entries()) {
    const holds = every.slice(index).map((other) => `7${other}`);
    expect(card({ holds: holds.join(' '), need: 0, trump: 'none' })).toBe(`7${suit.toUpperCase()}`);
  }
});

test('a suit of which all others are gone has a boss at any height', () => {
  expect(card({ holds: '3h 9d 8d', need: 1, gone: allBut('H', '3') })).toBe('3H');
  expect(SUITS.map((suit) => allBut(suit, '3').split(' ').length)).toEqual([12, 12, 12, 12]);
});

describe('at the table', () => {
  function chosen(layout: Layout, who: number): OhHeavenAction | undefined {
    const { match } = ohheavenTable(layout);
    const news = newsOf(ohheaven, match, seat(who));
    const memory = news.events.reduce((before, event) => steady.remember(before, event), steady.blank);
    return steady.choose(memory, news, diceFrom(1))?.action;
  }

  test('P2: the last bidder goes round the barred number', () => {
    const hand = 'As Ks 7s 4s 2s Ah Kd 5d 9d 8c 6c 3c 2h';
    const layout = { hands: ['', '', '', hand], trump: 'S', bids: [5, 2, 1] } as const;
    expect(chosen(layout, 3)).toEqual({ type: 'bid', tricks: 6 });
    expect(chosen({ ...layout, options: { hook: false } }, 3)).toEqual({ type: 'bid', tricks: 5 });
  });

  test('P5: need is the bid minus the tricks won', () => {
    const layout = { hands: ['', '', '', 'Jd Kd 4d 2c 3c'], trump: 'S', won: [3, 3, 0, 2], trick: '8d Td 2d' } as const;
    expect(chosen({ ...layout, bids: [0, 0, 0, 3] }, 3)).toEqual({ type: 'play', card: 'JD' });
    expect(chosen({ ...layout, bids: [0, 0, 0, 2] }, 3)).toEqual({ type: 'play', card: '4D' });
  });

  test('it remembers the cards that were played, those of earlier rounds apart', () => {
    const table = ohheavenTable({
      hands: ['Ah 2h 4c', 'Kh 3d 5c', '6h 7d 6c', '8h 9d 7c'],
      bids: [1, 1, 0, 0],
      trump: 'S',
    });
    const after = table.playsTrick(0, 'Ah Kh 6h 8h');
    const news = newsOf(ohheaven, after.match, seat(0));
    const memory = news.events.reduce((before, event) => steady.remember(before, event), steady.blank);
    expect(memory.played).toEqual(readCards('Ah Kh 6h 8h'));
    const void3 = after.plays(0, '2h').plays(1, '5c');
    const told = newsOf(ohheaven, void3.match, seat(2)).events;
    const voids = told.reduce((before, event) => steady.remember(before, event), steady.blank).voids;
    expect(voids).toEqual([{ seat: 1, suit: 'H' }]);
    const next = steady.remember(memory, { at: news.at, event: { type: 'roundBegan', round: 2, handSize: 3 } });
    expect(next).toEqual({ ...steady.blank, earlier: [memory.played] });
  });

  test('a card turned up beside the stock is no threat', () => {
    const layout = { hands: ['Kh 9d 8d', '', '', ''], trump: 'S', bids: [1, 0, 0, 0] } as const;
    const laid = ohheavenTable({ ...layout, options: { trump: 'turnUpNextCard' } }).match;
    const withTurned = { ...laid, state: { ...laid.state, turned: 'AH' as const } };
    const news = newsOf(ohheaven, withTurned, seat(0));
    const memory = news.events.reduce((before, event) => steady.remember(before, event), steady.blank);
    expect(steady.choose(memory, news, diceFrom(1))?.action).toEqual({ type: 'play', card: 'KH' });
    expect(chosen(layout, 0)).toEqual({ type: 'play', card: '8D' });
  });
});
