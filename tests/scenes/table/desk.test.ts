/** The desk as a player meets it: choosing, playing, being refused, passing the screen, watching. */
import { describe, expect, test, vi } from 'vitest';
import type { CardId } from '#engine/cards/cards';
import { isHidden } from '#engine/core/secrets';
import { at, seat } from '#engine/core/words';
import type { CassinoView } from '#engine/games/cassino/index';
import type { Desk } from '#scenes/table/desk';
import { say } from '#text/say';
import { type Sitting, sitAt, sitDown } from './seat';

// Score sheets are HTML with style sheets; the desk only needs them to be there.
vi.mock('#scenes/games/cassino/dealEnd', () => ({ dealEnd: () => undefined }));
vi.mock('#scenes/games/cassino/scoreboard', () => ({ scoreboard: () => undefined }));
vi.mock('#scenes/games/cassino/extras', () => ({ cassinoExtras: () => undefined }));

const viewOf = (desk: Desk): CassinoView => desk.view as CassinoView;
const ownHand = (desk: Desk): readonly CardId[] => {
  const cards = viewOf(desk).hands[desk.seating.bottom]?.cards;
  if (cards === undefined || isHidden(cards)) throw new Error('the hand is covered');
  return cards;
};

/** Lets computers play until the person at this desk is on turn. */
async function untilYourTurn({ desk, pass }: Sitting): Promise<void> {
  for (let wait = 0; wait < 20 && !desk.yourTurn; wait += 1) await pass(900);
  expect(desk.yourTurn).toBe(true);
}

/** Two people at one screen have played a deal to its end and look at the score sheet. */
async function sharedScoreSheet(): Promise<Sitting> {
  const sitting = await sitDown({
    players: ['human', 'human'],
    seed: 8,
    options: { targetScore: 99 },
    pace: 'instant',
  });
  const { desk } = sitting;
  for (let turn = 0; turn < 120 && desk.stops.interlude === undefined; turn += 1) {
    await sitting.pass(0);
    if (desk.overlay.type === 'cover') desk.reveal();
    await sitting.pass(0);
    if (!desk.yourTurn) continue;
    desk.pick(at(ownHand(desk), 0));
    desk.play();
  }
  return sitting;
}

describe('one person against computers', () => {
  test('the deal is shown event by event before anybody moves', async () => {
    const sitting = await sitDown({ players: ['human', 'steady', 'steady', 'steady'], seed: 5 });
    await sitting.pass(0);
    expect(viewOf(sitting.desk).deal).toBe(1);
    expect(viewOf(sitting.desk).table).toHaveLength(4);
    expect(ownHand(sitting.desk)).toHaveLength(4);
    expect(sitting.performed.flat().filter((cue) => cue.kind === 'travel')).toHaveLength(20);
    expect(sitting.host.sitting.record.log).toHaveLength(0);
  });

  test('what is chosen and played reaches the table, and the log says so', async () => {
    const sitting = await sitDown({ players: ['human', 'steady'], seed: 5 });
    await untilYourTurn(sitting);
    const { desk } = sitting;
    const card = at(ownHand(desk), 0);
    desk.pick(card);
    expect(desk.chosen).toEqual([card]);
    desk.play();
    await sitting.pass(0);
    expect(desk.chosen).toEqual([]);
    expect(viewOf(desk).table).toContain(card);
    expect(desk.lines[0]?.doer).toBe(0);
  });

  test('a second hand card is not accepted until the first is put back', async () => {
    const sitting = await sitDown({ players: ['human', 'steady'], seed: 5 });
    await untilYourTurn(sitting);
    const { desk } = sitting;
    const [first, second] = [at(ownHand(desk), 0), at(ownHand(desk), 1)];
    desk.pick(first);
    desk.pick(second);
    expect(desk.chosen).toEqual([first]);
    expect(desk.notices.toast?.kind).toBe('error');
    desk.pick(first);
    desk.pick(second);
    expect(desk.chosen).toEqual([second]);
  });

  test('a wrong sum is refused with the reason, and the selection stays', async () => {
    const sitting = await sitDown({ players: ['human', 'steady'], seed: 5 });
    await untilYourTurn(sitting);
    const { desk } = sitting;
    const wrong = ownHand(desk)
      .flatMap((card) => viewOf(desk).table.map((other) => [card, other] as const))
      .find(([card, other]) => {
        desk.clear();
        desk.pick(card);
        desk.pick(other);
        return desk.advice()?.play.ok === false;
      });
    expect(wrong).toBeDefined();
    const moves = sitting.host.sitting.record.log.length;
    desk.play();
    await sitting.pass(0);
    expect(desk.chosen).toEqual(wrong);
    expect(desk.notices.toast?.kind).toBe('error');
    expect(sitting.sounds).toContain('error');
    expect(sitting.host.sitting.record.log).toHaveLength(moves);
  });

  test('playing out of turn is refused and nothing moves', async () => {
    const sitting = await sitDown({ players: ['human', 'steady', 'steady'], seed: 5 });
    await sitting.pass(0);
    const { desk } = sitting;
    if (desk.yourTurn) {
      desk.pick(at(ownHand(desk), 0));
      desk.play();
      await sitting.pass(0);
    }
    expect(desk.yourTurn).toBe(false);
    const moves = sitting.host.sitting.record.log.length;
    desk.pick(at(ownHand(desk), 0));
    desk.play();
    expect(say(desk.notices.toast?.message ?? { key: '', values: {} })).toBe('It is not your turn yet.');
    expect(sitting.host.sitting.record.log).toHaveLength(moves);
  });

  test('an open menu holds the computers, and closing it lets them go on', async () => {
    const sitting = await sitDown({ players: ['human', 'steady'], seed: 5 });
    await untilYourTurn(sitting);
    const { desk, host } = sitting;
    desk.pick(at(ownHand(desk), 0));
    desk.play();
    await sitting.pass(0);
    desk.show({ type: 'menu' });
    const moves = host.sitting.record.log.length;
    await sitting.pass(10_000);
    expect(host.sitting.record.log).toHaveLength(moves);
    desk.hide();
    await sitting.pass(2000);
    expect(host.sitting.record.log).toHaveLength(moves + 1);
  });

  test('a match put aside and taken up again shows the same table and the same log', async () => {
    const sitting = await sitDown({ players: ['human', 'steady', 'easy'], seed: 9 });
    await untilYourTurn(sitting);
    sitting.desk.pick(at(ownHand(sitting.desk), 0));
    sitting.desk.play();
    await untilYourTurn(sitting);
    const before = { view: sitting.desk.view, lines: sitting.desk.lines };
    sitting.desk.close();
    await sitting.host.leave();
    const again = await sitting.house.house.resume(sitting.host.sitting.id);
    if (!again.ok) throw new Error(again.fault.type);
    const resumed = sitAt(sitting.house, again.value);
    await resumed.pass(0);
    expect(resumed.desk.view).toEqual(before.view);
    expect(resumed.desk.lines).toEqual(before.lines);
  });
});

