/** Which matches are recorded: random legal play, so that every rule is met without any brain standing behind it. */
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
];
