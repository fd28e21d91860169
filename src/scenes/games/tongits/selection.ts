/** What the chosen cards mean, in words, before anything is pressed. Pure: everything is read from the player's own view. */
import { type CardId, suitOf } from '#engine/cards/cards';
import { at, fail, ok, type Result, type Seat } from '#engine/core/words';
import {
  handIn,
  hasExposed,
  isBlocked,
  type PhaseView,
  type TongitsAction,
  type TongitsView,
  topDiscard,
} from '#engine/games/tongits/index';
import { bestCut, meldKind } from '#engine/kit/melds';
import type { Advice } from '#scenes/games/controls';
import { sortHand } from '#scenes/scripts/tongitsHand';
import { numberFirst } from '#text/lists';
import { type Message, markCard, markCards, markSeat } from '#text/message';
import { message, say, words } from '#text/say';
import { ACTION_KINDS, type ActionState, actionsOf, blockedBy } from './actions';

type TongitsAdvice = Advice<TongitsAction>;
type Note = TongitsAdvice['note'];

/** The player's own hand as it lies; empty where it is not open. */
export const ownHand = (view: TongitsView, seat: Seat): readonly CardId[] =>
  sortHand(handIn(view, seat) ?? [], view.config).cards;

/** What the own loose cards count. */
const looseCount = (view: TongitsView, seat: Seat): number => countOf(view, handIn(view, seat) ?? []);

const countOf = ({ config }: TongitsView, hand: readonly CardId[]): number => bestCut(hand, config.secretKinds).count;

/** Chooses a hand card or puts it back. */
export function toggle(
  view: TongitsView,
  seat: Seat,
  pick: { readonly chosen: readonly CardId[]; readonly card: CardId },
): Result<readonly CardId[], Message> {
  const { chosen, card } = pick;
  if (chosen.includes(card)) return ok(chosen.filter((other) => other !== card));
  // In the order they lie, so that every sentence names them from left to right.
  return ok(ownHand(view, seat).filter((other) => other === card || chosen.includes(other)));
}

export function advise(view: TongitsView, seat: Seat, chosen: readonly CardId[]): TongitsAdvice {
  const { phase } = view;
  switch (phase.type) {
    case 'dealing':
      return idle(message('tongits.prompt.dealing'));
    case 'over':
      return idle(message('tongits.prompt.over'));
    case 'resting':
      return idle(message('tongits.prompt.resting'));
    case 'answering':
      return idle(calledHeadline(phase, seat));
    case 'opening':
    case 'melding':
      return phase.seat === seat ? onTurn(view, seat, chosen) : waiting(view, seat, phase.seat);
  }
}

const NO_GROUPS = { groups: [], sum: 0 };
const NONE: ReadonlySet<CardId> = new Set();

const idle = (headline: Message): TongitsAdvice => ({
  headline,
  note: undefined,
  play: fail(message('tongits.refused.notYourTurn')),
  ...NO_GROUPS,
  takeable: NONE,
  buttons: 'none',
});

/** A call is open: what the seat waits for. */
function calledHeadline({ caller, asked }: Extract<PhaseView, { type: 'answering' }>, seat: Seat): Message {
  if (caller === seat) return message('tongits.call.waiting');
  switch (asked.find((one) => one.seat === seat)?.answer) {
    case 'awaited':
      return message('tongits.prompt.asked', { who: markSeat(caller) });
    case 'burned':
      return message('tongits.call.burned', { who: markSeat(caller) });
    default:
      return message('tongits.call.answered');
  }
}

/** Cards may be chosen ahead of the own turn, so they can be put back too. */
function waiting(view: TongitsView, seat: Seat, on: Seat): TongitsAdvice {
  return {
    ...idle(message('tongits.prompt.wait', { who: markSeat(on) })),
    note: countNote(looseCount(view, seat)),
  };
}

const countNote = (count: number): Note => ({
  tone: 'soft',
  message: message('tongits.prompt.openNote', { count }),
});

function onTurn(view: TongitsView, seat: Seat, chosen: readonly CardId[]): TongitsAdvice {
  const states = actionsOf(view, seat, chosen);
  const meant = states.find((state) => state.state === 'meant');
  const fitting = cardsOf(view, seat, at(states, ACTION_KINDS.indexOf('layOff')));
  const { headline, note } =
    chosen.length === 0
      ? stepAtHand(view, seat, { states, fitting })
      : selected(view, seat, { chosen, meant, fitting });
  return {
    headline,
    note,
    play: playOf(states, chosen),
    ...NO_GROUPS,
    takeable: new Set([...fitting, ...takingCards(view, seat, states)]),
    raised: new Set(fitting),
    verb: verbOf(view, meant),
    buttons: chosen.length > 0 ? 'clear' : 'none',
  };
}

/** What Enter does: what the chosen cards mean, and with none the discard, which says what is missing. */
function playOf(states: readonly ActionState[], chosen: readonly CardId[]): Result<TongitsAction, Message> {
  const meant = chosen.length === 0 ? undefined : states.find((state) => state.state === 'meant');
  const [first] = meant === undefined || meant.state === 'off' ? [] : meant.options;
  if (first !== undefined && first.cards.length > 0) return ok(first.action);
  const discard = states.find(({ kind }) => kind === 'discard');
  return fail(discard?.state === 'off' ? discard.why : message('tongits.refused.chooseCard'));
}

