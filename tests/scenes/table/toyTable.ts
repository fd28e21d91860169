/** The toy at the table: enough of a `GameTable` to sit a desk down at a game with sealed words, limits and take-backs. */
import { html } from 'lit';
import { type CardId, readCards } from '#engine/cards/cards';
import { isHidden } from '#engine/core/secrets';
import { fail, millis, ok, type Seat } from '#engine/core/words';
import type { Controls } from '#scenes/games/controls';
import type { GameTable, InterludeParts } from '#scenes/games/game';
import type { KeyNews } from '#scenes/keys';
import type { TableLayout } from '#scenes/stage/layout';
import { lay, type ToyKind } from '#tests/play/toy';
import { message } from '#text/say';

/** What the toy's own controls have heard, and whether they use a key; where the table stops for a press. */
export interface Heard {
  readonly keys: string[];
  shown: number;
  use: 'used' | 'free';
  stop: 'dealt' | 'never';
  /** Goes on from the stop. */
  next: InterludeParts<ToyKind>['next'];
  coming: () => readonly string[];
}

export const heardNothing = (): Heard => ({
  keys: [],
  shown: 0,
  use: 'free',
  stop: 'never',
  next: () => undefined,
  coming: () => [],
});

const NOWHERE = { x: 0, y: 0, w: 1, h: 1 };
const handOf = (view: ToyKind['view'], seat: Seat): readonly CardId[] => {
  const cards = view.hands[seat];
  // The toy's cards are no cards of a pack, but their names are all that the desk handles.
  return cards === undefined || isHidden(cards) ? [] : (cards as readonly string[] as readonly CardId[]);
};

const layout: TableLayout = {
  frame: { form: 'landscape', width: 1280, height: 720, scale: 1, density: 1 },
  width: 1280,
  height: 720,
  bar: NOWHERE,
  pose: () => ({ x: 0, y: 0, w: 1, angle: 0 }),
  plate: () => NOWHERE,
  inlay: NOWHERE,
  prompt: NOWHERE,
  clear: NOWHERE,
  play: NOWHERE,
  log: NOWHERE,
  lift: () => 0,
  keys: true,
};

const NOTE = message('table.notYet');
const PAIR = readCards('AS KH');

/** A table of the toy whose controls write down what they hear. */
export function toyTableWith(heard: Heard): GameTable<ToyKind> {
  return {
    game: 'toy',
    felt: 'menu',
    title: 'table.play',
    layout: () => layout,
    place: () => [],
    stacks: () => [],
    isStack: () => false,
    script: () => [],
    overlap: () => undefined,
    line: (event) => (event.type === 'dealt' ? undefined : message('table.played')),
    doer: (event) => ('seat' in event ? event.seat : undefined),
    heading: () => NOTE,
    plate: () => ({ score: '0', unit: '', notes: [] }),
    onTurn: (view) => (view.phase === 'playing' ? view.turn : undefined),
    isOver: (view) => view.phase === 'over',
    ownHand: handOf,
    handCount: (view, seat) => handOf(view, seat).length,
    // Two cards of a pack lie in the middle, and nobody may choose the second.
    onTable: () => PAIR.slice(0, 1),
    toggle: (_view, _seat, { card }) => (PAIR.includes(card) ? fail(NOTE) : ok([card])),
    advise: (_view, _seat, chosen) => ({
      headline: NOTE,
      note: undefined,
      play: chosen[0] === undefined ? fail(NOTE) : ok(lay(chosen[0])),
      groups: [],
      sum: 0,
      takeable: new Set(chosen),
      barred: new Set(chosen),
    }),
    cardOfKey: () => undefined,
    keyOf: () => undefined,
    caption: () => '',
    cardLabel: (card) => card,
    refusal: () => message('table.refused'),
    extras: () => html``,
    scoreboard: () => html``,
    interlude: (parts) => {
      if (parts.event.type !== heard.stop) return undefined;
      heard.next = parts.next;
      heard.coming = () => parts.coming.map(({ type }) => type);
      return { template: () => html`` };
    },
    controls: (): Controls => ({
      template: () => html``,
      key: ({ type, code }: KeyNews) => {
        heard.keys.push(`${type} ${code}`);
        return heard.use;
      },
      shown: () => {
        heard.shown += 1;
      },
    }),
    drop: (_view, _seat, { cards, y }) => {
      if (y > 400 || cards[0] === undefined) return undefined;
      return cards.length > 1 ? fail(NOTE) : ok(lay(cards[0]));
    },
    limit: (view) =>
      view.phase === 'playing' ? { seats: [view.turn], from: millis(0), until: millis(10_000) } : undefined,
    since: () => [],
    summary: () => {
      throw new Error('the toy has no results');
    },
    glance: () => ({ cards: [], scores: [], sentence: '' }),
  };
}
