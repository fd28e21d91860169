/** What is kept of a race while it runs: every move, not a write for each, and what "Match me" has learnt. */
import { describe, expect, test } from 'vitest';
import { memoryShelf } from '#storage/shelf';
import type { Shelf } from '#storage/types';
import { newRace, type Race, raceAgain, raceHouse } from './raceHouse';

/** A shelf that counts what is written of matches. */
function countingShelf(): { readonly shelf: Shelf; readonly writes: () => number } {
  const shelf = memoryShelf();
  let writes = 0;
  const set: Shelf['set'] = (key, value) => {
    if (key.startsWith('sitting/')) writes += 1;
    return shelf.set(key, value);
  };
  return { shelf: { ...shelf, set }, writes: () => writes };
}

const movesOf = ({ host }: Race): number => host.sitting.record.log.length;

/** Presses `count` slaps at once, which all cost a card. */
function slapWrongly(race: Race, count: number): void {
  for (let press = 0; press < count; press += 1) race.press(0, 'slap');
}

describe('saving', () => {
  test('writes moves that come quickly once, and within a second', async () => {
    const { shelf, writes } = countingShelf();
    const race = await newRace(['human', 'slow'], { at: await raceHouse({ shelf }) });
    await race.time.pass(0);
    expect(writes()).toBe(1);
    slapWrongly(race, 20);
    await race.time.pass(400);
    slapWrongly(race, 3);
    expect(movesOf(race)).toBe(23);
    await race.time.pass(599);
    expect(writes()).toBe(1);
    await race.time.pass(1);
    expect(writes()).toBe(2);
    const again = await raceAgain(race.host.sitting.id, await raceHouse({ shelf }));
    expect(again.host.sitting.record).toEqual(race.host.sitting.record);
  });

  test('never says saved before it is', async () => {
    const race = await newRace(['human', 'slow']);
    await race.time.pass(0);
    const told: string[] = [];
    race.host.onSave(({ type }) => told.push(type));
    slapWrongly(race, 2);
    expect(told).toEqual(['saved', 'saving']);
    await race.time.pass(1000);
    expect(told).toEqual(['saved', 'saving', 'saved']);
  });

  test.each(['pause', 'leave'] as const)('writes at once on %s, with the clock as it stands', async (how) => {
    const { shelf, writes } = countingShelf();
    const race = await newRace(['human', 'slow'], { at: await raceHouse({ shelf }) });
    await race.time.pass(0);
    slapWrongly(race, 1);
    await race.time.pass(333);
    await race.host[how]();
    await race.time.pass(0);
    expect(writes()).toBe(2);
    const again = await raceAgain(race.host.sitting.id, await raceHouse({ shelf }));
    expect(again.host.now()).toBe(333);
    expect(movesOf(again)).toBe(1);
  });

  test('keeps slaps that came too late beside the record, for the review', async () => {
    const at = await raceHouse({ shelf: memoryShelf() });
    const race = await newRace(['human', 'human'], { at });
    await race.flipUntil(() => race.shows().length > 0);
    const now = race.host.now();
    await race.time.pass(16);
    race.press(0, 'slap', now + 5);
    race.press(1, 'slap', now + 2);
    await race.time.pass(1100);
    const late = [{ seat: 0, at: now + 5, by: 3 }];
    expect(race.host.sitting.late).toEqual(late);
    await race.host.leave();
    expect((await raceAgain(race.host.sitting.id, at)).host.sitting.late).toEqual(late);
  });

  test('writes the end at once', async () => {
    const race = await newRace(['human', 'quick'], { game: 'slapjack', options: { firstToPiles: 1 } });
    await race.flipUntil(() => race.shows().length > 0);
    race.press(0, 'slap');
    await race.time.pass(0);
    expect(await race.house.house.saves.lastSession()).toBeUndefined();
    expect(await race.house.house.saves.load(race.host.sitting.id)).toMatchObject({ value: { progress: 'finished' } });
  });

  test('a page that dies loses no more than a second', async () => {
    const race = await newRace(['quick', 'quick', 'quick'], { seed: 4 });
    await race.time.pass(20_000);
    const at = await raceHouse({ shelf: race.house.parts.shelf });
    const again = await raceAgain(race.host.sitting.id, at);
    const [kept, made] = [again.host.sitting.record.log, race.host.sitting.record.log];
    expect(made.slice(0, kept.length)).toEqual(kept);
    for (const move of made.slice(kept.length)) expect(move.at).toBeGreaterThanOrEqual(19_000);
  });
});

describe('Match me', () => {
  /** A person who slaps 500 ms after a pattern can be seen, where nobody else does before. */
  async function slapsAt500(race: Race, times: number): Promise<void> {
    for (let slap = 0; slap < times; slap += 1) {
      await race.flipUntil(() => race.shows().length > 0);
      const seen = race.view.newest.at(-1)?.visibleAt ?? 0;
      await race.time.pass(Math.max(0, seen + 500 - race.host.now()));
      race.press(0, 'slap');
      await race.time.pass(600);
    }
  }

  test('what it has learnt of the person is kept with the match and goes on from there', async () => {
    const race = await newRace(['human', 'adaptive'], { seed: 6 });
    await slapsAt500(race, 4);
    await race.host.leave();
    const { matching } = race.host.sitting;
    expect(matching?.times.length).toBeGreaterThan(1);
    const again = await raceAgain(race.host.sitting.id, await raceHouse({ shelf: race.house.parts.shelf }));
    expect(again.host.sitting.matching).toEqual(matching);
    await again.host.leave();
    expect(again.host.sitting.matching).toEqual(matching);
  });

  test('the next match begins with the person as known', async () => {
    const house = await raceHouse();
    house.house.settings.set({ slaps: [400, 410, 420] });
    const race = await newRace(['human', 'adaptive'], { seed: 6, at: house });
    expect(race.host.sitting.matching?.times).toEqual([400, 410, 420]);
    expect(race.host.sitting.matching?.median).toBeGreaterThanOrEqual(410);
    expect(race.host.sitting.matching?.median).toBeLessThanOrEqual(430);
    await slapsAt500(race, 4);
    await race.host.leave();
    const { slaps } = house.house.settings.get();
    expect(slaps.length).toBeGreaterThan(3);
    expect(slaps).toEqual(race.host.sitting.matching?.times);
  });
});

describe('levels', () => {
  test('of a race may have fine steps; others are refused', async () => {
    const { house } = await raceHouse();
    const begin = (level: string) =>
      house.begin({
        game: 'slapjack',
        chairs: [
          { name: 'Ann', player: 'human' },
          { name: 'Bo', player: { level } },
        ],
        options: {},
        seed: 1,
      });
    expect(['quick', 'quick+2', 'slow-4', 'adaptive'].map((level) => begin(level).ok)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['quick+5', 'adaptive+1', 'matchMe', 'easy'].map((level) => begin(level).ok)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