describe('several people at one screen', () => {
  test('nobody’s cards are open before the first says who they are', async () => {
    const sitting = await sitDown({ players: ['human', 'human', 'steady'], seed: 5 });
    const { desk } = sitting;
    for (let wait = 0; wait < 20 && desk.overlay.type !== 'cover'; wait += 1) await sitting.pass(900);
    expect(desk.overlay.type).toBe('cover');
    expect(desk.you).toBeUndefined();
    expect(viewOf(desk).hands.every(({ cards }) => isHidden(cards))).toBe(true);
    desk.reveal();
    await sitting.pass(0);
    expect(desk.you).toBe(desk.seating.bottom);
    expect(ownHand(desk)).toHaveLength(4);
  });

  test('after a play the next person’s cover comes up, and the menu does not open it', async () => {
    const sitting = await sitDown({ players: ['human', 'human'], seed: 5 });
    const { desk } = sitting;
    await sitting.pass(0);
    desk.reveal();
    await sitting.pass(0);
    const first = desk.you;
    desk.pick(at(ownHand(desk), 0));
    desk.play();
    await sitting.pass(0);
    expect(desk.overlay).toEqual({ type: 'cover', from: first, to: first === 0 ? 1 : 0 });
    expect(viewOf(desk).hands.every(({ cards }) => isHidden(cards))).toBe(true);
    desk.show({ type: 'menu' });
    desk.hide();
    expect(desk.overlay).toEqual({ type: 'cover', from: first, to: first === 0 ? 1 : 0 });
    expect(desk.since(seat(first === 0 ? 1 : 0)).length).toBeGreaterThan(0);
  });
});

test('after the score sheet the next hands are dealt face down', async () => {
  const sitting = await sharedScoreSheet();
  const { desk } = sitting;
  const seen = sitting.shown.length;
  desk.stops.pass();
  await sitting.pass(0);
  expect(viewOf(desk).deal).toBe(2);
  const since = sitting.shown.slice(seen) as readonly CassinoView[];
  expect(since.length).toBeGreaterThan(0);
  expect(since.filter(({ deal }) => deal === 2).every(({ hands }) => hands.every(({ cards }) => isHidden(cards)))).toBe(
    true,
  );
  // Who played last also opens: nobody passes the screen to themselves.
  expect(desk.overlay).toEqual({ type: 'cover', from: undefined, to: desk.host.awaiting()[0] });
});

