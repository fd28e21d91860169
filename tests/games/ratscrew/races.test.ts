/** Both slap games at small tables of hasty people: what must hold after every press, and that everything is met. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rules } from '#engine/core/rules';
import { ratscrew } from '#engine/games/ratscrew/index';
import { slapjack } from '#engine/games/slapjack/index';
import { type Ending, isOut, type RaceEvent, type RaceKind, type RaceRefusal } from '#engine/kit/race';
import { frozen } from '#tests/support/freeze';
import { census, type Pressed, smallRace } from '#tests/support/race-small';

type Game = Rules<RaceKind<object>>;

const GAMES: readonly { readonly game: string; readonly rules: Game }[] = [
  { game: 'ratscrew', rules: frozen(ratscrew) },
  { game: 'slapjack', rules: frozen(slapjack) },
];

/** What is wrong after a press; nothing when all is well. */
function faults(rules: Game, { before, press, result }: Pressed<object>): readonly string[] {
  const { state } = result.ok ? result.value : before;
  const offered = [...rules.legal(rules.view(before.state, press.who), press.who, press.at)];
  const awaited = rules.awaiting(state);
  const due = rules.deadline(state);
  const isOver = rules.outcome(state) !== undefined;
  const checks: readonly (readonly [string, boolean])[] = [
    ['a card is lost, doubled or invented', census(state).join(' ') !== census(before.state).join(' ')],
    ['a seat that is out changed something', result.ok && isOut(before.state, press.who)],
    ['legal and decide differ', result.ok !== offered.some(({ type }) => type === press.action.type)],
    ['nobody is awaited and nothing is due', !isOver && awaited.length === 0 && due === undefined],
    ['a finished match goes on', isOver && (awaited.length > 0 || due !== undefined)],
    ['a deadline has been missed', due !== undefined && due <= press.at],
    ['a seat without cards is on turn', awaited.some((who) => state.hands[who]?.length === 0)],
    ['a seat that is out holds cards', state.outs.flat().some((who) => state.hands[who]?.length !== 0)],
    ['a match is over without a winner', isOver && rules.outcome(state)?.standings[0]?.place !== 1],
    ['everybody is out', state.outs.flat().length >= state.seats],
    ['a seat went out twice', new Set(state.outs.flat()).size < state.outs.flat().length],
  ];
  return checks.flatMap(([what, isWrong]) => (isWrong ? [what] : []));
}

describe.each(GAMES)('$game', ({ rules }) => {
  test('nothing goes wrong after any press', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
        for (const pressed of smallRace(rules, seed)) expect(faults(rules, pressed)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

/** Everything that can happen, be refused or decide a match, so that a new kind is missed here. */
const EVENTS: Readonly<Record<RaceEvent['type'], 'both' | 'ratscrew'>> = {
  dealt: 'both',
  turnPassed: 'both',
  laid: 'both',
  challengeBegan: 'ratscrew',
  challengePaid: 'ratscrew',
  challengeCancelled: 'ratscrew',
  challengeVoided: 'ratscrew',
  collectionPending: 'ratscrew',
  lastChanceOpened: 'both',
  slapWon: 'both',
  collected: 'ratscrew',
  pickedUp: 'both',
  badSlap: 'both',
  outOfTurn: 'both',
  patternMissed: 'ratscrew',
  burnt: 'both',
  gave: 'both',
  knockedOut: 'both',
  limitReached: 'both',
  matchWon: 'both',
};
const REFUSALS: Readonly<Record<RaceRefusal, 'both' | 'ratscrew'>> = {
  gameOver: 'both',
  notIn: 'both',
  lockedOut: 'both',
  noCards: 'both',
  collecting: 'ratscrew',
  heldKey: 'both',
  lateSlap: 'both',
  latePlay: 'both',
};
const ENDINGS: Readonly<Record<Ending, 'both' | 'ratscrew' | 'slapjack' | 'long'>> = {
  allCards: 'both',
  lastSurvivor: 'ratscrew',
  piles: 'slapjack',
  time: 'both',
  draw: 'both',
  // Small tables play no hundred cards.
  cards: 'long',
};

const RACES = 300;

describe.each(GAMES)('$game, over many small tables,', ({ game, rules }) => {
  const events = new Set<string>();
  const refusals = new Set<string>();
  const endings = new Set<string>();
  for (let seed = 1; seed <= RACES; seed += 1)
    for (const { before, result } of smallRace(rules, seed)) {
      if (!result.ok) refusals.add(result.fault);
      for (const { event } of (result.ok ? result.value : before).events) {
        events.add(event.type);
        if (event.type === 'matchWon') endings.add(event.how);
      }
    }
  const kindsOf = (kinds: Readonly<Record<string, string>>): readonly string[] =>
    Object.keys(kinds).filter((kind) => kinds[kind] === 'both' || kinds[kind] === game);

  test('meets every event of the game and no other', () => {
    expect([...events].sort()).toEqual([...kindsOf(EVENTS)].sort());
  });

  test('meets every refusal', () => {
    expect([...refusals].sort()).toEqual([...kindsOf(REFUSALS)].sort());
  });

  test('meets every ending', () => {
    expect([...endings].sort()).toEqual([...kindsOf(ENDINGS)].sort());
  });
});
