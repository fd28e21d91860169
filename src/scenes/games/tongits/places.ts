/** The places of the table that can be pressed: the stock, the discards, and the melds that cards can be laid off on. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CardId } from '#engine/cards/cards';
import type { Seat } from '#engine/core/words';
import { handIn, type MeldId, type TongitsView, topDiscard } from '#engine/games/tongits/index';
import { cardBack, rich } from '#scenes/panels/kit';
import { sortHand } from '#scenes/scripts/tongitsHand';
import type { Rect } from '#scenes/stage/layout';
import { placeStyle } from '#scenes/table/place';
import { capitalised } from '#text/lists';
import { markCards, markWhose, type NameOf, withNames } from '#text/message';
import { cardName, words } from '#text/say';
import { homesNow, kindText } from './actions';
import type { TongitsLayout } from './layout';
import { type LyingMeld, lyingMelds } from './melds';
import { pillUnder } from './pills';
import { stockDrag } from './stockDrag';

export interface PlacesParts {
  readonly view: TongitsView;
  readonly layout: TongitsLayout;
  /** Whose cards are open; nobody's at a table that is watched. */
  readonly you: Seat | undefined;
  /** Whether legal places are lit now. */
  readonly lit: 'lit' | 'dark';
  readonly chosen: readonly CardId[];
  readonly nameOf: NameOf;
  readonly draw: () => void;
  readonly take: () => void;
  readonly look: () => void;
  readonly layOff: (meld: MeldId) => void;
}

const NO_HOMES: ReadonlyMap<MeldId, readonly CardId[]> = new Map();

export function places(parts: PlacesParts): TemplateResult {
  const { view, layout } = parts;
  if (view.round === 0) return html``;
  const { you, lit, chosen } = parts;
  const lying = lyingMelds(view, layout);
  const inTheWay = [...lying.map(({ tray }) => tray), layout.stock, layout.discard, ...handRects(parts)];
  const homes = you === undefined || lit === 'dark' ? NO_HOMES : homesNow(view, you, chosen);
  return html`<section class="tt-places" aria-label=${words('tongits.table')}>
    ${stock(parts)} ${discards(parts)}
    ${lying.map((one) => meldButton(parts, one, { fits: homes.get(one.id) ?? [], pill: pillUnder(one.tray, inTheWay) }))}
  </section>`;
}

function stock({ view, layout, draw }: PlacesParts): TemplateResult {
  const label = words('tongits.mirror.stock', { count: view.stockCount });
  return html`<button
    type="button"
    class="tt-place tt-stock"
    style=${placeStyle(layout.stock)}
    aria-label=${label}
    @click=${draw}
    ${stockDrag(draw)}
  >
    <span class="tt-ghost">${cardBack(layout.stock.w / 10)}</span>
  </button>`;
}

function discards({ view, layout, take, look }: PlacesParts): TemplateResult {
  const top = topDiscard(view);
  if (top === undefined) return html``;
  const count = view.discards.length;
  const pile = words('tongits.mirror.pile', { count });
  return html`<button
      type="button"
      class="tt-place"
      style=${placeStyle(layout.discard)}
      aria-label=${words('tongits.mirror.discard', { card: cardName(top) })}
      @click=${take}
    ></button>
    ${
      count > 1 && layout.older.x !== layout.discard.x
        ? html`<button
            type="button"
            class="tt-place"
            style=${placeStyle(layout.older)}
            aria-label=${pile}
            title=${pile}
            @click=${look}
          ></button>`
        : nothing
    }
    <button type="button" class="tt-place tt-look" style=${placeStyle(textButton(layout.discardText))} aria-label=${pile} title=${pile} @click=${look}></button>`;
}

/** Large enough for a finger, whatever the words take. */
const textButton = ({ x, y, w, h }: Rect): Rect => ({ x, y: y - (44 - h) / 2, w, h: 44 });

/** The own hand with its cards raised, as far as it lies open. */
function handRects({ view, layout, you }: PlacesParts): readonly Rect[] {
  if (you === undefined) return [];
  const { cards, groups } = sortHand(handIn(view, you) ?? [], view.config);
  const raised = layout.lift({ zone: 'hand', seat: you, index: 0, of: cards.length });
  return layout.hand(groups).parts.map(({ rect }) => ({ ...rect, y: rect.y - raised }));
}

interface MeldMarks {
  /** The cards it takes, and where that is told. */
  readonly fits: readonly CardId[];
  readonly pill: Rect;
}

function meldButton(parts: PlacesParts, { id, meld, tray }: LyingMeld, { fits, pill }: MeldMarks): TemplateResult {
  const { nameOf } = parts;
  const values = {
    whose: withNames(markWhose(meld.owner), nameOf),
    kind: kindText(meld.kind),
    cards: meld.cards.map(cardName).join(', '),
    fits: fits.map(cardName).join(', '),
  };
  const label = words(fits.length > 0 ? 'tongits.mirror.meldTakes' : 'tongits.mirror.meld', values);
  return html`<button
      type="button"
      class="tt-place"
      style=${placeStyle(tray)}
      aria-label=${capitalised(label)}
      @click=${() => parts.layOff(id)}
    ></button>
    ${
      fits.length === 0
        ? nothing
        : html`<p class="tt-takes" style=${placeStyle(pill)} aria-hidden="true">
            <span>${rich(words('tongits.takes', { cards: markCards(fits, ' ') }))}</span>
          </p>`
    }`;
}
