import { describe, expect, test } from 'vitest';
import { diceFrom } from '#engine/core/dice';
import type { Match } from '#engine/core/match';
import { start, submit } from '#engine/core/match';
import { isHidden, seenBy, type Watcher } from '#engine/core/secrets';
import { at, millis, seat } from '#engine/core/words';
import { type OhHeavenKind, type OhHeavenState, ohheaven } from '#engine/games/ohheaven/index';
import type { Cue, Placed } from '#scenes/cues';
import { isOhHeavenStack, ohHeavenScript, placeOhHeaven } from '#scenes/scripts/ohheaven';
import { spotKey } from '#scenes/scripts/placing';
import { afterCues } from '#tests/support/afterCues';
import { say } from '#text/say';

const TABLE = { trickPauseMs: 900 };

/** Cards by place, in an order that does not depend on how they got there. */
const lying = (placed: readonly Placed[]): readonly string[] =>
  placed
    .map(({ card, spot, faceUp }) => `${spotKey(spot)} ${isHidden(card) ? 'back' : card} ${faceUp ? 'up' : 'down'}`)
    .sort();

interface Plan {
  readonly seats: number;
  readonly seed: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A whole match of random legal play. */
function randomPlay({ seats, seed, options }: Plan): Match<OhHeavenKind> {
  const config = ohheaven.checkConfig(options, seats);
  if (!config.ok) throw new Error(config.fault.why);
  const dice = diceFrom(seed).fork('play');
  let match = start<OhHeavenKind>(ohheaven, config.value, seats, seed);
  for (let [on] = ohheaven.awaiting(match.state); on !== undefined; [on] = ohheaven.awaiting(match.state)) {
    const actions = [...ohheaven.legal(ohheaven.view(match.state, on), on, millis(0))];
    const next = submit(ohheaven, match, { seat: on, at: millis(0), action: at(actions, dice.below(actions.length)) });
    if (!next.ok) throw new Error(next.fault);
    match = next.value;
  }
  return match;
}

interface Step {
  readonly type: string;
  readonly cues: readonly Cue[];
  readonly state: OhHeavenState;
  readonly lies: readonly Placed[];
  readonly shown: readonly Placed[];
}

/** Every event as one watcher sees it: its cues, where they put the cards, and where the cards then lie. */
function* seenThrough({ record, events }: Match<OhHeavenKind>, who: Watcher): Generator<Step> {
  let state: OhHeavenState = ohheaven.initial(record.config, record.seats);
  for (const happened of events) {
    const before = ohheaven.view(state, who);
    state = ohheaven.evolve(state, happened);
    const after = ohheaven.view(state, who);
    const cues = ohHeavenScript(seenBy(happened.event, who), before, after, TABLE);
    const shown = afterCues(placeOhHeaven(before), cues, isOhHeavenStack);
    yield { type: happened.event.type, cues, state, lies: placeOhHeaven(after), shown };
  }
}

const PLANS: readonly Plan[] = [
  { seats: 3, seed: 1, options: { handSize: 9, rounds: 1, trump: 'none' } },
  { seats: 4, seed: 2, options: { handSize: 6, rounds: 2 } },
  { seats: 5, seed: 3, options: { handSize: 4, rounds: 2, trump: 'dealersLastCard' } },
  { seats: 7, seed: 4, options: { handSize: 3, rounds: 2, trump: 'turnUpNextCard' } },
];

const matches = new Map(PLANS.map((plan) => [plan, randomPlay(plan)]));

function matchOf(plan: Plan): Match<OhHeavenKind> {
  const match = matches.get(plan);
  if (match === undefined) throw new Error('every plan is played');
  return match;
}

describe('cues applied to the table before give the table after', () => {
  test.each(PLANS)('$seats seats, $options', (plan) => {
    const match = matchOf(plan);
    const watchers: readonly Watcher[] = ['spectator', seat(0), seat(plan.seats - 1)];
    for (const who of watchers)
      for (const { type, lies, shown } of seenThrough(match, who))
        expect(lying(shown), `${type} as ${who} sees it`).toEqual(lying(lies));
  });
});

test.each(PLANS)('no cue names a card that the watcher may not know: $seats seats, $options', (plan) => {
  for (const { cues, state } of seenThrough(matchOf(plan), 'spectator')) {
    const hidden = [...state.hands.flat(), ...state.stock].filter((card) => card !== state.turned);
    const told = JSON.stringify(cues);
    expect(hidden.filter((card) => told.includes(`"${card}"`))).toEqual([]);
  }
});

describe('a round begins with one banner that names its trump and who bids first', () => {
  test.each(PLANS)('$seats seats, $options', (plan) => {
    const match = matchOf(plan);
    const banners = [...seenThrough(match, seat(0))].flatMap(({ cues, state }) =>
      cues.flatMap((cue) =>
        cue.kind === 'banner' ? [{ title: say(cue.title), sentence: say(cue.sentence), state }] : [],
      ),
    );
    const titles = match.state.history.map(({ round }) => `Round ${round} of ${match.state.history.length}`);
    expect(banners.map(({ title }) => title)).toEqual(titles);
    for (const { sentence, state } of banners) {
      const result = state.history.length === 0 ? match.state.history[0] : match.state.history[1];
      const named = { C: 'Clubs are', D: 'Diamonds are', H: 'Hearts are', S: 'Spades are', none: 'No suit is' };
      expect(sentence).toContain(`${named[result?.trump ?? 'none']} trump.`);
      expect(sentence).toContain(`⟨${result?.firstBidder}⟩ bids first.`);
    }
  });
});

test('every trick, the last of a round too, rests for the pause of the table before it is collected', () => {
  const plan = at(PLANS, 1);
  const collected = [...seenThrough(matchOf(plan), seat(0))].filter(({ type }) => type === 'trickWon');
  expect(collected).toHaveLength(12);
  for (const { cues } of collected) expect(cues.find(({ kind }) => kind === 'hold')).toMatchObject({ length: 900 });
});

test('a seat hears its own tricks and whether its bid was made; a spectator hears no result', () => {
  const match = matchOf(at(PLANS, 1));
  const soundsOf = (who: Watcher, type: string): readonly string[] =>
    [...seenThrough(match, who)]
      .filter((step) => step.type === type)
      .flatMap(({ cues }) => cues.flatMap((cue) => (cue.kind === 'sound' ? [cue.name] : [])));
  const own = match.state.history.reduce((sum, { tricks }) => sum + at(tricks, 2), 0);
  expect(soundsOf(seat(2), 'trickWon').filter((name) => name === 'trick.yours')).toHaveLength(own);
  expect(soundsOf(seat(2), 'roundScored')).toEqual(
    match.state.history.map(({ bids, tricks }) => (bids[2] === tricks[2] ? 'bid.made' : 'bid.missed')),
  );
  expect(soundsOf('spectator', 'roundScored')).toEqual([]);
});