describe('a dialog that somebody has open', () => {
  test('is not replaced by the cover of the next person', async () => {
    const sitting = await sitDown({ players: ['human', 'human'], seed: 5 });
    const { desk } = sitting;
    await sitting.pass(0);
    desk.reveal();
    await sitting.pass(0);
    sitting.slowly();
    desk.pick(at(ownHand(desk), 0));
    desk.play();
    await sitting.pass(0);
    expect(desk.busy).toBe(true);
    desk.show({ type: 'save', name: 'Sun', fault: undefined });
    sitting.arrive();
    await sitting.pass(0);
    expect(desk.overlay).toEqual({ type: 'save', name: 'Sun', fault: undefined });
    desk.hide();
    await sitting.pass(0);
    expect(desk.overlay.type).toBe('cover');
  });

  test('is not covered by the score sheet, which comes when it is closed', async () => {
    // Seat 0 deals, so seat 1 opens and seat 0 plays the deal's last card.
    const sitting = await sitDown({
      players: ['human', 'easy'],
      seed: 8,
      options: { targetScore: 99, firstDealer: 'seat0', computerDelayMs: 0 },
    });
    const { desk } = sitting;
    const isLast = (): boolean => viewOf(desk).stockCount === 0 && ownHand(desk).length === 1;
    for (let turn = 0; turn < 60 && desk.overlay.type === 'none'; turn += 1) {
      await untilYourTurn(sitting);
      const last = isLast();
      if (last) sitting.slowly();
      desk.pick(at(ownHand(desk), 0));
      desk.play();
      await sitting.pass(0);
      if (last) desk.show({ type: 'menu' });
    }
    sitting.arrive();
    await sitting.pass(0);
    expect(desk.overlay.type).toBe('menu');
    expect(desk.stops.interlude).toBeUndefined();
    desk.hide();
    await sitting.pass(0);
    expect(desk.stops.interlude).toBeDefined();
  });
});

test('leaving at the score sheet of a shared screen does not wake the table again', async () => {
  const sitting = await sharedScoreSheet();
  const { desk } = sitting;
  expect(desk.stops.interlude).toBeDefined();
  const seen = sitting.shown.length;
  desk.close();
  await sitting.pass(0);
  expect(sitting.shown).toHaveLength(seen);
});

test('a picture that fails does not hold the game', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sitting = await sitDown({ players: ['human', 'steady'], seed: 5 });
  sitting.breakPicture();
  await untilYourTurn(sitting);
  expect(viewOf(sitting.desk).deal).toBe(1);
  expect(told).toHaveBeenCalled();
  told.mockRestore();
});

describe('a table of computers', () => {
  test('plays to the results at Instant without stopping for a press', async () => {
    const sitting = await sitDown({ players: ['steady', 'steady', 'easy', 'easy'], seed: 3, pace: 'instant' });
    await sitting.pass(0);
    for (let wait = 0; wait < 50 && sitting.routes.length === 0; wait += 1) await sitting.pass(10);
    expect(sitting.routes.map(({ name }) => name)).toEqual(['results']);
    expect(sitting.host.outcome()).toBeDefined();
    expect(sitting.house.bugs).toEqual([]);
  });

  test('stops at Pause, and One move lets exactly one through', async () => {
    const sitting = await sitDown({ players: ['steady', 'steady'], seed: 3 });
    await sitting.pass(0);
    sitting.desk.togglePause();
    const moves = sitting.host.sitting.record.log.length;
    await sitting.pass(5000);
    expect(sitting.host.sitting.record.log).toHaveLength(moves);
    sitting.desk.step();
    await sitting.pass(5000);
    expect(sitting.host.sitting.record.log).toHaveLength(moves + 1);
    sitting.desk.togglePause();
    await sitting.pass(5000);
    expect(sitting.host.sitting.record.log.length).toBeGreaterThan(moves + 1);
  });
});

test('the end of a deal waits for a press, and then the next deal is dealt', async () => {
  const sitting = await sitDown({ players: ['human', 'easy'], seed: 8, options: { targetScore: 99 }, pace: 'instant' });
  const { desk } = sitting;
  for (let turn = 0; turn < 60 && desk.stops.interlude === undefined; turn += 1) {
    await sitting.pass(10);
    if (!desk.yourTurn) continue;
    desk.pick(at(ownHand(desk), 0));
    desk.play();
  }
  await sitting.pass(0);
  expect(desk.stops.interlude).toBeDefined();
  expect(viewOf(desk).deal).toBe(1);
  await sitting.pass(60_000);
  expect(viewOf(desk).deal).toBe(1);
  desk.stops.pass();
  await sitting.pass(0);
  expect(viewOf(desk).deal).toBe(2);
  expect(desk.stops.interlude).toBeUndefined();
});
