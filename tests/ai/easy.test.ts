/** Level easy: plausible and beatable (opponents.md section 3). */
import { describe, expect, test } from 'vitest';
import { easy } from '#ai/brains/cassino/easy';
import { diceFrom } from '#engine/core/dice';
import { seat } from '#engine/core/words';
import type { Play } from '#engine/games/cassino/index';
import { cassino } from '#engine/games/cassino/index';
import { cassinoTable } from '#tests/support/cassino';
import { newsOf } from '#tests/support/positions';

/** What it plays over many rolls of the dice. */
function plays(hand: string, on: string, options = {}): readonly Play[] {
  const { match } = cassinoTable({ hands: [hand, ''], table: on, turn: 0, stock: 8, options });
  const news = newsOf(cassino, match, seat(0));
  return Array.from({ length: 400 }, (_, seed) => easy.choose(null, news, diceFrom(seed))?.action).flatMap(
    (play) => play ?? [],
  );
}

const share = (all: readonly Play[], test_: (play: Play) => boolean): number => all.filter(test_).length / all.length;

describe('easy', () => {
  test('misses two sweeps in five', () => {
    const swept = share(plays('9C KD 3D', '9H'), (play) => play.table.length === 1);
    expect(swept).toBeGreaterThan(0.52);
    expect(swept).toBeLessThan(0.68);
  });

  test('sees one group at a time, and never more', () => {
    const taken = plays('TC', '6C 4D TH KS').map((play) => play.table.length);
    expect(Math.max(...taken)).toBe(2);
    expect(taken).toContain(1);
    expect(taken).toContain(0);
  });

  test('does not count spades: of two equal cards it takes whichever suit comes first', () => {
    const nines = plays('9C', '9S 9H KD').filter((play) => play.table.length > 0);
    expect(nines.length).toBeGreaterThan(0);
    for (const play of nines) expect(play.table).toEqual(['9H']);
  });

  test('never lays down an ace or a cassino while it holds another card', () => {
    for (const play of plays('AC 2S TD 3H', 'KS')) expect(play.hand).toEqual(['3H']);
    for (const play of plays('AC 2S', 'KS')) expect(play.table).toEqual([]);
  });

  test('with mustCapture it takes when every card could', () => {
    for (const play of plays('9C', '9H', { mustCapture: true })) expect(play.table).toEqual(['9H']);
  });
});
