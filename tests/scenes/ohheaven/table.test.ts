/** What a player reads at an Oh Heaven table before and after a press: prompt, refusals, names for ears, plates. */
import { describe, expect, test } from 'vitest';
import { type CardId, readCard, readCards } from '#engine/cards/cards';
import { seat } from '#engine/core/words';
import { type OhHeavenView, ohheaven } from '#engine/games/ohheaven/index';
import type { Spot } from '#scenes/cues';
import { frameOf } from '#scenes/frame';
import { layoutOhHeaven } from '#scenes/games/ohheaven/layout';
import { plate } from '#scenes/games/ohheaven/plates';
import { advise, cardLabel, drop, ownHand, refusal, toggle } from '#scenes/games/ohheaven/selection';
import { publicMoves } from '#scenes/games/ohheaven/since';
import { read } from '#tests/scenes/scores/lay';
import { type Layout, ohheavenTable } from '#tests/support/ohheaven';
import { withNames } from '#text/message';

const NAMES = ['Aino', 'Mikko', 'Ingrid', 'Theo'];
const told = (text: string): string => withNames(text, (who) => NAMES[who] ?? '');

const viewOf = (layout: Layout, who = 0): OhHeavenView => ohheaven.view(ohheavenTable(layout).state, seat(who));

function card(text: string): CardId {
  const found = readCard(text);
  if (found === undefined) throw new Error(`${text} is no card`);
  return found;
}

const FOLLOWING: Layout = {
  hands: ['KD 6D 7H 9S', 'AC 2C 3C', '4C 5C 6C', '7C 8C 9C'],
  trump: 'H',
  bids: [3, 4, 2, 3],
  leader: 1,
  trick: '9D QD 4D',
};
const VOID: Layout = { ...FOLLOWING, hands: ['KS 7H 9S 2C', 'AC 3C 2S', '4C 5C 6C', '7C 8C 9C'] };
const LEADING: Layout = { ...FOLLOWING, leader: 0, trick: '' };

describe('the prompt', () => {
  const headline = (layout: Layout, chosen = ''): string =>
    told(read(advise(viewOf(layout), seat(0), readCards(chosen)).headline));

  test.each([
    { when: 'a suit must be followed', says: 'Follow diamonds. QD is winning.', layout: FOLLOWING },
    { when: 'none is held', says: 'No diamonds: play any card. QD is winning.', layout: VOID },
    { when: 'one leads', says: 'You lead: any card may be played.', layout: LEADING },
    { when: 'another leads', says: 'Mikko leads', layout: { ...LEADING, leader: 1 } },
    {
      when: 'another is to follow',
      says: 'Theo is on turn. QD is winning.',
      layout: { ...FOLLOWING, trick: '9D QD', hands: ['KD', '2C', '3C', '4D'] },
    },
    { when: 'another is to bid first', says: 'Mikko is to bid', layout: { ...LEADING, bids: [], first: 1 } },
    {
      when: 'another is to bid',
      says: 'Ingrid is to bid. 4 of 4 tricks are bid so far.',
      layout: { ...LEADING, bids: [4], first: 1 },
    },
  ])('when $when', ({ says, layout }) => {
    expect(headline(layout)).toBe(says);
  });

  test('says what is held when a chosen card breaks suit', () => {
    expect(headline(FOLLOWING, '7H')).toBe('Follow diamonds: you hold KD 6D.');
  });

  test('counts a long suit instead of naming it', () => {
    const layout = { ...FOLLOWING, hands: ['KD 8D 7D 6D 5D 3D 7H', '2C', '3C', '4C'] };
    expect(headline(layout, '7H')).toBe('Follow diamonds: you hold 6 of them.');
  });
});

