/** A race at its desk, through real keys and without a screen. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { patternsIn, sightAt } from '#engine/kit/race';
import { withNames } from '#text/message';
import { say, spoken } from '#text/say';
import { openRace, type RaceSitting, sitAtRace, sitDownAtRace, withoutPage } from './seat';

const TEN = Array.from({ length: 10 }, () => 'human');
const SLAP = ['KeyX', 'KeyN', 'KeyW', 'KeyO', 'KeyK', 'KeyS', 'Digit2', 'KeyV', 'KeyR', 'KeyY'];
const PLAY = ['KeyZ', 'KeyM', 'KeyQ', 'KeyP', 'KeyL', 'KeyA', 'Digit1', 'KeyB', 'KeyT', 'KeyU'];

const lines = ({ desk }: RaceSitting): readonly string[] =>
  desk.lines.map(({ message }) => spoken(withNames(say(message), desk.nameOf)));

const turn = ({ desk }: RaceSitting): number | undefined =>
  desk.view === undefined ? undefined : desk.game.onTurn(desk.view);

/** Whoever is on turn plays, and the card is seen. */
async function playOn(sitting: RaceSitting): Promise<void> {
  const seat = turn(sitting);
  if (seat !== undefined) sitting.key(PLAY[seat] ?? '');
  await sitting.pass(seat === undefined ? 900 : 250);
}

/** People play on until somebody may slap. */
async function playToPattern(sitting: RaceSitting): Promise<void> {
  for (let card = 0; card < 300; card += 1) {
    const { view } = sitting.desk;
    if (view !== undefined && patternsIn(view.terms.patterns, sightAt(view, sitting.host.now())).length > 0) return;
    await playOn(sitting);
  }
  throw new Error('no pattern came');
}

beforeEach(withoutPage);
afterEach(() => vi.unstubAllGlobals());

describe('before a race begins', () => {
  test('a banner says how it opens, then three, two, one are counted, and nothing pressed until then counts', async () => {
    const sitting = await sitDownAtRace(['human', 'human']);
    expect(sitting.desk.notices.banner).toBeDefined();
    const counted: (number | undefined)[] = [];
    for (let step = 0; step < 40; step += 1) {
      for (const code of [...SLAP.slice(0, 2), ...PLAY.slice(0, 2)]) if (sitting.host.paused) sitting.key(code);
      const { left } = sitting.desk.countdown;
      if (left !== counted.at(-1)) counted.push(left);
      await sitting.pass(100);
    }
    expect(counted).toEqual([3, 2, 1, undefined]);
    expect(sitting.desk.notices.banner).toBeUndefined();
    expect(sitting.sounds.filter((name) => name === 'countdown')).toHaveLength(3);
    expect(sitting.host.sitting.record.log).toEqual([]);
    expect(sitting.host.paused).toBe(false);
  });

  test('the banner gives way to a key, and the count begins', async () => {
    const sitting = await sitDownAtRace(['human', 'human']);
    sitting.key('Enter');
    expect(sitting.desk.notices.banner).toBeUndefined();
    expect(sitting.desk.countdown.left).toBe(3);
  });

  test('a match that goes on is counted in as well, without a banner', async () => {
    const sitting = await openRace(['human', 'human']);
    await playOn(sitting);
    const { id } = sitting.host.sitting;
    await sitting.desk.leave('menu');
    expect(sitting.routes).toEqual([{ name: 'menu' }]);
    sitting.desk.close();
    const again = await sitting.house.house.resume(id);
    if (!again.ok) throw new Error(again.fault.type);
    const later = sitAtRace(again.value as typeof sitting.host, sitting.house);
    expect(later.desk.notices.banner).toBeUndefined();
    expect(later.desk.countdown.left).toBe(3);
    expect(later.desk.view?.pileCount).toBe(1);
    expect(lines(later)).toEqual(lines(sitting));
  });
});

