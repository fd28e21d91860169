/** The log, refusals and late presses: every event and every refusal has its words. */
import { expect, test } from 'vitest';
import { HIDDEN, type Seen } from '#engine/core/secrets';
import { millis, seat } from '#engine/core/words';
import type { RaceEvent, RaceRefusal } from '#engine/kit/race';
import { ratscrewGame } from '#scenes/games/race/index';
import type { RaceNotice } from '#scenes/race/game';
import { told } from './words';

type SeenEvent = Seen<RaceEvent>;

const [AINO, MIKKO, INGRID] = [seat(0), seat(1), seat(2)];
const taken = { seat: AINO, cards: HIDDEN } as const;
const slap = {
  type: 'slapWon',
  patterns: [{ name: 'double', between: 1 }],
  reaction: millis(312),
  pile: 9,
  burn: 2,
  ...taken,
} satisfies SeenEvent;
const won = (how: Extract<SeenEvent, { type: 'matchWon' }>['how'], seats = [AINO]): SeenEvent => ({
  type: 'matchWon',
  seats,
  how,
});

/** What the log says to each event; 'nothing' for what is only drawn. A type that is missing here does not compile. */
const LINES: { readonly [T in SeenEvent['type']]: readonly (readonly [Extract<SeenEvent, { type: T }>, string])[] } = {
  dealt: [[{ type: 'dealt', from: AINO, counts: [26, 26], hands: HIDDEN }, '52 cards are dealt']],
  turnPassed: [[{ type: 'turnPassed', seat: AINO }, 'nothing']],
  laid: [
    [{ type: 'laid', seat: AINO, card: '7D', visibleAt: millis(0) }, 'Aino played seven of diamonds'],
    [{ type: 'laid', seat: MIKKO, card: 'X1', visibleAt: millis(0) }, 'Mikko played joker'],
  ],
  challengeBegan: [
    [{ type: 'challengeBegan', creditor: AINO, of: 1 }, 'Aino asked for 1 card'],
    [{ type: 'challengeBegan', creditor: AINO, of: 4 }, 'Aino asked for 4 cards'],
  ],
  challengePaid: [
    [{ type: 'challengePaid', creditor: AINO, payer: MIKKO, owed: 1 }, 'nothing'],
    [{ type: 'challengePaid', creditor: AINO, payer: MIKKO, owed: 0 }, 'Mikko paid the last card'],
  ],
  challengeCancelled: [
    [{ type: 'challengeCancelled', creditor: AINO, by: MIKKO }, 'Mikko stopped the challenge with a ten'],
  ],
  challengeVoided: [[{ type: 'challengeVoided', creditor: AINO }, 'Nobody owes anything any more']],
  collectionPending: [[{ type: 'collectionPending', creditor: AINO, payer: MIKKO, due: millis(800) }, 'nothing']],
  lastChanceOpened: [
    [{ type: 'lastChanceOpened', holder: AINO, due: millis(1500) }, 'Nobody holds a card: last chance to slap'],
  ],
  slapWon: [
    [slap, 'Aino slapped a double in 0.31 s, 11 cards'],
    [{ ...slap, patterns: [{ name: 'jack' }], pile: 1, burn: 0 }, 'Aino slapped a jack in 0.31 s, 1 card'],
    [{ ...slap, patterns: [{ name: 'run', of: 3, wrap: false }] }, 'Aino slapped a run of three in 0.31 s, 11 cards'],
    [{ ...slap, patterns: [{ name: 'sameSuit', of: 4 }] }, 'Aino slapped four of one suit in 0.31 s, 11 cards'],
  ],
  collected: [
    [{ type: 'collected', payer: MIKKO, pile: 5, burn: 0, ...taken }, 'Aino collected 5 cards'],
    [{ type: 'collected', payer: MIKKO, pile: 1, burn: 0, ...taken }, 'Aino collected 1 card'],
  ],
  pickedUp: [[{ type: 'pickedUp', pile: 40, burn: 12, ...taken }, 'Aino picked up 52 cards and shuffled']],
  badSlap: [[{ type: 'badSlap', seat: MIKKO }, 'Mikko slapped wrongly']],
  outOfTurn: [[{ type: 'outOfTurn', seat: MIKKO }, 'Mikko played out of turn']],
  patternMissed: [[{ type: 'patternMissed' }, 'Nobody slapped in time']],
  burnt: [
    [{ type: 'burnt', seat: AINO, count: 1, why: 'badSlap' }, 'Aino burnt 1 card'],
    [{ type: 'burnt', seat: AINO, count: 2, why: 'outOfTurn' }, 'Aino burnt 2 cards'],
  ],
  gave: [
    [{ type: 'gave', seat: AINO, to: MIKKO, count: 1 }, 'Aino lost 1 card to Mikko’s hand'],
    [{ type: 'gave', seat: AINO, to: MIKKO, count: 3 }, 'Aino lost 3 cards to Mikko’s hand'],
  ],
  knockedOut: [
    [{ type: 'knockedOut', seats: [MIKKO], why: 'noCards' }, 'Mikko went out'],
    [{ type: 'knockedOut', seats: [AINO, MIKKO, INGRID], why: 'noCards' }, 'Aino, Mikko and Ingrid went out'],
    [{ type: 'knockedOut', seats: [MIKKO], why: 'eliminated' }, 'Mikko went out for a wrong slap without cards'],
  ],
  limitReached: [
    [{ type: 'limitReached', limit: 'time' }, 'Time is up'],
    [{ type: 'limitReached', limit: 'cards' }, 'The last card of the match is played'],
  ],
  matchWon: [],
};

