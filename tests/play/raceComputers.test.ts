/** Computers at a race's table: their plans come at their own time, and never from where they should not. */
import { describe, expect, test } from 'vitest';
import { fingerprint } from '#engine/core/fingerprint';
import { newRace, PLAYERS, type Race, raceAgain, raceHouse, undisturbedSlap } from './raceHouse';

const SEED = 3;
const slap = await undisturbedSlap(SEED);

/** The same table at a moment. */
async function tableAt(seed: number, at: number): Promise<Race> {
  const race = await newRace(PLAYERS, { seed });
  await race.flipTo(at);
  return race;
}

describe('a person against a computer', () => {
  test('in the same millisecond the person comes first, and the computer is late, which costs nothing', async () => {
    const race = await tableAt(SEED, slap.at);
    race.press(0, 'slap');
    expect(race.told(' after ')).toEqual([expect.stringMatching(`^${slap.at} seat 0 slaps`)]);
    await race.time.pass(300);
    expect(race.told('wrongly')).toEqual([]);
    expect(race.notices).toContainEqual({ seat: slap.who, at: slap.at, why: 'lateSlap', lateBy: 0 });
    expect(race.house.bugs).toEqual([]);
  });

  test('a press that was earlier wins although it is delivered later', async () => {
    const race = await tableAt(SEED, slap.at + 20);
    expect(race.told(' after ')).toEqual([]);
    race.press(0, 'slap', slap.at - 1);
    expect(race.told(' after ')).toEqual([expect.stringMatching(`^${slap.at - 1} seat 0 slaps`)]);
  });

  test('a press that was later has lost, even when it is delivered before the computer has moved', async () => {
    const race = await tableAt(SEED, slap.at + 2);
    race.press(0, 'slap', slap.at + 1);
    expect(race.told(' after ')).toEqual([expect.stringMatching(`^${slap.at} seat ${slap.who} slaps`)]);
    expect(race.notices).toContainEqual({ seat: 0, at: slap.at + 1, why: 'lateSlap', lateBy: 1 });
  });

  test('a computer waits for nobody where only computers are left', async () => {
    const race = await newRace(['lightning', 'lightning', 'lightning'], { seed: SEED });
    await race.time.pass(60_000);
    const reported = race.reports.slice(1).flatMap(({ at, events: [first] }) => (first ? [[at, first.at]] : []));
    expect(reported.length).toBeGreaterThan(20);
    for (const [at, happened] of reported) expect(happened).toBe(at);
    // Some hands come late, and all are told of them.
    expect(race.notices.length).toBeGreaterThan(0);
  });
});

test('twenty presses of play in a second do not delay a computer, nor hurry it', async () => {
  const race = await tableAt(SEED, slap.seen + 5);
  for (let press = 0; press < 20 && race.host.now() + 15 < slap.at; press += 1) {
    race.press(0, 'play');
    await race.time.pass(15);
  }
  expect(race.told('out of turn').length).toBeGreaterThan(3);
  await race.time.pass(slap.at + 24 - race.host.now());
  expect(race.told(' after ')).toEqual([expect.stringMatching(`^${slap.at} seat ${slap.who} slaps`)]);
});