describe('presses', () => {
  test('a card is on the pile before anything is drawn, and its motion has begun', async () => {
    const sitting = await openRace(['human', 'human']);
    const seat = turn(sitting) ?? 0;
    sitting.key(PLAY[seat] ?? '');
    await sitting.pass(24);
    expect(sitting.desk.view?.pileCount).toBe(1);
    expect(sitting.drawn).toContain('laid');
  });

  test('a held key presses once', async () => {
    const sitting = await openRace(['human', 'human']);
    const code = PLAY[turn(sitting) ?? 0] ?? '';
    expect(sitting.key(code)).toBe('used');
    for (let repeat = 0; repeat < 10; repeat += 1) {
      expect(sitting.key(code, { repeat: true })).toBe('used');
      await sitting.pass(33);
    }
    expect(sitting.host.sitting.record.log).toHaveLength(1);
  });

  test('ten people slap in the order of their keys, not of their seats', async () => {
    const sitting = await openRace(TEN);
    await playToPattern(sitting);
    const order = [6, 2, 9, 0, 4, 1, 8, 3, 7, 5];
    for (const [place, seat] of order.entries()) sitting.key(SLAP[seat] ?? '', { ago: 20 - place });
    await sitting.pass(60);
    const places = order.map((seat) => sitting.desk.telling.arrivals.of(seat as never));
    expect(places.map((one) => one?.type === 'placed' && one.order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const [first, second] = places;
    expect(first?.type === 'placed' && second?.type === 'placed' && second.reaction - first.reaction).toBe(1);
    expect(sitting.drawn.filter((what) => what.startsWith('late'))).toHaveLength(9);
    expect(lines(sitting).some((line) => line.includes('slapped'))).toBe(true);
  });

  test('a seat’s key goes before any other use of it; where it is nobody’s it does what it does elsewhere', async () => {
    const ten = await openRace(TEN);
    for (const code of ['KeyL', 'KeyR', 'KeyS', 'KeyT', 'Digit1']) expect(ten.key(code)).toBe('used');
    expect(ten.desk.overlay.type).toBe('none');
    expect(ten.desk.log).toBe('shown');
    expect(ten.desk.capFor('KeyL')).toBeUndefined();
    const two = await openRace(['human', 'human']);
    expect(two.desk.capFor('KeyL')).toBe('L');
    two.key('KeyL');
    expect(two.desk.log).toBe('hidden');
    two.key('KeyR');
    expect(two.desk.overlay.type).toBe('rules');
  });

  test('a wrong slap is explained, and the hand wears its tag for a while', async () => {
    const sitting = await openRace(['human', 'human']);
    sitting.key('KeyX');
    await sitting.pass(30);
    expect(sitting.desk.telling.arrivals.of(0 as never)).toEqual({ type: 'wrong', seat: 0 });
    expect(sitting.desk.notices.toast?.kind).toBe('error');
    expect(sitting.sounds).toContain('slap.false');
    await sitting.pass(3000);
    expect(sitting.desk.telling.arrivals.of(0 as never)).toBeUndefined();
  });
});

describe('what is told', () => {
  test('a card is neither named nor does it ask for anything before it can be seen', async () => {
    const sitting = await openRace(['human', 'human']);
    for (let card = 0; card < 40 && sitting.desk.view?.challenge === undefined; card += 1) {
      const seat = turn(sitting);
      const before = lines(sitting).length;
      if (seat !== undefined) sitting.key(PLAY[seat] ?? '');
      await sitting.pass(120);
      expect(lines(sitting).length).toBe(before);
      expect(sitting.desk.told?.challenge).toBeUndefined();
      await sitting.pass(140);
      expect(lines(sitting).length).toBeGreaterThan(before);
    }
    expect(sitting.desk.told?.challenge).toEqual(sitting.desk.view?.challenge);
    expect(sitting.desk.told?.challenge).toBeDefined();
  });

  test('nor in a match that was left while it turned, until the count is over', async () => {
    const sitting = await openRace(['human', 'human']);
    for (let card = 0; card < 40 && sitting.desk.view?.challenge === undefined; card += 1) {
      const seat = turn(sitting);
      if (seat !== undefined) sitting.key(PLAY[seat] ?? '');
      await sitting.pass(60);
      if (sitting.desk.view?.challenge === undefined) await sitting.pass(200);
    }
    const before = lines(sitting);
    await sitting.desk.leave('menu');
    sitting.desk.close();
    const again = await sitting.house.house.resume(sitting.host.sitting.id);
    if (!again.ok) throw new Error(again.fault.type);
    const later = sitAtRace(again.value as typeof sitting.host, sitting.house);
    expect(later.desk.view?.challenge).toBeDefined();
    expect(later.desk.told?.challenge).toBeUndefined();
    expect(lines(later)).toEqual(before);
    await later.pass(3300);
    expect(later.desk.told?.challenge).toEqual(later.desk.view?.challenge);
    expect(lines(later).length).toBeGreaterThan(before.length);
  });

  test('each laid card is spoken on request', async () => {
    const sitting = await openRace(['human', 'human']);
    sitting.key('KeyC');
    expect(sitting.desk.speaks).toBe(true);
    await playOn(sitting);
    expect(sitting.desk.spokenCard).toMatch(/ of (clubs|diamonds|hearts|spades)$/);
  });
});

describe('the table waits', () => {
  test.each(['Escape', 'KeyG'])('after %s it goes on with a count, and only then takes presses', async (code) => {
    const sitting = await openRace(['human', 'human']);
    sitting.key(code);
    expect(sitting.host.paused).toBe(true);
    const now = sitting.host.now();
    await sitting.pass(5000);
    expect(sitting.host.now()).toBe(now);
    if (code === 'KeyG') sitting.key('KeyG', { type: 'up' });
    else sitting.desk.hide();
    expect(sitting.desk.countdown.left).toBe(3);
    sitting.key(PLAY[turn(sitting) ?? 0] ?? '');
    await sitting.pass(1500);
    expect(sitting.host.sitting.record.log).toEqual([]);
    await sitting.pass(1500);
    expect(sitting.host.paused).toBe(false);
    await playOn(sitting);
    expect(sitting.host.sitting.record.log).toHaveLength(1);
  });

  test('a window that loses the focus is waited for, and a count that it interrupts begins anew', async () => {
    const sitting = await openRace(['human', 'lightning']);
    sitting.key('', { type: 'lost' });
    expect(sitting.desk.waits).toBe(true);
    await sitting.pass(5000);
    expect(sitting.desk.view?.pileCount).toBe(0);
    sitting.desk.pauses.release('away');
    await sitting.pass(1000);
    sitting.key('', { type: 'lost' });
    expect(sitting.desk.countdown.left).toBeUndefined();
    sitting.desk.pauses.release('away');
    expect(sitting.desk.countdown.left).toBe(3);
  });

  test('reasons add up: it goes on when none is left', async () => {
    const sitting = await openRace(['human', 'human']);
    sitting.desk.pauses.hold('hidden');
    sitting.key('', { type: 'lost' });
    sitting.desk.pauses.release('hidden');
    expect(sitting.desk.countdown.left).toBeUndefined();
    sitting.desk.pauses.release('away');
    expect(sitting.desk.countdown.left).toBe(3);
  });
});

describe('a watched table', () => {
  test('begins without a count, stops, goes one step, and goes on', async () => {
    const sitting = await openRace(['quick', 'quick', 'quick']);
    expect(sitting.sounds).not.toContain('countdown');
    await sitting.pass(3000);
    const played = sitting.desk.view?.cardsPlayed ?? 0;
    expect(played).toBeGreaterThan(0);
    sitting.key('Space');
    await sitting.pass(5000);
    expect(sitting.desk.view?.cardsPlayed).toBe(played);
    for (let step = 0; step < 3; step += 1) sitting.key('Period');
    await sitting.pass(100);
    expect(sitting.desk.past.at(-1)?.at ?? 0).toBe(sitting.host.now());
    expect(sitting.desk.tells).toBe(true);
    sitting.key('Space');
    expect(sitting.host.paused).toBe(false);
  });

  test.each(['ratscrew', 'slapjack'] as const)('%s plays to its results by itself', async (game) => {
    const sitting = await openRace(['lightning', 'lightning', 'slow'], { game, options: { cardLimit: 100 } });
    for (let wait = 0; wait < 300 && sitting.routes.length === 0; wait += 1) await sitting.pass(1000);
    expect(sitting.routes.map(({ name }) => name)).toEqual(['results']);
    expect(sitting.host.outcome()).toBeDefined();
  });
});
