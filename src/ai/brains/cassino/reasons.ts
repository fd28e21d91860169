/** Why a play is the best: what it takes, what it leaves to the others, and what it saves. */
import { type Weighed, weightiest } from '#ai/brains/weighing';
import type { CassinoReason } from '#ai/reasons';
import { type CardId, faceOf, PACK, rankOf, suitOf } from '#engine/cards/cards';
import { at } from '#engine/core/words';
import { type CassinoView, groupsFor, sweepWouldScore } from '#engine/games/cassino/index';
import { type Candidate, candidatesIn, weightOf, worthOf } from './candidates';
import { ownHand, unseenIn } from './seen';
import { Figure } from './worlds';

export interface Choice {
  readonly view: CassinoView;
  readonly best: Candidate;
  /** All plays that were worth a thought, the heaviest take first. */
  readonly sensible: readonly Candidate[];
  /** The view of the seat after its play, before it draws. */
  readonly after: CassinoView;
  /** What the search found out of the best play; empty where it needed no worlds. */
  readonly figures: readonly number[];
  /** Whether what the best play leads to is known and not guessed. */
  readonly known: 'solved' | 'sampled';
}

/** So few unseen cards that could sweep the table are worth the risk. */
const FEW = 2;
/** A spade, three cards or more: what makes a take worth waiting for. */
const WORTH_WAITING = 40;
/** The match may end with the deal in so large a part of the worlds. */
const MAY_END = 0.4;
/** Of a hundred: a match is open while each side wins so often. */
const OPEN = 5;

/** Weights are hundredths of a point, as far as that can be said; but what it takes everybody wants to know first. */
const TAKING = 50;
const SURE = 90;
const SWEEP = 100;
const EMPTY_TABLE = 50;
const COUNTED_OUT = 70;
const HARDLY_SWEPT = 40;
const NEVER_SWEPT = 12;
const SPARED = 80;
const NOTHING = 75;
const CHEAP = 35;
const KEPT = 45;
const NEXT = 30;
const MATCH = 55;
const LAST_RESORT = 1;

export function reasonsFor(choice: Choice): readonly CassinoReason[] {
  const { view, known, sensible } = choice;
  if (ownHand(view).length === 1 && !sensible.some(takesSomething)) return [{ type: 'only' }];
  const found: Weighed<CassinoReason>[] = [
    ...(known === 'solved' ? [[SURE, { type: 'solved' }] as const] : []),
    ...(view.config.misere ? withFewest(choice) : withMost(choice)),
    ...matchOf(choice),
  ];
  return weightiest(found.length > 0 ? found : [leavesOf(choice)]);
}

/** The table and the own hand as the play leaves them. */
export function afterPlay(view: CassinoView, { card, taken }: Candidate): CassinoView {
  const table = taken.length === 0 ? [...view.table, card] : view.table.filter((lying) => !taken.includes(lying));
  const piles = view.piles.map((pile, seat) =>
    seat === view.who && taken.length > 0 ? [...pile, ...taken, card] : pile,
  );
  const kept = ownHand(view).filter((own) => own !== card);
  const hands = view.hands.map((hand, seat) => (seat === view.who ? { count: kept.length, cards: kept } : hand));
  const lastTaker = taken.length > 0 && view.who !== 'spectator' ? view.who : view.lastTaker;
  return { ...view, table, piles, hands, lastTaker };
}

const takesSomething = ({ taken }: Candidate): boolean => taken.length > 0;
const scoresAlone = (card: CardId): boolean => rankOf(card) === 'A' || faceOf(card) === 'TD' || faceOf(card) === '2S';
const spadesIn = (cards: readonly CardId[]): number => cards.filter((card) => suitOf(card) === 'S').length;

function withMost(choice: Choice): readonly Weighed<CassinoReason>[] {
  const { view, best } = choice;
  const [weight, leaves] = leavesOf(choice);
  const left: Weighed<CassinoReason> = [weight, leaves];
  const spared = takesSomething(best) ? [] : leavesTake(choice);
  return [
    ...(takesSomething(best) ? ofTake(choice) : ofLaying(choice)),
    ...spared,
    ...(weight > LAST_RESORT ? [left] : []),
    // What is better left alone now is no promise for later.
    ...(spared.length > 0 ? [] : takesNext(choice)),
    ...keeps(choice),
    ...getsTheRest(view, choice.after),
  ];
}

function ofTake({ view, best, after }: Choice): readonly Weighed<CassinoReason>[] {
  const { card, taken } = best;
  const found: Weighed<CassinoReason>[] = [
    [
      TAKING + weightOf(taken),
      { type: 'takes', cards: taken.length, spades: spadesIn(taken), scoring: taken.filter(scoresAlone) },
    ],
  ];
  if (scoresAlone(card) || suitOf(card) === 'S') found.push([worthOf(card), { type: 'bringsHome', card }]);
  if (after.table.length === 0 && sweepWouldScore(view)) found.push([SWEEP, { type: 'sweeps' }]);
  if (after.table.length === 0 && toPlay(after) > 0) found.push([EMPTY_TABLE, { type: 'leavesNothing' }]);
  for (const item of ['cards', 'spades'] as const)
    if (isSure(item, after) && !isSure(item, view)) {
      const pile = ownPile(after);
      const count = item === 'cards' ? pile.length : spadesIn(pile);
      found.push([item === 'cards' ? SWEEP : 2 * SWEEP, { type: 'majority', item, count }]);
    }
  return found;
}

