/** The slap games' table in the middle of a race: time stands still while a picture is taken. */
import { SEAT_KEYS } from '#scenes/race/keys';
import type { Sitting } from '#storage/types';
import type { Game } from '#tests/browser/support/game';
import { LaidRace, position, slappable } from '#tests/browser/support/laidRace';
import type { Wanted } from '#tests/play/raceHouse';
import type { Scene } from './scenes';

const NAMES = ['Aino', 'Mikko', 'Ingrid', 'Theo', 'Priya', 'Sam', 'Noor', 'Oskar', 'Leila', 'Bea'];
/** A quick hand; computers that take their time have not slapped before it. */
const FASTEST_MS = 240;
/** Gloves lie on the pile, and what happened is told, but nothing has gone yet. */
const SEEN_MS = 260;

/** One person among computers, or nobody but people. */
const oneOf = (seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'human' : 'quick'));
const people = (seats: number): readonly string[] => Array.from({ length: seats }, () => 'human');

async function at(game: Game, sitting: Sitting): Promise<LaidRace> {
  const chairs = sitting.chairs.map((chair, seat) => ({ ...chair, name: NAMES[seat] ?? '' }));
  return LaidRace.sitDownInStoppedTime(game, { ...sitting, chairs });
}

/** Something lies there to be slapped, and hands of people come down on it in the order of the seats named. */
const slapped =
  (players: readonly string[], wanted: Wanted, hands: readonly number[]) =>
  async (game: Game): Promise<void> => {
    const table = await at(game, await slappable(players, wanted));
    await table.pass(FASTEST_MS);
    for (const seat of hands) {
      await table.burst(SEAT_KEYS[seat]?.slap ?? '');
      await table.pass(30);
    }
    await table.pass(SEEN_MS);
  };

const wrong = async (game: Game): Promise<void> => {
  const table = await at(game, await position(oneOf(3), { seed: 3 }, (race) => race.flipTo(3000)));
  await table.burst('Space');
  await table.pass(SEEN_MS);
};

const owing =
  (players: readonly string[]) =>
  async (game: Game): Promise<void> => {
    const sitting = await position(players, { seed: 1 }, (race) =>
      race.flipUntil(() => race.view.phase.type === 'flipping' && (race.view.challenge?.owed ?? 0) >= 2),
    );
    const table = await at(game, sitting);
    await table.pass(SEEN_MS);
  };

const counted = async (game: Game): Promise<void> => {
  await LaidRace.sitDown(game, await slappable(oneOf(4), { seed: 2 }));
};

export const RACE_TABLE_SCENES: readonly Scene[] = [
  { name: 'race-table-2', reach: slapped(people(2), { seed: 2 }, [1, 0]), moves: 'moves' },
  { name: 'race-table-6', reach: slapped(oneOf(6), { seed: 2 }, [0]), moves: 'moves' },
  { name: 'race-table-10', reach: slapped(people(10), { seed: 2 }, [4, 8, 1]), moves: 'moves' },
  { name: 'race-table-slapjack', reach: slapped(oneOf(3), { game: 'slapjack', seed: 2 }, [0]), moves: 'moves' },
  { name: 'race-table-wrong', reach: wrong, moves: 'moves' },
  { name: 'race-table-challenge', reach: owing(oneOf(4)), moves: 'moves' },
  { name: 'race-table-challenge-10', reach: owing(people(10)), moves: 'moves' },
  { name: 'race-table-count', reach: counted, moves: 'moves' },
];
