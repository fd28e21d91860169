/** The six actions of a turn: which are legal with what is chosen, which one the choice means, and why the others are not. */
import type { CardId } from '#engine/cards/cards';
import { at, millis, type Seat } from '#engine/core/words';
import {
  handIn,
  type MeldId,
  refusalIn,
  type TongitsAction,
  type TongitsRefusal,
  type TongitsView,
  tongits,
  topDiscard,
} from '#engine/games/tongits/index';
import { bestCut, type MeldKind, meldKind } from '#engine/kit/melds';
import { type Message, markCard, markCards, markSeat, markWhose } from '#text/message';
import { message, type TextKey, words } from '#text/say';

export const ACTION_KINDS = ['draw', 'take', 'meld', 'layOff', 'discard', 'call'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** One way of doing an action, in words. */
export interface Option {
  readonly action: TongitsAction;
  readonly label: Message;
  /** The hand cards it uses. */
  readonly cards: readonly CardId[];
}

/** An action as its button shows it. */
export type ActionState =
  | {
      readonly kind: ActionKind;
      /** 'meant': what is chosen means this. */
      readonly state: 'meant' | 'legal';
      /** Every way that what is chosen leaves; never empty. */
      readonly options: readonly Option[];
    }
  | {
      readonly kind: ActionKind;
      readonly state: 'off';
      /** In a few words, and as a sentence. */
      readonly reason: Message;
      readonly why: Message;
    };

/** The six actions of the seat whose view this is, in the order of their buttons. */
export function actionsOf(view: TongitsView, seat: Seat, chosen: readonly CardId[]): readonly ActionState[] {
  const legal = [...tongits.legal(view, seat, millis(0))];
  const table: Asked = { view, seat, chosen, legal };
  const found = ACTION_KINDS.map((kind) => ({ kind, options: optionsOf(table, kind) }));
  const meant = meantKind(table, found);
  return found.map(({ kind, options }): ActionState => {
    if (options.length === 0) return { kind, state: 'off', ...whyNot(table, kind) };
    return { kind, state: kind === meant ? 'meant' : 'legal', options };
  });
}

interface Asked {
  readonly view: TongitsView;
  readonly seat: Seat;
  readonly chosen: readonly CardId[];
  readonly legal: readonly TongitsAction[];
}

interface Found {
  readonly kind: ActionKind;
  readonly options: readonly Option[];
}

/** What the chosen cards mean; with none, a turn is opened by a draw. */
function meantKind({ chosen }: Asked, found: readonly Found[]): ActionKind | undefined {
  const can = (kind: ActionKind): boolean => found.some((one) => one.kind === kind && one.options.length > 0);
  const exact = (kind: ActionKind): boolean =>
    found.some((one) => one.kind === kind && one.options.some(({ cards }) => sameCards(cards, chosen)));
  if (chosen.length > 0) {
    for (const kind of ['take', 'meld', 'discard'] as const) if (exact(kind)) return kind;
  }
  return can('draw') ? 'draw' : undefined;
}

const sameCards = (one: readonly CardId[], other: readonly CardId[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card));

/** The ways that fit what is chosen: just these cards, else those that have all of them. */
function narrowed(options: readonly Option[], chosen: readonly CardId[]): readonly Option[] {
  if (chosen.length === 0) return options;
  const exact = options.filter(({ cards }) => sameCards(cards, chosen));
  if (exact.length > 0) return exact;
  return options.filter(({ cards }) => chosen.every((card) => cards.includes(card)));
}

function optionsOf(table: Asked, kind: ActionKind): readonly Option[] {
  switch (kind) {
    case 'draw':
      return simple(table, 'draw', 'tongits.do.draw');
    case 'call':
      return simple(table, 'callDraw', 'tongits.do.call');
    case 'take':
      return takes(table);
    case 'meld':
      return melds(table);
    case 'layOff':
      return layOffs(table);
    case 'discard':
      return discards(table);
  }
}

const simple = ({ legal }: Asked, type: 'draw' | 'callDraw', key: TextKey): readonly Option[] =>
  legal.filter((action) => action.type === type).map((action) => ({ action, label: message(key), cards: [] }));

function takes({ view, legal, chosen }: Asked): readonly Option[] {
  const card = topDiscard(view);
  if (card === undefined) return [];
  const melds = legal.flatMap((action): readonly Option[] => {
    if (action.type !== 'takeDiscard') return [];
    const kind = kindText(meldKind([...action.hand, card]));
    const label = message('tongits.choice.takeOption', { cards: markCards(action.hand, ' '), kind });
    return [{ action, label, cards: action.hand }];
  });
  const homes = legal.flatMap((action): readonly Option[] =>
    action.type === 'takeForLayOff' ? [{ action, label: ontoMeld(view, card, action.meld), cards: [] }] : [],
  );
  return [...narrowed(melds, chosen), ...(chosen.length === 0 ? homes : [])];
}

/** With no card chosen, the melds of the cut that leaves least; else the meld that is chosen. */
function melds({ view, seat, chosen, legal }: Asked): readonly Option[] {
  const found = chosen.length > 0 ? [chosen] : bestCut(handIn(view, seat) ?? [], view.config.secretKinds).melds;
  return legal.flatMap((action): readonly Option[] => {
    if (action.type !== 'expose' || !found.some((cards) => sameCards(cards, action.cards))) return [];
    const label = message('tongits.choice.takeOption', {
      cards: markCards(action.cards, ' '),
      kind: kindText(meldKind(action.cards)),
    });
    return [{ action, label, cards: action.cards }];
  });
}

const layOffs = ({ view, legal, chosen }: Asked): readonly Option[] =>
  chosen.length > 1
    ? []
    : narrowed(
        legal.flatMap((action): readonly Option[] =>
          action.type === 'layOff'
            ? [{ action, label: ontoMeld(view, action.card, action.meld), cards: [action.card] }]
            : [],
        ),
        chosen,
      );

const discards = ({ legal, chosen }: Asked): readonly Option[] =>
  legal.flatMap((action): readonly Option[] =>
    action.type === 'discard' && sameCards([action.card], chosen)
      ? [{ action, label: message('tongits.do.discard', { card: markCard(action.card) }), cards: [action.card] }]
      : [],
  );

function ontoMeld(view: TongitsView, card: CardId, id: number): Message {
  const meld = at(view.melds, id);
  const values = { card: markCard(card), whose: markWhose(meld.owner), cards: markCards(meld.cards, ' ') };
  return message('tongits.choice.layOffOption', values);
}

export const kindText = (kind: MeldKind | undefined): string =>
  words(kind === 'run' ? 'tongits.kind.run' : 'tongits.kind.set');

interface Reason {
  readonly reason: Message;
  readonly why: Message;
}

type Why = keyof typeof SENTENCES;

/** Reasons by name; the sentence where it is another one than the refusal's own. */
const SENTENCES = {
  alreadyDrawn: 'tongits.refused.alreadyDrawn',
  alreadyTaken: 'tongits.refused.alreadyTaken',
  alreadyDealt: 'tongits.refused.alreadyDealt',
  onlyToOpen: 'tongits.refused.onlyToOpen',
  openFirst: 'tongits.refused.openFirst',
  discardEmpty: 'tongits.refused.discardEmpty',
  mustMeldWithDiscard: 'tongits.refused.mustMeldWithDiscard',
  notAMeld: 'tongits.refused.notAMeld',
  noMeld: 'tongits.refused.noMeld',
  noSuchMeld: 'tongits.refused.noSuchMeld',
  doesNotFitMeld: 'tongits.refused.doesNotFitMeld',
  cardDoesNotFit: 'tongits.refused.cardDoesNotFit',
  fitsExposedMeld: 'tongits.refused.fitsExposedMeld',
  noExposedMeld: 'tongits.refused.noExposedMeld',
  drawBlocked: 'tongits.refused.drawBlocked',
  oneCardOnly: 'tongits.refused.oneCardOnly',
  chooseCard: 'tongits.refused.chooseCard',
  answersPending: 'tongits.refused.answersPending',
  notYourTurn: 'tongits.refused.notYourTurn',
  dealing: 'tongits.prompt.dealing',
  roundOver: 'tongits.refused.roundOver',
} as const satisfies Readonly<Record<string, TextKey>>;

/** Why nothing of a kind can be done: the engine's own refusal of what would be tried, in the words of the button. */
function whyNot(table: Asked, kind: ActionKind): Reason {
  const { view, chosen } = table;
  const refusal = refusalIn(view, table.seat, attempt(table, kind));
  const why = reasonFor(table, kind, refusal);
  const [first] = chosen;
  const values = { cards: markCards(chosen, ' '), card: first === undefined ? '' : markCard(first) };
  if (why === 'drawBlocked') return { reason: message('tongits.off.drawBlocked'), why: blockedBy(view, table.seat) };
  return { reason: message(`tongits.off.${why}`), why: message(SENTENCES[why], values) };
}

/** What a press on the button would try. */
function attempt({ view, seat, chosen }: Asked, kind: ActionKind): TongitsAction {
  const [card = handIn(view, seat)?.[0]] = chosen;
  switch (kind) {
    case 'draw':
      return { type: 'draw' };
    case 'take':
      return { type: 'takeDiscard', hand: chosen };
    case 'meld':
      return { type: 'expose', cards: chosen };
    case 'layOff':
      return card === undefined ? { type: 'expose', cards: [] } : { type: 'layOff', card, meld: 0 };
    case 'discard':
      return card === undefined ? { type: 'expose', cards: [] } : { type: 'discard', card };
    case 'call':
      return { type: 'callDraw' };
  }
}

function reasonFor({ view, chosen }: Asked, kind: ActionKind, refusal: TongitsRefusal | undefined): Why {
  switch (refusal) {
    case 'alreadyOpened':
      return kind === 'call' ? 'onlyToOpen' : openedBy(view);
    case 'roundOver':
      return view.phase.type === 'dealing' ? 'dealing' : 'roundOver';
    case 'roundNotOver':
    case 'notAsked':
    case 'alreadyAnswered':
      return 'roundOver';
    case 'notAMeld':
      return chosen.length === 0 ? 'noMeld' : 'notAMeld';
    case 'cardNotInHand':
    case 'duplicateCard':
    case undefined:
      // The attempt itself would do: what is wrong is how many cards are chosen.
      return chosen.length > 1 ? 'oneCardOnly' : 'chooseCard';
    case 'doesNotFitMeld':
    case 'noSuchMeld':
      if (chosen.length > 1) return 'oneCardOnly';
      if (refusal === 'noSuchMeld') return 'noSuchMeld';
      return chosen.length === 1 ? 'cardDoesNotFit' : 'doesNotFitMeld';
    case 'fitsExposedMeld':
      return chosen.length === 1 ? 'fitsExposedMeld' : chosen.length > 1 ? 'oneCardOnly' : 'chooseCard';
    default:
      return refusal;
  }
}

function openedBy({ phase }: TongitsView): Why {
  if (phase.type !== 'melding' || phase.by === 'draw') return 'alreadyDrawn';
  return phase.by === 'deal' ? 'alreadyDealt' : 'alreadyTaken';
}

/** Who barred the seat's call, as far as the melds tell it. */
export function blockedBy({ melds }: TongitsView, seat: Seat): Message {
  const added = melds
    .filter(({ owner }) => owner === seat)
    .flatMap(({ laidOff }) => laidOff)
    .findLast(({ by }) => by !== seat);
  if (added === undefined) return message('tongits.refused.drawBlocked');
  return message('tongits.refused.drawBlockedBy', { who: markSeat(added.by), card: markCard(added.card) });
}

/** The exposed melds that the chosen card, or with none chosen any hand card, could go to now, with those cards. */
export function homesNow(
  view: TongitsView,
  seat: Seat,
  chosen: readonly CardId[],
): ReadonlyMap<MeldId, readonly CardId[]> {
  const homes = new Map<MeldId, CardId[]>();
  for (const { action } of layOffs({ view, seat, chosen, legal: [...tongits.legal(view, seat, millis(0))] }))
    if (action.type === 'layOff') homes.set(action.meld, [...(homes.get(action.meld) ?? []), action.card]);
  return homes;
}
