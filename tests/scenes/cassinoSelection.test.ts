/** What the prompt says a selection would do. */
import { describe, expect, test } from 'vitest';
import { readCards } from '#engine/cards/cards';
import { HIDDEN } from '#engine/core/secrets';
import { seat } from '#engine/core/words';
import { type CassinoConfig, type CassinoView, cassino } from '#engine/games/cassino/index';
import { advise, toggle } from '#scenes/games/cassino/selection';
import { withNames } from '#text/message';
import { say, spoken } from '#text/say';

const names = ['Aino', 'Mikko'];

function viewOf(hand: string, table: string, changed: Partial<CassinoConfig> = {}): CassinoView {
  const config = cassino.checkConfig(changed, 2);
  if (!config.ok) throw new Error(config.fault.why);
  return {
    who: seat(0),
    config: config.value,
    seats: 2,
    deal: 1,
    dealer: seat(1),
    phase: { type: 'playing', seat: seat(0) },
    stockCount: 20,
    hands: [
      { count: 4, cards: readCards(hand) },
      { count: 4, cards: HIDDEN },
    ],
    table: readCards(table),
    piles: [[], []],
    sweeps: [0, 0],
    lastTaker: undefined,
    totals: [0, 0],
    carried: { cards: 0, spades: 0 },
    sweepsFrozen: false,
  };
}

function told(view: CassinoView, chosen: string) {
  const advice = advise(view, seat(0), readCards(chosen));
  const words = (text: string): string => text.replace(/⟦(\w+)⟧/g, '$1');
  return {
    headline: words(withNames(say(advice.headline), (who) => names[who] ?? '')),
    note: advice.note === undefined ? undefined : words(say(advice.note.message)),
    playable: advice.play.ok,
  };
}

describe('the prompt says what would happen', () => {
  const view = viewOf('QH TD 5S AC', '7C 5D 8S 4H 2D KC 9D 3S 6C');

  test('two sums, and what else would make one', () => {
    expect(told(view, 'QH 7C 5D 8S 4H')).toEqual({
      headline: 'QH takes 7C + 5D and 8S + 4H',
      note: '9D + 3S also make 12',
      playable: true,
    });
  });

  test('a card laid down, although it could take', () => {
    expect(told(view, '5S')).toEqual({ headline: 'Lay down 5S', note: 'It could take 5D', playable: true });
  });

  test('a sum that is wrong', () => {
    expect(told(view, 'QH 7C 4H')).toEqual({
      headline: '7C + 4H does not make 12',
      note: undefined,
      playable: false,
    });
  });

  test('a total that divides but whose parts do not', () => {
    const eights = viewOf('QC', '8D 8H 8S');
    expect(told(eights, 'QC 8D 8H 8S').headline).toBe('8D + 8H + 8S cannot be cut into sums of 12');
    expect(told(eights, 'QC 8D 8H 8S').playable).toBe(false);
  });

  test('table cards alone ask for a hand card', () => {
    expect(told(view, '7C 5D')).toEqual({
      headline: 'Now choose the card that takes 7C + 5D',
      note: 'They make 12 together',
      playable: false,
    });
  });

  test('a sweep is announced', () => {
    expect(told(viewOf('TC', '6C 4H'), 'TC 6C 4H').headline).toBe('TC takes 6C + 4H and sweeps the table');
  });

  test('a single card on the table is no sweep where a sweep needs two', () => {
    expect(told(viewOf('9C', '9D', { sweepMinCards: 2 }), '9C 9D').headline).toBe('9C takes 9D');
  });

  test('with mustCapture on, a card that can take may not be laid down', () => {
    const strict = viewOf('4S 2C', '4H KD', { mustCapture: true });
    expect(told(strict, '4S').playable).toBe(false);
    expect(told(strict, '2C').playable).toBe(true);
  });

  test('somebody else is on turn', () => {
    const waiting = { ...view, phase: { type: 'playing', seat: seat(1) } as const };
    expect(told(waiting, '').headline).toBe('Mikko is on turn');
    expect(told(waiting, 'QH').playable).toBe(false);
  });
});

test('an ace in the hand reads as fourteen, not one', () => {
  const view = viewOf('AC', 'KH AD');
  expect(told(view, 'AC KH AD').headline).toBe('AC takes KH + AD and sweeps the table');
  expect(told(view, 'AC AD').headline).toBe('AD is not 14');
});

test('what a screen reader hears has cards in words', () => {
  const advice = advise(viewOf('TC', '6C 4H'), seat(0), readCards('TC 6C'));
  expect(spoken(say(advice.headline))).toBe('six of clubs is not 10');
});

test('choosing twice puts a card back', () => {
  const view = viewOf('TC 9D', '6C 4H');
  const once = toggle(view, seat(0), { chosen: [], card: '6C' });
  expect(once).toEqual({ ok: true, value: ['6C'] });
  expect(toggle(view, seat(0), { chosen: ['6C'], card: '6C' })).toEqual({ ok: true, value: [] });
});