describe('a card', () => {
  test('is chosen in place of another, put back, and refused where it breaks suit', () => {
    const view = viewOf(FOLLOWING);
    const pick = (chosen: string, one: string) => toggle(view, seat(0), { chosen: readCards(chosen), card: card(one) });
    expect(pick('', 'KD')).toEqual({ ok: true, value: ['KD'] });
    expect(pick('KD', '6D')).toEqual({ ok: true, value: ['6D'] });
    expect(pick('6D', '6D')).toEqual({ ok: true, value: [] });
    const refused = pick('6D', '7H');
    expect(refused.ok ? '' : read(refused.fault)).toBe('Follow diamonds: you hold KD 6D.');
  });

  test('may be chosen before one is on turn, whatever it is', () => {
    const view = viewOf({ ...FOLLOWING, trick: '9D QD', hands: ['KD 7H', '2C', '3C', '4D'] });
    expect(toggle(view, seat(0), { chosen: [], card: card('7H') }).ok).toBe(true);
  });

  test('that may be played is lit and stands higher, the others are barred', () => {
    const { takeable, barred, raised } = advise(viewOf(FOLLOWING), seat(0), []);
    expect([...takeable]).toEqual(['KD', '6D']);
    expect([...(barred ?? [])]).toEqual(['7H', '9S']);
    expect([...(raised ?? [])]).toEqual(['KD', '6D']);
    const free = advise(viewOf(VOID), seat(0), []);
    expect([...free.takeable]).toHaveLength(4);
    expect([...(free.raised ?? [])]).toEqual([]);
  });

  test('is played by the button that names it', () => {
    const advice = advise(viewOf(FOLLOWING), seat(0), readCards('KD'));
    expect(advice.play).toEqual({ ok: true, value: { type: 'play', card: 'KD' } });
    expect(advice.verb === undefined ? '' : read(advice.verb)).toBe('Play KD');
  });

  test('let go above the hand is played or refused, let go on the hand flies back', () => {
    const layout = layoutOhHeaven(frameOf({ width: 1280, height: 720, density: 1 }), { seats: 4, bottom: seat(0) });
    const letGo = (one: string, y: number) =>
      drop(viewOf(FOLLOWING), seat(0), { cards: readCards(one), x: 640, y, layout });
    expect(letGo('KD', 300)).toEqual({ ok: true, value: { type: 'play', card: 'KD' } });
    expect(letGo('7H', 300)?.ok).toBe(false);
    expect(letGo('KD', 620)).toBeUndefined();
  });

  test.each([
    { layout: FOLLOWING, one: 'KD', says: 'king of diamonds, follows' },
    { layout: FOLLOWING, one: '9S', says: 'nine of spades, must follow diamonds' },
    { layout: VOID, one: '9S', says: 'nine of spades, may be played' },
    { layout: LEADING, one: '9S', says: 'nine of spades, may lead' },
    { layout: { ...LEADING, bids: [] }, one: '9S', says: 'nine of spades, in your hand' },
  ])('is called "$says"', ({ layout, one, says }) => {
    const spot: Spot = { zone: 'hand', seat: seat(0), index: 0, of: 4 };
    expect(cardLabel(card(one), spot, viewOf(layout))).toBe(says);
  });

  test('of the own hand alone is in sight', () => {
    expect(ownHand(viewOf(FOLLOWING), seat(0))).toEqual(readCards('7H 9S KD 6D'));
    expect(ownHand(viewOf(FOLLOWING), seat(1))).toEqual([]);
  });
});

test('every refusal of the rules has its sentence', () => {
  for (const why of [
    'gameOver',
    'wrongPhase',
    'notYourTurn',
    'bidOutOfRange',
    'bidBarred',
    'cardNotInHand',
    'mustFollowSuit',
  ])
    expect(read(refusal(why))).toMatch(/^[A-Z].*\.$/);
});

describe('plates', () => {
  const plateOf = (layout: Layout, who: number, eyes = 0) => {
    const { score, notes, pips, tags } = plate(viewOf(layout, eyes), seat(who));
    return { score, notes, pips, tags: (tags ?? []).map(({ text }) => text) };
  };
  const table: Layout = { ...FOLLOWING, totals: [15, 6, 14, -3], round: 2, won: [2, 1, 2, 4], options: { rounds: 2 } };

  test('show the total of finished rounds, the bid and the tricks won', () => {
    expect(plateOf(table, 0)).toEqual({ score: '15', notes: ['Bid 3', '2 won'], pips: { bid: 3, won: 2 }, tags: [] });
  });

  test('tell a bid that is made so far, and one that is passed', () => {
    expect(plateOf(table, 2).notes).toEqual(['Bid 2', 'made']);
    expect(plateOf(table, 3)).toMatchObject({ score: '−3', notes: ['Bid 3', '1 over'] });
  });

  test('tell who led the trick', () => {
    expect([0, 1, 2, 3].map((who) => plateOf(table, who).tags)).toEqual([[], ['Led'], [], []]);
  });

  test('tell who bid first and, to oneself, when one is to bid', () => {
    const bidding = { ...LEADING, bids: [4, 2], first: 1 };
    expect([0, 1, 2, 3].map((who) => plateOf(bidding, who).tags)).toEqual([[], ['Bid first'], [], []]);
    expect([0, 1, 2, 3].map((who) => plateOf(bidding, who).notes)).toEqual([
      ['You bid last'],
      ['Bid 4'],
      ['Bid 2'],
      ['No bid yet'],
    ]);
    expect(plateOf({ ...LEADING, bids: [], first: 0 }, 0)).toMatchObject({ notes: ['You bid first'], tags: [] });
  });
});

test('whoever takes the screen over is told what happened since their own last card', () => {
  const before = ohheavenTable({ ...LEADING, hands: ['KD 6D', '9D 2C', 'QD 3C', '4D 4C'], bids: [1, 1, 1, 1] });
  const table = before.playsTrick(0, 'KD 9D QD 4D').plays(0, '6D');
  const lines = publicMoves(table.match.events as Parameters<typeof publicMoves>[0], seat(1));
  expect(lines.map(({ message }) => told(read(message)))).toEqual([
    'Ingrid played QD',
    'Theo played 4D',
    'Aino won the trick with KD',
    'Aino played 6D',
  ]);
});
