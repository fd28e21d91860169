/** Oh Heaven at the table: what the table scene asks of a game. */
import type { Seen } from '#engine/core/secrets';
import { seat } from '#engine/core/words';
import type { OhHeavenEvent, OhHeavenKind, OhHeavenView } from '#engine/games/ohheaven/index';
import type { GameTable, Occasion, SceneryFacts } from '#scenes/games/game';
import { movesReview } from '#scenes/review/movesReview';
import { DECK, isOhHeavenStack, ohHeavenOverlap, ohHeavenScript, placeOhHeaven } from '#scenes/scripts/ohheaven';
import type { TableLayout } from '#scenes/stage/layout';
import type { Piece } from '#scenes/stage/scenery';
import { ohHeavenDoer, ohHeavenLine } from '#text/ohheaven';
import { message } from '#text/say';
import { awaitsCardOf, bidsNow, ohHeavenControls } from './controls';
import { ohHeavenExtras } from './extras';
import { ohHeavenGlance } from './glance';
import { ohHeavenInterlude } from './interlude';
import { hasOhHeavenParts, layoutOhHeaven } from './layout';
import { ohHeavenMoves } from './moves';
import { plate } from './plates';
import { scoreboard } from './scoreboard';
import { advise, cardLabel, drop, ownHand, refusal, toggle, winningCard } from './selection';
import { publicMoves } from './since';
import { ohHeavenSummary } from './summary';

export const ohHeavenTable: GameTable<OhHeavenKind> = {
  game: 'ohheaven',
  felt: 'ohheaven',
  title: 'ohheaven.title',
  layout: layoutOhHeaven,
  place: placeOhHeaven,
  isStack: isOhHeavenStack,
  // The pack lies in the middle while it is dealt from.
  stacks: ({ phase, stockCount }) => (phase.type === 'dealing' ? [{ spot: DECK, count: stockCount }] : []),
  script: ohHeavenScript,
  overlap: ohHeavenOverlap,
  line: ohHeavenLine,
  doer: ohHeavenDoer,
  heading: ({ phase, round, handSizes }) =>
    phase.type === 'over'
      ? message('roundResults.over', { count: handSizes.length })
      : message('ohheaven.heading', { round: Math.max(round, 1), rounds: handSizes.length }),
  plate,
  onTurn: ({ phase }) => ('seat' in phase ? phase.seat : undefined),
  isOver: ({ phase }) => phase.type === 'over',
  ownHand,
  handCount: (view, seat) => view.hands[seat]?.count ?? 0,
  onTable: () => [],
  toggle,
  advise,
  cardOfKey: () => undefined,
  keyOf: () => undefined,
  caption: () => '',
  cardLabel,
  refusal,
  drop,
  extras: ohHeavenExtras,
  scoreboard,
  occasions,
  interlude: ohHeavenInterlude,
  scenery,
  zones: [{ zone: 'hand', label: 'table.mirror.hand' }],
  secondPress: 'plays',
  enter: 'playsFocused',
  controls: ohHeavenControls,
  winning: winningCard,
  since: publicMoves,
  summary: ohHeavenSummary,
  glance: ohHeavenGlance,
  moves: ohHeavenMoves,
  review: movesReview('ohheaven', ohHeavenMoves),
};

/** A bid below this is soon made. */
const BID_OF_NOTE = 2;

function occasions(event: Seen<OhHeavenEvent>): readonly Occasion[] {
  if (event.type !== 'roundScored') return [];
  return event.bids.flatMap((bid, who): readonly Occasion[] =>
    bid >= BID_OF_NOTE && bid === event.tricks[who] ? [{ seat: seat(who), deed: 'exact' }] : [],
  );
}

/** The circle, unless the bidding panel lies there; in it a dashed place for the own card, until it has been played. */
function scenery(view: OhHeavenView, layout: TableLayout, { you, seating }: SceneryFacts): readonly Piece[] {
  if (!hasOhHeavenParts(layout) || bidsNow(view, you)) return [];
  const circle: Piece = { kind: 'circle', ...layout.circle };
  const awaited = you === seating.bottom && awaitsCardOf(view, seating.bottom);
  return awaited ? [circle, { kind: 'slot', pose: layout.slot, tone: 'brass' }] : [circle];
}
