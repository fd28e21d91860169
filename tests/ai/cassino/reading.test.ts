/** What expert and sharp believe of the others' hands, from what those have played. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLANK, type Deed } from '#ai/brains/cassino/memory';
import { walkIn } from '#ai/brains/cassino/reading';
import { codeOf, situationOf } from '#ai/brains/cassino/situation';
import { climb } from '#ai/brains/cassino/steady';
import { Luck } from '#ai/search/luck';
import { DealModel } from '#ai/search/models/cassino';
import { LadderOrder } from '#ai/search/models/cassinoOrder';
import { TakeFinder } from '#ai/search/models/cassinoTakes';
import { type CardId, PACK, readCards } from '#engine/cards/cards';
import { diceFrom } from '#engine/core/dice';
import { seat } from '#engine/core/words';
import { type CassinoView, cassino } from '#engine/games/cassino/index';
import { cassinoTable } from '#tests/support/cassino';

const STROLLS = 4000;

/** A seat 0 that holds three kings and a queen, beside a seat whose four cards it has not seen. */
const viewOf = (table: string): CassinoView =>
  cassino.view(cassinoTable({ hands: ['KC KD KS QS', 'AS 2S 3S 4S'], table, turn: 0, stock: 30 }).state, seat(0));

/** How often seat 1 holds the card when it has done this; the newest deed comes first. */
function heldAfter(deeds: readonly Deed[], table: string): (card: CardId) => number {
  const situation = situationOf(viewOf(table), { ...BLANK, deeds: new Map([[1, deeds]]) });
  if (situation === undefined) throw new Error('nobody looks on');
  const luck = new Luck(diceFrom(1));
  const walk = walkIn(situation, luck);
  const held = new Map<number, number>();
  for (let turn = 0; turn < STROLLS; turn += 1) {
    walk.stroll(20, luck);
    for (const [index, place] of walk.places.entries()) {
      const card = situation.hidden[index] ?? 0;
      if (place === 2 || place === 3) held.set(card, (held.get(card) ?? 0) + 1);
    }
  }
  return (card) => (held.get(codeOf(card)) ?? 0) / STROLLS;
}

const laid = (card: CardId, table: string, drew: boolean): Deed => ({
  card,
  took: false,
  table: readCards(table),
  drew,
});

describe('a seat that has laid a card down', () => {
  const holds = heldAfter([laid('9C', '5C 7D', true)], '5C 7D 9C');

  test('hardly holds one that takes, but for what it has drawn since', () => {
    expect(holds('QC')).toBeLessThan(0.05);
    expect(holds('5D')).toBeLessThan(0.05);
  });

  test('hardly holds a higher one that is no spade, for it would have laid that', () => {
    expect(holds('JD')).toBeLessThan(0.05);
    expect(holds('8D')).toBeGreaterThan(0.09);
  });
});

test('what it laid down before tells of the cards that it may hold since then', () => {
  const holds = heldAfter([laid('6C', 'JH', true), laid('JH', '', true)], '6C JH');
  // A ten would have been laid instead of the six, but not instead of the jack. Nothing forbids a spade.
  expect(holds('TS')).toBeGreaterThan(0.08);
  expect(holds('TH')).toBeLessThan(0.05);
});

test('one that plays against the ladder is not read by it', () => {
  // It leaves a queen that takes five and seven, and a sweep besides.
  const silly = [laid('QC', '5C 7D', true), laid('5D', '5C 8H', true), laid('8D', '8C', true)];
  expect(heldAfter(silly, '5C 7D QC')('JD')).toBeGreaterThan(0.07);
});

test('a seat that has done nothing yet may hold anything', () => {
  const holds = heldAfter([], '5C 7D');
  for (const card of readCards('QC JD 2H')) expect(Math.abs(holds(card) - 4 / 46)).toBeLessThan(0.025);
});

const cards = fc.uniqueArray(fc.constantFrom(...PACK), { minLength: 5, maxLength: 13 });

test('a table ranks the cards as the ladder chooses among them', () => {
  const finder = new TakeFinder();
  fc.assert(
    fc.property(cards, fc.boolean(), (drawn, mustCapture) => {
      const hand = drawn.slice(0, 4);
      const layout = { hands: [hand.join(' '), ''], table: drawn.slice(4).join(' '), turn: 0, stock: 8 };
      const view = cassino.view(cassinoTable({ ...layout, options: { mustCapture } }).state, seat(0));
      const { play } = climb(view);
      const situation = situationOf(view, BLANK);
      if (situation === undefined) throw new Error('nobody looks on');
      const deal = new DealModel(situation.deal.terms);
      for (const card of view.table) deal.putOnTable(codeOf(card));
      deal.toPlay = 2;
      const { ranks, takes } = new LadderOrder(deal, finder);
      const [chosen] = play.hand.map(codeOf);
      const best = Math.max(...hand.map((card) => ranks[codeOf(card)] ?? 0));
      expect(ranks[chosen ?? 0]).toBe(best);
      expect(takes[chosen ?? 0]).toBe(play.table.length > 0 ? 1 : 0);
    }),
    { numRuns: 500 },
  );
});