describe('in the hundred milliseconds after a pattern', () => {
  test('leaving leaves no slap behind', async () => {
    const race = await tableAt(SEED, slap.seen + 100);
    await race.host.leave();
    const { story } = race;
    expect(race.time.waiting).toBe(0);
    await race.time.pass(10_000);
    expect(race.story).toEqual(story);
    expect(race.told(' after ')).toEqual([]);
  });

  test('a pause holds the slap back, which then comes at its match time', async () => {
    const race = await tableAt(SEED, slap.seen + 100);
    race.host.pause();
    await race.time.pass(10_000);
    expect(race.told(' after ')).toEqual([]);
    race.host.resume();
    await race.time.pass(slap.at + 24 - race.host.now());
    expect(race.told(' after ')).toEqual([expect.stringMatching(`^${slap.at} seat ${slap.who} slaps`)]);
  });

  test('winning ends every plan', async () => {
    const players = ['human', 'lightning', 'lightning', 'lightning'];
    const race = await newRace(players, { game: 'slapjack', options: { firstToPiles: 1 } });
    await race.flipUntil(() => race.shows().length > 0);
    race.press(0, 'slap');
    expect(race.story.at(-1)).toMatch(/seat 0 wins by piles$/);
    const { story } = race;
    await race.time.pass(10_000);
    expect(race.story).toEqual(story);
    expect(race.time.waiting).toBe(0);
  });

  test('what was armed in one match fires in no other', async () => {
    const house = await raceHouse();
    const first = await newRace(PLAYERS, { seed: SEED, at: house });
    await first.flipTo(slap.seen + 100);
    await first.host.leave();
    const second = await newRace(['human', 'human'], { seed: SEED, at: house });
    await second.time.pass(10_000);
    expect(second.host.sitting.record.log).toEqual([]);
    expect(first.told(' after ')).toEqual([]);
    expect(house.bugs).toEqual([]);
  });
});

describe('leaving and coming back', () => {
  test('a resumed match arms the same plans again', async () => {
    const straight = await newRace(PLAYERS, { seed: SEED });
    await straight.flipTo(25_000);
    for (const cut of [slap.seen + 50, 12_345, 21_000]) {
      const race = await tableAt(SEED, cut);
      await race.host.leave();
      const again = await raceAgain(race.host.sitting.id, await raceHouse({ shelf: race.house.parts.shelf }));
      expect(again.host.now()).toBe(cut);
      await again.flipTo(cut + 2000);
      const next = ({ story }: Race) =>
        story.find((line) => / seat [12] (slaps|lays)/.test(line) && Number.parseInt(line, 10) > cut);
      expect(next(again)).toBe(next(straight));
    }
  });

  test('a match played in real time replays to the same fingerprint', async () => {
    const race = await newRace(['human', 'adaptive', 'slow'], { seed: 8 });
    await race.flipTo(20_000);
    race.press(0, 'slap');
    race.press(0, 'play');
    await race.flipTo(90_000);
    race.host.pause();
    expect(race.match.events.map(({ at }) => at)).toEqual(race.host.history('spectator').map(({ at }) => at));
    const rules = race.house.parts.games.find(({ game }) => game === race.host.game);
    expect(fingerprint(rules?.view(race.match.state, 'spectator') ?? {})).toBe(fingerprint(race.view));
  });
});

describe('stepping', () => {
  test('lets what a computer means to do next happen, and nothing else', async () => {
    const race = await newRace(['quick', 'quick'], { seed: 5 });
    race.host.pause();
    for (let step = 1; step <= 8; step += 1) {
      race.host.step();
      await race.time.pass(5000);
      expect(race.host.sitting.record.log).toHaveLength(step);
      expect(race.host.now()).toBe(race.host.sitting.record.until);
    }
    expect(race.host.paused).toBe(true);
  });

  test('leaves a match that goes on by itself when it is let go', async () => {
    const race = await newRace(['quick', 'quick'], { seed: 5 });
    race.host.pause();
    for (let step = 1; step <= 4; step += 1) {
      race.host.step();
      await race.time.pass(2000);
    }
    race.host.resume();
    await race.time.pass(5000);
    expect(race.host.sitting.record.log.length).toBeGreaterThan(6);
  });

  test('takes a watched match through paid piles and out of them, to its end', async () => {
    const race = await newRace(['quick', 'quick'], { seed: 5, options: { cardLimit: 100 } });
    race.host.pause();
    for (let step = 0; step < 300 && race.host.outcome() === undefined; step += 1) {
      race.host.step();
      await race.time.pass(0);
    }
    expect(race.told('collects').length).toBeGreaterThan(0);
    expect(race.host.outcome()).toBeDefined();
  });

  test('is nothing where no computer means to do anything', async () => {
    const race = await newRace(['human', 'human']);
    race.host.pause();
    race.host.step();
    expect(race.time.waiting).toBe(0);
  });
});
