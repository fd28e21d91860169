/** Tong-its at the table: what the table scene asks of a game. */
import type { CardId } from '#engine/cards/cards';
import type { Seen } from '#engine/core/secrets';
import { handIn, lastWinner, type TongitsEvent, type TongitsKind, type TongitsView } from '#engine/games/tongits/index';
import { meldKind, pointsOf } from '#engine/kit/melds';
import type { Spot } from '#scenes/cues';
import type { GameTable, Occasion } from '#scenes/games/game';
import { movesReview } from '#scenes/review/movesReview';
import { isTongitsStack, placeTongits, STOCK, tongitsOverlap, tongitsScript } from '#scenes/scripts/tongits';
import { sortHand } from '#scenes/scripts/tongitsHand';
import { markSeat } from '#text/message';
import { cardName, message, words } from '#text/say';
import { tongitsDoer, tongitsLine } from '#text/tongits';
import { TongitsControls } from './controls';
import { dropCards } from './drop';
import { tongitsExtras } from './extras';
import { HAND_KEYS } from './hand';
import { tongitsInterlude } from './interlude';
import { layoutTongits } from './layout';
import { tongitsScenery } from './melds';
import { tongitsMoves } from './moves';
import { plate } from './plates';
import { refusal } from './refusals';
import { scoreboard } from './scoreboard';
import { advise, ownHand, toggle } from './selection';
import { publicMoves } from './since';
import { tongitsGlance, tongitsSummary } from './summary';

export const tongitsTable: GameTable<TongitsKind> = {
  game: 'tongits',
  felt: 'tongits',
  title: 'tongits.title',
  layout: layoutTongits,
  order: ({ order }) => order,
  place: placeTongits,
  stacks: ({ stockCount }) => [{ spot: STOCK, count: stockCount }],
  isStack: isTongitsStack,
  script: tongitsScript,
  overlap: tongitsOverlap,
  line: tongitsLine,
  doer: tongitsDoer,
  heading,
  plate,
  onTurn: ({ phase }) => (phase.type === 'opening' || phase.type === 'melding' ? phase.seat : undefined),
  isOver: ({ phase }) => phase.type === 'over',
  ownHand,
  handCount: (view, seat) => view.hands[seat]?.count ?? 0,
  onTable: () => [],
  toggle,
  advise,
  cardOfKey: (code, view, seat) => {
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
    return digit === undefined ? undefined : ownHand(view, seat)[HAND_KEYS.indexOf(digit)];
  },
  // The keys stand under the hand with its brackets.
  keyOf: () => undefined,
  caption: () => '',
  cardLabel,
  refusal,
  extras: tongitsExtras,
  scoreboard,
  occasions,
  interlude: tongitsInterlude,
  scenery: tongitsScenery,
  zones: [{ zone: 'hand', label: 'table.mirror.hand' }],
  controls: (desk) => new TongitsControls(desk),
  drop: dropCards,
  limit: ({ phase, timer }) => {
    if (timer === undefined) return undefined;
    if (phase.type === 'opening' || phase.type === 'melding') return { seats: [phase.seat], ...timer };
    if (phase.type !== 'answering') return undefined;
    return { seats: phase.asked.filter(({ answer }) => answer === 'awaited').map(({ seat }) => seat), ...timer };
  },
  moves: tongitsMoves,
  review: movesReview('tongits', tongitsMoves),
  since: publicMoves,
  summary: tongitsSummary,
  glance: tongitsGlance,
};

/** Told when the round is written down, so that a word about it comes after the count. */
function occasions(event: Seen<TongitsEvent>): readonly Occasion[] {
  if (event.type !== 'roundScored') return [];
  const { way, winner } = event.result;
  return way === 'tongits' && winner !== undefined ? [{ seat: winner, deed: 'tongits' }] : [];
}

function heading(view: TongitsView) {
  const { phase, round } = view;
  if (phase.type === 'over') return message('tongits.heading.over');
  if (phase.type === 'resting') return message('tongits.heading.counting', { round });
  const winner = lastWinner(view);
  const values = { round: Math.max(1, round), who: winner === undefined ? '' : markSeat(winner) };
  return message(winner === undefined ? 'tongits.heading' : 'tongits.heading.wonBy', values);
}

/** "five of spades, part of a run; alone it counts 5". */
function cardLabel(card: CardId, { seat }: Spot, view: TongitsView): string {
  const values = { card: cardName(card), count: pointsOf(card) };
  const hand = seat === undefined ? undefined : sortHand(handIn(view, seat) ?? [], view.config);
  const meld = hand?.melds.find((cards) => cards.includes(card));
  if (meld === undefined) return words('tongits.mirror.loose', values);
  return words(meldKind(meld) === 'run' ? 'tongits.mirror.inRun' : 'tongits.mirror.inSet', values);
}