function ofLaying({ best: { card }, sensible }: Choice): readonly Weighed<CassinoReason>[] {
  const found: Weighed<CassinoReason>[] = [];
  if (!scoresAlone(card) && suitOf(card) !== 'S') found.push([CHEAP, { type: 'givesLittle', card }]);
  if (!sensible.some(takesSomething)) found.push([NOTHING, { type: 'takesNothing' }]);
  return found;
}

/** The heaviest take, where it would leave the table open to more sweeps. */
function leavesTake({ view, after, sensible }: Choice): readonly Weighed<CassinoReason>[] {
  const heaviest = sensible.find(takesSomething);
  if (heaviest === undefined) return [];
  const sweepers = sweepersOf(afterPlay(view, heaviest));
  return sweepers.length > sweepersOf(after).length ? [[SPARED, { type: 'leavesTake', ...heaviest, sweepers }]] : [];
}

/** Points are what nobody wants: what goes to the table is gone. */
function withFewest({ best, sensible }: Choice): readonly Weighed<CassinoReason>[] {
  const { card, taken } = best;
  if (taken.length > 0)
    return [
      [NOTHING, { type: 'takes', cards: taken.length, spades: spadesIn(taken), scoring: taken.filter(scoresAlone) }],
    ];
  const found: Weighed<CassinoReason>[] = [];
  if (scoresAlone(card) || suitOf(card) === 'S') found.push([worthOf(card), { type: 'getsRid', card }]);
  if (!sensible.some(takesSomething)) found.push([CHEAP, { type: 'takesNothing' }]);
  return found;
}

/** What the table is like for the next, and how much that says for the play. */
function leavesOf({ after }: Choice): Weighed<CassinoReason> {
  const { table } = after;
  const sweepers = table.length === 0 || !sweepWouldScore(after) || toPlay(after) === 0 ? [] : sweepersOf(after);
  const reason: CassinoReason = { type: 'leaves', table, sweepers };
  if (table.length === 0 || toPlay(after) === 0 || sweepers.length > FEW) return [LAST_RESORT, reason];
  if (sweepers.length > 0) return [HARDLY_SWEPT, reason];
  return [PACK.some((card) => groupsFor(card, table) !== undefined) ? COUNTED_OUT : NEVER_SWEPT, reason];
}

/** The unseen cards that could sweep the table, where that scores. */
function sweepersOf(view: CassinoView): readonly CardId[] {
  if (view.table.length === 0 || !sweepWouldScore(view)) return [];
  return unseenIn(view).filter((card) => groupsFor(card, view.table) !== undefined);
}

/** What another card of the hand takes next, if that is worth waiting for. */
function takesNext({ after }: Choice): readonly Weighed<CassinoReason>[] {
  const next = ownHand(after).length === 0 ? undefined : candidatesIn(after).find(takesSomething);
  if (next === undefined || weightOf([next.card, ...next.taken]) < WORTH_WAITING) return [];
  return [[NEXT, { type: 'takesNext', ...next }]];
}

function keeps({ best, after }: Choice): readonly Weighed<CassinoReason>[] {
  const cards = ownHand(after).filter(scoresAlone);
  return cards.length === 0 ? [] : [[takesSomething(best) ? LAST_RESORT + 1 : KEPT, { type: 'keeps', cards }]];
}

/** After the last card of the deal the table goes to whoever took last. */
function getsTheRest(view: CassinoView, after: CassinoView): readonly Weighed<CassinoReason>[] {
  const cards = after.table.length;
  if (toPlay(after) > 0 || cards === 0 || after.lastTaker !== view.who) return [];
  return [[weightOf(after.table), { type: 'getsTheRest', cards }]];
}

function matchOf({ figures }: Choice): readonly Weighed<CassinoReason>[] {
  const ends = figures[Figure.ends] ?? 0;
  const of100 = ends < MAY_END ? 0 : Math.round((100 * (figures[Figure.wins] ?? 0)) / ends);
  return of100 < OPEN || of100 > 100 - OPEN ? [] : [[MATCH * ends, { type: 'winsMatch', of100 }]];
}

const toPlay = ({ hands, stockCount }: CassinoView): number =>
  hands.reduce((sum, { count }) => sum + count, stockCount);
const ownPile = ({ piles, who }: CassinoView): readonly CardId[] => (who === 'spectator' ? [] : at(piles, who));

/** Whether nobody can have more any longer, whatever becomes of the cards that lie in no pile. */
function isSure(item: 'cards' | 'spades', view: CassinoView): boolean {
  const countOf = (cards: readonly CardId[]): number => (item === 'cards' ? cards.length : spadesIn(cards));
  const open = countOf(PACK) - view.piles.reduce((sum, pile) => sum + countOf(pile), 0);
  const others = view.piles.filter((_, seat) => seat !== view.who).map(countOf);
  return countOf(ownPile(view)) > Math.max(...others) + open;
}
