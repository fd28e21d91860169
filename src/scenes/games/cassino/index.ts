/** Cassino at the table: what the table scene asks of a game. */
import { type CardId, faceOf } from '#engine/cards/cards';
import type { Seat } from '#engine/core/words';
import { type CassinoKind, type CassinoRefusal, type CassinoView, handValue } from '#engine/games/cassino/index';
import type { Spot } from '#scenes/cues';
import type { PlateFacts } from '#scenes/games/facts';
import type { GameTable } from '#scenes/games/game';
import { movesReview } from '#scenes/review/movesReview';
import { cassinoOverlap, cassinoScript, DECK, isCassinoStack, placeCassino } from '#scenes/scripts/cassino';
import { cassinoDoer, cassinoLine } from '#text/cassino';
import { type Message, markCard } from '#text/message';
import { cardName, message, type TextKey, words } from '#text/say';
import { cassinoExtras } from './extras';
import { cassinoGlance } from './glance';
import { cassinoInterlude } from './interlude';
import { layoutCassino } from './layout';
import { cassinoMoves } from './moves';
import { pointsText } from './points';
import { scoreboard } from './scoreboard';
import { advise, ownHand, toggle } from './selection';
import { publicMoves } from './since';
import { cassinoSummary } from './summary';

const HAND_KEYS = ['KeyA', 'KeyS', 'KeyD', 'KeyF'];
const HAND_CAPS = ['A', 'S', 'D', 'F'];
/** 1 is the leftmost table card, 0 the tenth; numpad digits do the same. */
const TABLE_DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

export const cassinoTable: GameTable<CassinoKind> = {
  game: 'cassino',
  felt: 'cassino',
  title: 'cassino.title',
  layout: layoutCassino,
  place: placeCassino,
  isStack: isCassinoStack,
  stacks: (view, { bottom }) => [
    { spot: DECK, count: view.stockCount },
    { spot: { zone: 'pile', seat: bottom, index: 0, of: 1 }, count: view.piles[bottom]?.length ?? 0 },
  ],
  script: cassinoScript,
  overlap: cassinoOverlap,
  line: cassinoLine,
  doer: cassinoDoer,
  heading: (view) =>
    message(headingKey(view), {
      deal: Math.max(1, view.deal),
      target: view.config.targetScore,
    }),
  plate,
  onTurn: ({ phase }) => (phase.type === 'playing' || phase.type === 'played' ? phase.seat : undefined),
  isOver: (view) => view.phase.type === 'over',
  ownHand,
  handCount: (view, seat) => view.hands[seat]?.count ?? 0,
  onTable: (view) => view.table,
  toggle,
  advise,
  cardOfKey,
  keyOf: (spot) => (spot.zone === 'hand' ? HAND_CAPS[spot.index] : TABLE_DIGITS[spot.index]),
  caption: (card) => words('cassino.counts', { value: handValue(card) }),
  cardLabel,
  refusal,
  extras: cassinoExtras,
  scoreboard,
  occasions: (event) => (event.type === 'captured' && event.sweep ? [{ seat: event.seat, deed: 'sweep' }] : []),
  interlude: cassinoInterlude,
  since: publicMoves,
  summary: cassinoSummary,
  glance: cassinoGlance,
  moves: cassinoMoves,
  review: movesReview('cassino', cassinoMoves),
};

function headingKey({ phase, config }: CassinoView): TextKey {
  if (phase.type === 'over') return 'cassino.heading.over';
  return config.misere ? 'cassino.heading.misere' : 'cassino.heading';
}

function plate(view: CassinoView, seat: Seat): PlateFacts {
  const halves = view.totals[seat] ?? 0;
  const taken = view.piles[seat]?.length ?? 0;
  const sweeps = view.sweeps[seat] ?? 0;
  const notes = [words('cassino.takenCount', { count: taken })];
  if (sweeps > 0) notes.push(words('cassino.sweptCount', { count: sweeps }));
  return { score: pointsText(halves), unit: words('cassino.points', { count: halves / 2 }), notes };
}

function cardOfKey(code: string, view: CassinoView, seat: Seat): CardId | undefined {
  const held = HAND_KEYS.indexOf(code);
  if (held >= 0) return ownHand(view, seat)[held];
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit === undefined ? undefined : view.table[TABLE_DIGITS.indexOf(digit)];
}

function cardLabel(card: CardId, spot: Spot): string {
  const name = cardName(card);
  if (spot.zone === 'hand') return words('cassino.mirror.hand', { card: name, value: handValue(card) });
  return words('cassino.mirror.table', { card: name });
}

const REFUSALS: Readonly<Record<CassinoRefusal, true>> = {
  gameOver: true,
  notYourTurn: true,
  noHandCard: true,
  oneHandCardOnly: true,
  cardNotInHand: true,
  cardNotOnTable: true,
  duplicateTableCard: true,
  sumsDoNotMatch: true,
  mustTake: true,
};

const isRefusal = (why: string): why is CassinoRefusal => why in REFUSALS;

function refusal(why: string, chosen: readonly CardId[]): Message {
  const [first] = chosen;
  const card = first === undefined ? '' : markCard(faceOf(first));
  return isRefusal(why) ? message(`cassino.refused.${why}`, { card }) : message('table.refused');
}
