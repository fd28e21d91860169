/** A hundred rounds recorded by an independent referee (rounds.md): every legal list, trick winner and score is the same. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CardId, Suit } from '#engine/cards/cards';
import { ohheavenTable, type Table } from '#tests/support/ohheaven';

interface Round {
  readonly id: number;
  readonly dealer: number;
  readonly trump: Suit;
  readonly hands: readonly (readonly CardId[])[];
  readonly bids: readonly { readonly p: number; readonly bid: number; readonly legal: readonly number[] }[];
  readonly plays: readonly { readonly p: number; readonly c: CardId; readonly legal: readonly CardId[] }[];
  readonly trick_winners: readonly number[];
  readonly tricks_won: readonly number[];
  readonly returns: readonly number[];
}

const rounds: readonly Round[] = readFileSync(new URL('./rounds.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

test('there are a hundred of them', () => {
  expect(rounds).toHaveLength(100);
});

test.each(rounds)('round $id', ({ dealer, trump, hands, bids, plays, ...expected }) => {
  const dealt = ohheavenTable({
    hands: hands.map((cards) => cards.join(' ')),
    trump,
    first: (dealer + 1) % hands.length,
  });
  const bid = bids.reduce<Table>((table, { p, bid: tricks, legal }) => {
    expect(table.offers(p)).toEqual(legal);
    return table.plays(p, `bid ${tricks}`);
  }, dealt);
  const played = plays.reduce<Table>((table, { p, c, legal }) => {
    expect(new Set(table.offers(p))).toEqual(new Set(legal));
    return table.plays(p, c);
  }, bid);
  expect(played.all('trickWon').map(({ seat }) => seat)).toEqual(expected.trick_winners);
  expect(played.all('roundScored').map(({ tricks, points }) => ({ tricks, points }))).toEqual([
    { tricks: expected.tricks_won, points: expected.returns },
  ]);
});
