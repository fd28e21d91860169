/** Whole matches of the real rules: what the sheets say must add up to what the engine gave. */
import { expect, test } from 'vitest';
import { diceFrom } from '#engine/core/dice';
import { type Match, start, submit } from '#engine/core/match';
import { seenBy } from '#engine/core/secrets';
import { at, millis, seat } from '#engine/core/words';
import type { CassinoConfig } from '#engine/games/cassino/config';
import { awardsNow, type CassinoKind, cassino, tallyPiles } from '#engine/games/cassino/index';
import { boardOf } from '#scenes/games/cassino/boardModel';
import { dealSheetOf } from '#scenes/games/cassino/dealModel';
import { storyOf } from '#scenes/games/cassino/history';
import { summaryOf } from '#scenes/games/cassino/summary';
import { chairsOf, configOf } from './lay';

/** Plays on at random to the end; `watch` sees the match after every move. */
function playOut(begun: Match<CassinoKind>, watch: (match: Match<CassinoKind>) => void): Match<CassinoKind> {
  const dice = diceFrom(begun.record.seed).fork('play');
  let match = begun;
  while (cassino.outcome(match.state) === undefined) {
    const who = at(cassino.awaiting(match.state), 0);
    const actions = [...cassino.legal(cassino.view(match.state, who), who, millis(0))].slice(0, 50);
    const played = submit(cassino, match, {
      seat: who,
      at: millis(0),
      action: at(actions, dice.below(actions.length)),
    });
    if (!played.ok) throw new Error(played.fault);
    match = played.value;
    watch(match);
  }
  return match;
}

const OPTIONS: readonly Partial<CassinoConfig>[] = [
  {},
  { majorityTie: 'all', mustCapture: true },
  { majorityTie: 'carryOver', sweepCancel: true },
  { majorityTie: 'split', misere: true },
  { sweepFreeze: '10', targetScore: 30, refill: 'dealFours' },
];
const CASES = OPTIONS.flatMap((options, seed) => [2, 3, 4, 5, 6].map((seats) => ({ seats, seed, options })));

test.each(CASES)('$seats seats with $options', ({ seats, seed, options }) => {
  const [config, chairs] = [configOf(options), chairsOf(seats)];
  const played = playOut(start(cassino, config, seats, seed * 10 + seats), ({ state }) => {
    const view = cassino.view(state, 'spectator');
    const awards = awardsNow(view);
    const board = boardOf({ view, chairs, you: undefined, tallies: tallyPiles(view), awards });
    for (const row of board.rows) expect(row.cells.reduce((sum, cell) => sum + cell.halves, 0)).toBe(row.gain);
  });
  const events = played.events.map((one) => ({ at: one.at, event: seenBy(one.event, 'spectator') }));

  let before: readonly number[] = chairs.map(() => 0);
  for (const { event } of events) {
    if (event.type !== 'dealScored') continue;
    const next = { dealer: seat(0), opens: seat(1) };
    const sheet = dealSheetOf({ event, before, leftover: undefined, chairs, config, next });
    for (const sum of sheet.sums) {
      const pills = sheet.rows.map((row) => at(row.cells, sum.seat).badge);
      expect(pills.reduce((all, badge) => all + (badge.kind === 'gain' ? badge.halves : 0), 0)).toBe(sum.gain);
    }
    before = event.totals;
  }

  const story = storyOf(events, seats);
  const summary = summaryOf({ story, config, chairs });
  expect(story.plays).toBe(played.record.log.length);
  expect(summary.rows.map(({ seat: who, place }) => ({ seat: who, place, score: at(story.totals, who) }))).toEqual(
    cassino.outcome(played.state)?.standings,
  );
  expect(summary.winners).toEqual(summary.rows.filter(({ place }) => place === 1).map(({ seat: who }) => who));
});
