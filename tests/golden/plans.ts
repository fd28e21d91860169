/** Which matches are recorded: random legal play, so that every rule is met without any brain standing behind it. */
import type { Option } from '#engine/core/options';
import { ratscrew } from '#engine/games/ratscrew/index';
import { slapjack } from '#engine/games/slapjack/index';

export interface GoldenPlan {
  /** Game, then the match's own name. */
  readonly name: string;
  readonly seats: number;
  readonly seed: number;
  /** Options; every other is the sheet's own. */
  readonly fixed: Readonly<Record<string, unknown>>;
}

const CASSINO_SHEET = {
  firstDealer: 'random',
  targetScore: 16,
  majorityTie: 'none',
  mustCapture: false,
  sweepMinCards: 1,
  sweepLastPlay: true,
  sweepCancel: false,
  sweepFreeze: 'off',
  refill: 'draw1',
  misere: false,
};

const OHHEAVEN_SHEET = {
  handSize: 13,
  rounds: 3,
  bonus: 10,
  hook: true,
  trickPoints: 'always',
  handSizes: 'fixed',
  trump: 'randomSuit',
  firstBidder: 'random',
  scoring: 'basic',
  zeroBid: 'full',
};

const TONGITS_SHEET = {
  scoring: 'plain',
  target: 'none',
  startChips: 100,
  ante: 2,
  unit: 1,
  potGoes: 'twoRunning',
  challengeLoss: 2,
  tongitsExtra: 1,
  burnedExtra: 1,
  secretExtra: 1,
  secretKinds: 'four',
  aceBonus: 'off',
  selfLayoffBlocks: false,
  discardTakenBlocks: false,
  turnTimer: 'off',
  deal: 'twelveThenDraw',
  callerTie: 'callerLoses',
  exhaust: 'lowest',
  takeDiscardForLayoff: false,
  noLayoffableDiscard: false,
  layoffLock: 'nextTurn',
  spread: false,
};

/** The sheet's own value of every option. */
const sheetOf = (options: readonly Option[]): GoldenPlan['fixed'] =>
  Object.fromEntries(options.map(({ key, value }) => [key, value.initial]));

const RATSCREW_SHEET = { ...sheetOf(ratscrew.options), touchSeats: [1] };
const SLAPJACK_SHEET = { ...sheetOf(slapjack.options), touchSeats: [1] };

export const GOLDEN: readonly GoldenPlan[] = [
  { name: 'cassino/two-seats', seats: 2, seed: 2, fixed: CASSINO_SHEET },
  { name: 'cassino/four-seats', seats: 4, seed: 4, fixed: CASSINO_SHEET },
  { name: 'cassino/six-seats', seats: 6, seed: 6, fixed: CASSINO_SHEET },
  {
    name: 'cassino/five-seats-house-rules',
    seats: 5,
    seed: 5,
    fixed: {
      firstDealer: 'seat0',
      targetScore: 11,
      majorityTie: 'split',
      mustCapture: true,
      sweepMinCards: 2,
      sweepLastPlay: false,
      sweepCancel: true,
      sweepFreeze: '10',
      refill: 'dealFours',
      misere: true,
    },
  },
  { name: 'ohheaven/four-seats', seats: 4, seed: 4, fixed: OHHEAVEN_SHEET },
  {
    name: 'ohheaven/five-seats-turned-trump',
    seats: 5,
    seed: 5,
    fixed: {
      ...OHHEAVEN_SHEET,
      handSizes: 'down',
      handSize: 10,
      trump: 'turnUpNextCard',
      firstBidder: 'leftOfDealer',
      scoring: 'minusDifference',
      zeroBid: 'fivePlusN',
    },
  },
  {
    name: 'ohheaven/three-seats-house-rules',
    seats: 3,
    seed: 3,
    fixed: {
      ...OHHEAVEN_SHEET,
      handSizes: 'custom',
      customHandSizes: [7, 1, 3],
      trump: 'dealersLastCard',
      bonus: 5,
      hook: false,
      scoring: 'progressive',
      zeroBid: 'five',
    },
  },
  { name: 'tongits/plain-to-three', seats: 3, seed: 58, fixed: { ...TONGITS_SHEET, target: 3 } },
  { name: 'tongits/pot', seats: 3, seed: 46, fixed: { ...TONGITS_SHEET, scoring: 'pot' } },
  {
    name: 'tongits/pot-house-rules',
    seats: 3,
    seed: 62,
    fixed: {
      ...TONGITS_SHEET,
      scoring: 'pot',
      startChips: 20,
      unit: 2,
      secretExtra: 2,
      tongitsExtra: 2,
      secretKinds: 'fourAndRun5',
      aceBonus: 'acesAndKings',
      selfLayoffBlocks: true,
      discardTakenBlocks: true,
      turnTimer: '20',
      deal: 'dealer13',
      callerTie: 'noWinner',
      exhaust: 'lastDrawerLoses',
      takeDiscardForLayoff: true,
      noLayoffableDiscard: true,
      layoffLock: 'wholeRound',
      spread: true,
    },
  },
  { name: 'ratscrew/two-seats', seats: 2, seed: 25, fixed: RATSCREW_SHEET },
  { name: 'ratscrew/three-seats', seats: 3, seed: 15, fixed: RATSCREW_SHEET },
  {
    name: 'ratscrew/five-seats-house-rules',
    seats: 5,
    seed: 14,
    fixed: {
      ...RATSCREW_SHEET,
      sandwich: 'doublesOnly',
      tenStops: false,
      collectTakesBurn: false,
      leadAfterCollect: 'seatAfterPayer',
      badSlap: 'giveToTurnSeat',
      burnCount: 2,
      emptyBadSlap: 'eliminated',
      lastSurvivorWins: true,
      tensAce: 'noAce',
      tensGap: 'letterCardOnly',
      slapTopBottom: true,
      slapBigMac: true,
      slapRun: '3',
      runWrap: true,
      slapSameSuit: '4',
      jokers: '2',
      missedSlapBurn: true,
      shuffleOnWin: true,
      cardLimit: 200,
    },
  },
  { name: 'slapjack/three-seats', seats: 3, seed: 20, fixed: SLAPJACK_SHEET },
  {
    name: 'slapjack/six-seats-house-rules',
    seats: 6,
    seed: 7,
    fixed: {
      ...SLAPJACK_SHEET,
      badSlap: 'giveToTopCardOwner',
      burnCount: 3,
      slapIn: 'anyTime',
      shuffleOnWin: true,
      slapDoubles: true,
      slapSandwich: true,
      leadAfterSlap: 'nextSeat',
      dealerMaySlap: false,
      firstToPiles: 5,
      timeLimit: 3,
    },
  },
];
