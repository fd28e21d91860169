/** Asking the host for an expert's opinion, on behalf of a person at the screen. */
import { describe, expect, test } from 'vitest';
import type { Opinion, Request } from '#ai/protocol';
import { HIDDEN } from '#engine/core/secrets';
import { at, seat } from '#engine/core/words';
import type { Thinker } from '#play/thinker';
import { hand, screenOf, testHouse, toyTable } from './houses';
import { lay, show } from './toy';

const MINE = seat(0);
const OPINION: Opinion = { moves: [{ action: lay('A'), behind: 0 }], unit: 'points', reasons: [] };

/** A house whose expert answers when told to. */
async function asked(players: readonly string[] = ['human', 'human']) {
  const requests: Request[] = [];
  let answer: (opinion: Opinion) => void = () => undefined;
  const thinker: Thinker = {
    think: async () => 'pass',
    opinion: (request) => {
      requests.push(request);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    close() {},
  };
  const test = await testHouse({ thinker });
  const host = toyTable(test.house, players);
  const screen = screenOf(host, MINE, 'instant');
  return { ...test, host, screen, requests, answer: () => answer(OPINION) };
}

describe('an opinion', () => {
  test('is asked for from what the seat has seen since the match began, and names no seed of the match', async () => {
    const { host, requests, answer } = await asked();
    const opinion = host.opinion(MINE);
    answer();
    expect(await opinion).toEqual(OPINION);
    const [request] = requests;
    expect(request?.news.events).toEqual(host.history(MINE));
    expect(hand(request?.news.view)).toHaveLength(3);
    expect(hand(request?.news.view, 1)).toEqual(HIDDEN);
    expect(request?.seed).not.toBe(host.sitting.record.seed);
    expect(request?.made).toBeUndefined();
  });

  test('is the same question when it is asked again at the same moment', async () => {
    const { host, requests } = await asked();
    void host.opinion(MINE);
    void host.opinion(MINE);
    expect(requests[1]).toEqual(requests[0]);
  });

  test.each([
    ['the other person is on turn', seat(1)],
    ['nobody sits there', seat(3)],
  ])('is none where %s', async (_why, who) => {
    const { host, requests } = await asked();
    expect(await host.opinion(who)).toBe('none');
    expect(requests).toEqual([]);
  });

  test('is none for a computer that is on turn', async () => {
    const { host, requests } = await asked(['human', 'lucky']);
    host.press(MINE, lay(at(hand(screenOf(host, MINE, 'moving').reports[0]?.view), 0)), host.now());
    expect(await host.opinion(seat(1))).toBe('none');
    expect(requests).toEqual([]);
  });

  test('is none when the table has moved on before it came', async () => {
    const { host, screen, answer } = await asked();
    const opinion = host.opinion(MINE);
    host.press(MINE, lay(at(hand(screen.reports[0]?.view), 0)), host.now());
    answer();
    expect(await opinion).toBe('none');
  });

  test('is none when a move was made and taken back, and when the table was left', async () => {
    const { host, screen, answer } = await asked();
    const before = host.opinion(MINE);
    host.press(MINE, show(at(hand(screen.reports[0]?.view), 0)), host.now());
    host.takeBack(MINE);
    answer();
    expect(await before).toBe('none');
    const leaving = host.opinion(MINE);
    await host.leave();
    answer();
    expect(await leaving).toBe('none');
  });

  test('that fails is a bug of ours and none to the player', async () => {
    const thinker: Thinker = {
      think: async () => 'pass',
      opinion: () => Promise.reject(new Error('no idea')),
      close() {},
    };
    const { house, bugs } = await testHouse({ thinker });
    expect(await toyTable(house, ['human', 'human']).opinion(MINE)).toBe('none');
    expect(bugs).toMatchObject([{ what: 'brain' }]);
  });
});