test.each(Object.values(LINES).flat())('%o', (event, line) => {
  expect(told(ratscrewGame.line(event))).toBe(line);
});

test.each([
  [won('allCards'), 'Aino won with all the cards'],
  [won('lastSurvivor'), 'Aino won as the last with cards'],
  [won('piles'), 'Aino won by piles slapped'],
  [won('time'), 'Aino won with the most cards'],
  [won('cards'), 'Aino won with the most cards'],
  [won('draw'), 'Aino won: nobody could go on'],
  [won('time', [AINO, INGRID]), 'Aino and Ingrid share the win with equal cards'],
  [won('draw', [AINO, MIKKO, INGRID]), 'Aino, Mikko and Ingrid share the win: nobody could go on'],
])('the end: %o', (event, line) => {
  expect(told(ratscrewGame.line(event))).toBe(line);
});

test('"you" fits into every line', () => {
  expect(told(ratscrewGame.line(slap), 0)).toMatch(/^You slapped a double/);
  expect(told(ratscrewGame.line({ type: 'gave', seat: AINO, to: MIKKO, count: 1 }), 1)).toBe(
    'Aino lost 1 card to your hand',
  );
  const out = ratscrewGame.line({ type: 'knockedOut', seats: [AINO, MIKKO, INGRID], why: 'noCards' });
  expect(told(out, 1), '"you" begins the line').toBe('You, Aino and Ingrid went out');
  expect(told(ratscrewGame.line(won('time', [AINO, INGRID])), 2)).toBe('You and Aino share the win with equal cards');
});

test('a line is whose doing it tells; several who go out are nobody’s', () => {
  const doers = [
    slap,
    LINES.challengeBegan[0]?.[0],
    LINES.challengeCancelled[0]?.[0],
    LINES.knockedOut[0]?.[0],
    LINES.knockedOut[1]?.[0],
    LINES.limitReached[0]?.[0],
    won('time', [AINO, MIKKO]),
  ].map((event) => (event === undefined ? 'no event' : ratscrewGame.doer(event)));
  expect(doers).toEqual([AINO, AINO, MIKKO, MIKKO, undefined, undefined, undefined]);
});

/** To everybody at the table: 'nothing' where nobody needs to know. */
const REFUSED: Readonly<Record<RaceRefusal, string>> = {
  gameOver: 'nothing',
  notIn: 'Ingrid may not slap: no cards, and none in this pile.',
  lockedOut: 'Ingrid must wait a moment after a wrong slap.',
  noCards: 'Ingrid cannot play without cards.',
  collecting: 'Ingrid must wait: the pile is about to be collected.',
  heldKey: 'nothing',
  lateSlap: 'Ingrid slapped 0.04 s too late.',
  latePlay: 'nothing',
};
const REFUSALS = Object.keys(REFUSED).filter((why): why is RaceRefusal => why in REFUSED);

test.each(REFUSALS)('refused: %s', (why) => {
  const notice: RaceNotice = { seat: INGRID, at: millis(1000), why, lateBy: millis(40) };
  expect(told(ratscrewGame.late(notice)?.message)).toBe(REFUSED[why]);
});

test('a hand that was behind by next to nothing was behind', () => {
  const notice: RaceNotice = { seat: INGRID, at: millis(1000), why: 'lateSlap', lateBy: millis(3) };
  expect(told(ratscrewGame.late(notice)?.message)).toBe('Ingrid slapped under 0.01 s too late.');
});

test('being late is no fault', () => {
  const kindOf = (why: RaceRefusal) =>
    ratscrewGame.late({ seat: INGRID, at: millis(0), why, lateBy: millis(40) })?.kind;
  expect([kindOf('lateSlap'), kindOf('notIn')]).toEqual(['done', 'error']);
});
