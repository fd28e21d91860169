/** The review of a match: which moves are asked about, from what, and what is remembered. */
import { describe, expect, test } from 'vitest';
import type { Opinion, Request } from '#ai/protocol';
import { HIDDEN } from '#engine/core/secrets';
import { at, seat } from '#engine/core/words';
import type { Thinker } from '#play/thinker';
import type { Host } from '#play/types';
import { hand, laid, screenOf, testHouse, toyTable } from './houses';
import { lay } from './toy';

const MINE = seat(0);
const HIS = seat(1);
const OPINION: Opinion = { moves: [{ action: lay('A'), behind: 0 }], unit: 'points', reasons: [] };

/** A finished match of the toy: two people, three cards each. */
async function played(thinker: Partial<Thinker> = {}) {
  const requests: Request[] = [];
  const { house, bugs } = await testHouse({
    thinker: {
      think: async () => 'pass',
      opinion: async (request) => {
        requests.push(request);
        return OPINION;
      },
      close() {},
      ...thinker,
    },
  });
  const host = toyTable(house, ['human', 'human']);
  const hands = [MINE, HIS].map((who) => hand(screenOf(host, who, 'instant').reports[0]?.view, who));
  for (const turn of [0, 1, 2]) for (const who of [MINE, HIS]) press(host, who, at(at(hands, who), turn));
  expect(host.outcome()).toBeDefined();
  return { host, house, requests, bugs, review: house.review(host.sitting) };
}

const press = (host: Host, who: typeof MINE, card: string): void => {
  expect(host.press(who, lay(card), host.now()).ok).toBe(true);
};

const ALL = { signal: new AbortController().signal, told: () => undefined };

describe('a review', () => {
  test('asks about each decision from what the seat had seen just before, with the move that was made', async () => {
    const { host, review, requests } = await played();
    await review.think(MINE, ALL);
    const mine = host.sitting.record.log.filter((move) => move.seat === MINE);
    expect(requests.map(({ made }) => made)).toEqual(mine.slice(0, requests.length).map(({ action }) => action));
    const past = host.history(MINE);
    for (const [turn, { news }] of requests.entries()) {
      expect(news.events).toEqual(past.slice(0, news.heard));
      expect(laid(news.view)).toHaveLength(2 * turn);
      expect(hand(news.view)).toHaveLength(3 - turn);
      expect(hand(news.view, 1)).toEqual(HIDDEN);
    }
    expect(requests.every(({ seed }) => seed !== host.sitting.record.seed)).toBe(true);
  });

  test('knows the answers afterwards, and asks nothing twice', async () => {
    const { host, house, review, requests } = await played();
    expect(review.decisions(MINE).map((one) => review.opinion(one))).not.toContain(OPINION);
    await review.think(MINE, ALL);
    expect(review.decisions(MINE).every((one) => review.opinion(one) === OPINION)).toBe(true);
    const asked = requests.length;
    expect(house.review(host.sitting)).toBe(review);
    await review.think(MINE, ALL);
    expect(requests).toHaveLength(asked);
    await review.think(HIS, ALL);
    expect(requests.length).toBeGreaterThan(asked);
  });

  test('ends when it is told to, between two answers', async () => {
    const { review, requests } = await played();
    const ending = new AbortController();
    await review.think(MINE, { signal: ending.signal, told: () => ending.abort() });
    expect(requests).toHaveLength(1);
  });

  test('goes on after an answer that failed, which is a bug of ours', async () => {
    const { review, bugs } = await played({ opinion: () => Promise.reject(new Error('no idea')) });
    await review.think(MINE, ALL);
    expect(review.decisions(MINE).every((one) => review.opinion(one) === 'none')).toBe(true);
    expect(bugs).toHaveLength(review.decisions(MINE).length);
  });
});
