/** The match: its clock, its deadlines, its refusals and its replay, on a toy game. */
import { describe, expect, test } from 'vitest';
import { advance, LiveMatch, type Match, replay, start, submit } from '#engine/core/match';
import { fail, millis, ok, seat } from '#engine/core/words';
import { deepFreeze } from '#tests/support/freeze';
import { type ToyKind, toy } from '#tests/support/toy';

const begun = (patience: number | 'none' = 'none'): Match<ToyKind> => start(toy, { turns: 4, patience }, 2, 99);

const say = (match: Match<ToyKind>, who: number, at: number) =>
  submit(toy, match, { seat: seat(who), at: millis(at), action: { type: 'say', number: at } });

function said(match: Match<ToyKind>, who: number, at: number): Match<ToyKind> {
  const next = say(match, who, at);
  if (!next.ok) throw new Error(next.fault);
  return next.value;
}

const story = (match: Match<ToyKind>): readonly string[] =>
  match.events.flatMap(({ at, event }) => (event.type === 'rolled' ? [] : [`${event.seat} ${event.type} at ${at}`]));

describe('deadlines', () => {
  test('each fires at its own time, one after the other', () => {
    expect(story(advance(toy, begun(100), millis(350)))).toEqual([
      '0 missed at 100',
      '1 missed at 200',
      '0 missed at 300',
    ]);
  });

  test('a deadline beats a move of the same millisecond', () => {
    const late = say(begun(100), 0, 100);
    expect(late).toEqual({ ok: false, fault: 'notYourTurn' });
    expect(story(said(begun(100), 1, 100))).toEqual(['0 missed at 100', '1 said at 100']);
  });

  test('a move before the deadline counts, and the next deadline runs from it', () => {
    expect(story(advance(toy, said(begun(100), 0, 99), millis(199)))).toEqual(['0 said at 99', '1 missed at 199']);
  });

  test('a finished game has none: the clock runs on and nothing happens', () => {
    const over = advance(toy, begun(100), millis(5000));
    expect(story(over)).toHaveLength(4);
    expect(over.record.until).toBe(5000);
  });
});

describe('moves', () => {
  test('a refused move leaves the match as it was', () => {
    const match = deepFreeze(begun());
    expect(say(match, 1, 50)).toEqual({ ok: false, fault: 'notYourTurn' });
    expect(match.record.log).toEqual([]);
    expect(match.record.until).toBe(0);
  });

  test('time does not run backwards, and may stand still', () => {
    const match = said(begun(), 0, 50);
    expect(say(match, 1, 49)).toEqual({ ok: false, fault: 'timeRanBackwards' });
    expect(story(said(match, 1, 50))).toEqual(['0 said at 50', '1 said at 50']);
    expect(advance(toy, match, millis(20)).record.until).toBe(50);
  });

  test('what follows by itself happens at the time of the move', () => {
    const { events } = said(begun(), 0, 70);
    expect(events.map(({ at, event }) => [at, event.type])).toEqual([
      [0, 'rolled'],
      [70, 'said'],
      [70, 'rolled'],
    ]);
  });
});

describe('the record', () => {
  const played = (): Match<ToyKind> => advance(toy, said(said(begun(100), 0, 10), 1, 60), millis(170));

  test('replays to the same match after a trip through JSON, missed deadlines included', () => {
    const match = played();
    expect(match.record.log).toHaveLength(2);
    expect(story(match)).toContain('0 missed at 160');
    expect(replay(toy, JSON.parse(JSON.stringify(match.record)))).toEqual({ ok: true, value: match });
  });

  test('of other rules or another game is refused', () => {
    const { record } = played();
    expect(replay(toy, { ...record, rules: 2 })).toEqual({ ok: false, fault: { entry: -1, why: 'otherRules' } });
    expect(replay(toy, { ...record, game: 'chess' })).toEqual({ ok: false, fault: { entry: -1, why: 'otherGame' } });
  });

  test('names the first move that does not go through', () => {
    const { record } = played();
    const log = record.log.map((move) => ({ ...move, seat: seat(0) }));
    expect(replay(toy, { ...record, log })).toEqual({ ok: false, fault: { entry: 1, why: 'notYourTurn' } });
  });

  test('the same seed gives the same rolls, another seed others, and no two rolls are the same stream', () => {
    const rolls = (seed: number): readonly number[] =>
      advance(toy, start(toy, { turns: 4, patience: 10 }, 2, seed), millis(100)).state.rolled;
    expect(rolls(5)).toEqual(rolls(5));
    expect(rolls(5)).not.toEqual(rolls(6));
    expect(new Set(rolls(5)).size).toBe(5);
  });
});

test('rules that never settle are reported with their record', () => {
  const restless = { ...toy, evolve: (state: ToyKind['state']) => state };
  expect(() => start(restless, { turns: 1, patience: 'none' }, 2, 1)).toThrow(/do not settle; record \{"format":1/);
});

test('deadlines that do not move on are reported with their record', () => {
  const stuck = { ...toy, deadline: () => millis(5), evolve: toy.evolve };
  expect(() => advance(stuck, begun(), millis(10))).toThrow('deadlines do not move on');
});

describe('a match that goes on in place', () => {
  const move = (who: number, at: number) =>
    ({ seat: seat(who), at: millis(at), action: { type: 'say', number: at } }) as const;

  test('comes to the same as one that is made anew with every move', () => {
    const live = new LiveMatch(toy, begun(100));
    expect([live.submit(move(0, 50)), live.submit(move(1, 190))]).toEqual([ok(true), fail('notYourTurn')]);
    live.advance(millis(160));
    expect(live.submit(move(0, 170))).toEqual(ok(true));
    expect(live.match()).toEqual(said(advance(toy, said(begun(100), 0, 50), millis(160)), 0, 170));
    expect([live.heard, live.until, live.log.length, live.log.last?.at]).toEqual([
      live.match().events.length,
      170,
      2,
      170,
    ]);
  });

  test('is left as it was by a refusal, deadlines before it included, and by a question', () => {
    const live = new LiveMatch(toy, said(begun(100), 0, 50));
    const before = live.match();
    expect(live.submit(move(1, 155))).toEqual(fail('notYourTurn'));
    expect(live.wouldTake(move(1, 60))).toEqual(ok(true));
    expect(live.match()).toEqual(before);
  });

  test('tells its events from any number on, and leaves the match it began with alone', () => {
    const first = deepFreeze(said(begun(), 0, 50));
    const live = new LiveMatch(toy, first);
    live.submit(move(1, 60));
    const { events } = live.match();
    expect(events.length).toBeGreaterThan(first.events.length);
    for (const from of [0, 1, first.events.length, first.events.length + 1, events.length])
      expect(live.eventsFrom(from)).toEqual(events.slice(from));
  });
});