/** What the main button says. */
export function verbOf(view: TongitsView, meant: ActionState | undefined): Message {
  if (meant === undefined || meant.state === 'off') return message('tongits.do.nothing');
  const cards = meant.options[0]?.cards ?? [];
  const card = meant.kind === 'take' ? topDiscard(view) : cards[0];
  const values = { cards: markCards(cards, ' '), card: card === undefined ? '' : markCard(card) };
  return message(`tongits.do.${meant.kind}`, values);
}

interface Step {
  readonly states: readonly ActionState[];
  readonly fitting: readonly CardId[];
}

interface Told {
  readonly headline: Message;
  readonly note: Note;
}

/** Nothing is chosen: what the step at hand is. */
function stepAtHand(view: TongitsView, seat: Seat, { states, fitting }: Step): Told {
  const count = looseCount(view, seat);
  if (view.phase.type === 'melding') {
    const fits = message('tongits.prompt.fits', { cards: markCards(fitting, ' '), count });
    const note: Note = fitting.length === 0 ? countNote(count) : { tone: 'mint', message: fits };
    return { headline: message('tongits.prompt.melding'), note };
  }
  const can = (kind: ActionState['kind']): boolean =>
    states.some((state) => state.kind === kind && state.state !== 'off');
  const [take, call] = [can('take') ? 'Take' : '', can('call') ? 'Call' : ''] as const;
  const top = topDiscard(view);
  const headline = message(`tongits.prompt.open${take}${call}`, { card: top === undefined ? '' : markCard(top) });
  const blocked = isBlocked(view, seat) && hasExposed(view, seat);
  return { headline, note: blocked ? { tone: 'soft', message: blockedBy(view, seat) } : countNote(count) };
}

interface Selected {
  readonly chosen: readonly CardId[];
  readonly meant: ActionState | undefined;
  readonly fitting: readonly CardId[];
}

/** Something is chosen: what it means, and what stays in the hand then. */
function selected(view: TongitsView, seat: Seat, { chosen, meant, fitting }: Selected): Told {
  const cards = markCards(chosen, ' ');
  const after = effectNote(view, seat, chosen);
  switch (meant?.kind) {
    case 'take':
      return { headline: takeHeadline(view, chosen), note: after };
    case 'meld':
      return { headline: meldHeadline(chosen), note: after };
    case 'discard': {
      const key = fitting.length > 0 ? 'tongits.prompt.discardOrLayOff' : 'tongits.prompt.discard';
      return { headline: message(key, { card: cards }), note: after };
    }
    default: {
      if (view.phase.type === 'opening')
        return { headline: message('tongits.prompt.chosenFirst', { cards }), note: countNote(looseCount(view, seat)) };
      const short = chosen.length < 3;
      return {
        headline: message('tongits.prompt.notAMeld', { cards }),
        note: short ? { tone: 'soft', message: message('tongits.prompt.moreForMeld') } : undefined,
      };
    }
  }
}

function takeHeadline(view: TongitsView, hand: readonly CardId[]): Message {
  const top = topDiscard(view);
  const cards = top === undefined ? hand : [...hand, top];
  return message('tongits.prompt.take', {
    card: markCards(top === undefined ? [] : [top], ''),
    cards: meldName(cards),
  });
}

/** "a run of spades" or "a set". */
function meldName(cards: readonly CardId[]): string {
  const [first] = cards;
  const suit = first === undefined ? undefined : suitOf(first);
  if (meldKind(cards) !== 'run' || suit === undefined) return words('tongits.prompt.takeSet');
  return words('tongits.prompt.takeRun', { suit: words(`suit.${suit}`) });
}

const meldHeadline = (cards: readonly CardId[]): Message =>
  message('tongits.prompt.meld', { cards: markCards(cards, ' '), meld: meldName(cards) });

/** How many cards stay, and how the count changes. */
function effectNote(view: TongitsView, seat: Seat, gone: readonly CardId[]): Note {
  const hand = handIn(view, seat) ?? [];
  const rest = hand.filter((card) => !gone.includes(card));
  if (rest.length === 0) return { tone: 'mint', message: message('tongits.prompt.emptied') };
  const [before, count] = [countOf(view, hand), countOf(view, rest)];
  const change = count === before ? 'effectNone' : count < before ? 'effectFalls' : 'effectRises';
  const effect = say(message(`tongits.prompt.${change}`, { count }));
  const number = numberFirst(rest.length);
  return { tone: 'soft', message: message('tongits.prompt.stays', { count: rest.length, number, effect }) };
}

/** The hand cards of an action's options, each once, as they lie. */
function cardsOf(view: TongitsView, seat: Seat, state: ActionState | undefined): readonly CardId[] {
  if (state === undefined || state.state === 'off') return [];
  const used = new Set(state.options.flatMap(({ cards }) => cards));
  return ownHand(view, seat).filter((card) => used.has(card));
}

/** The cards that could take the discard, and the discard. */
function takingCards(view: TongitsView, seat: Seat, states: readonly ActionState[]): readonly CardId[] {
  const top = topDiscard(view);
  const take = states.find(({ kind }) => kind === 'take');
  return top === undefined || take?.state === 'off' ? [] : [...cardsOf(view, seat, take), top];
}
