/** What the chosen card of an Oh Heaven hand means, in words, before it is played. Pure: everything is read from the view. */
import type { CardId, Suit } from '#engine/cards/cards';
import { isHidden } from '#engine/core/secrets';
import { fail, ok, type Result, type Seat } from '#engine/core/words';
import { handSizeOf, type OhHeavenAction, type OhHeavenRefusal, type OhHeavenView } from '#engine/games/ohheaven/index';
import { playable, suitIn, suitLed, winningPlay } from '#engine/kit/tricks';
import type { Spot } from '#scenes/cues';
import type { Advice } from '#scenes/games/controls';
import type { Drop } from '#scenes/games/game';
import { heldHand } from '#scenes/scripts/ohheavenHand';
import { type Message, markCard, markCards, markSeat } from '#text/message';
import { cardName, message, words } from '#text/say';

type OhHeavenAdvice = Advice<OhHeavenAction>;

/** The player's own hand, in the order it lies. */
export function ownHand(view: OhHeavenView, seat: Seat): readonly CardId[] {
  const cards = view.hands[seat]?.cards;
  return cards === undefined || isHidden(cards) ? [] : heldHand(cards, view.trump).cards;
}

/** The cards of the hand that may be played to the trick, whoever is on turn. */
const legalCards = (view: OhHeavenView, seat: Seat): readonly CardId[] =>
  playable(ownHand(view, seat), suitLed(view.trick));

/** The card that is winning the trick in play. */
export const winningCard = ({ trick, trump = 'none' }: OhHeavenView): CardId | undefined =>
  winningPlay(trick, trump)?.card;

const isOnTurn = ({ phase }: OhHeavenView, seat: Seat): boolean => phase.type === 'playing' && phase.seat === seat;

/** Chooses a card in place of another, or puts it back. Refused on one's turn: a card that does not follow suit. */
export function toggle(
  view: OhHeavenView,
  seat: Seat,
  pick: { readonly chosen: readonly CardId[]; readonly card: CardId },
): Result<readonly CardId[], Message> {
  const { chosen, card } = pick;
  if (chosen.includes(card)) return ok([]);
  if (isOnTurn(view, seat) && !legalCards(view, seat).includes(card)) return fail(mustFollow(view, seat));
  return ok([card]);
}

/** What the selection means, for the prompt and its button. */
export function advise(view: OhHeavenView, seat: Seat, chosen: readonly CardId[]): OhHeavenAdvice {
  const { phase } = view;
  switch (phase.type) {
    case 'over':
      return idle(message('ohheaven.prompt.over'), message('ohheaven.refused.gameOver'));
    case 'bidding':
    case 'bid':
      return bidding(view, seat);
    case 'playing':
      return phase.seat === seat ? playing(view, seat, chosen) : waiting(view, phase.seat);
    case 'played':
      return phase.seat === seat
        ? idle(message('table.played'), message('ohheaven.refused.notYourTurn'))
        : waiting(view, phase.seat);
    case 'dealing':
      return { ...idle(message(dealingKey(view)), message('ohheaven.refused.notYourTurn')), buttons: 'none' };
  }
}

/** Before the first card of a round, or after its last. */
const dealingKey = ({ tricks }: OhHeavenView) =>
  tricks.length > 0 ? 'ohheaven.prompt.scoring' : 'ohheaven.prompt.dealing';

const NO_GROUPS = { groups: [], sum: 0, takeable: new Set<CardId>() };

const idle = (headline: Message, why: Message): OhHeavenAdvice => ({
  headline,
  note: undefined,
  play: fail(why),
  buttons: 'play',
  ...NO_GROUPS,
});

/** Bids are made in a panel of their own. */
function bidding(view: OhHeavenView, seat: Seat): OhHeavenAdvice {
  const { phase, bids } = view;
  const why = message('ohheaven.refused.bidFirst');
  if (phase.type !== 'bidding') return { ...idle(message('ohheaven.prompt.bids'), why), buttons: 'none' };
  if (phase.seat === seat) return { ...idle(message('ohheaven.bidding.title'), why), buttons: 'none' };
  const who = markSeat(phase.seat);
  const made = bids.filter((bid) => bid !== undefined);
  const values = { who, sum: made.reduce((sum, bid) => sum + bid, 0), tricks: handSizeOf(view) };
  const headline = message(made.length === 0 ? 'ohheaven.prompt.bidding' : 'ohheaven.prompt.biddingSoFar', values);
  return { ...idle(headline, why), buttons: 'none' };
}

function waiting(view: OhHeavenView, on: Seat): OhHeavenAdvice {
  const winning = winningCard(view);
  const values = { who: markSeat(on), card: winning === undefined ? '' : markCard(winning) };
  const headline = message(winning === undefined ? 'ohheaven.prompt.waitLead' : 'ohheaven.prompt.waitWinning', values);
  return idle(headline, message('ohheaven.refused.notYourTurn'));
}

function playing(view: OhHeavenView, seat: Seat, chosen: readonly CardId[]): OhHeavenAdvice {
  const hand = ownHand(view, seat);
  const legal = legalCards(view, seat);
  const [card] = chosen;
  const barred = new Set(hand.filter((one) => !legal.includes(one)));
  const play = card === undefined ? fail(message('ohheaven.refused.chooseCard')) : playOf(view, seat, card);
  const advice = {
    headline: play.ok || card === undefined ? askedFor(view, seat) : play.fault,
    note: undefined,
    play,
    groups: [],
    sum: 0,
    takeable: new Set(legal),
    barred,
    // What may be played stands a little above what may not.
    raised: new Set(barred.size > 0 ? legal : []),
    buttons: 'play',
  } as const;
  return card === undefined ? advice : { ...advice, verb: message('ohheaven.prompt.play', { card: markCard(card) }) };
}

function playOf(view: OhHeavenView, seat: Seat, card: CardId): Result<OhHeavenAction, Message> {
  if (!ownHand(view, seat).includes(card)) return fail(message('ohheaven.refused.cardNotInHand'));
  return legalCards(view, seat).includes(card) ? ok({ type: 'play', card }) : fail(mustFollow(view, seat));
}

/** "Follow diamonds. Q♦ is winning." */
function askedFor(view: OhHeavenView, seat: Seat): Message {
  const [led, winning] = [suitLed(view.trick), winningCard(view)];
  if (led === undefined || winning === undefined) return message('ohheaven.prompt.lead');
  const follows = ownHand(view, seat).some((card) => suitIn(card) === led);
  return message(`ohheaven.prompt.${follows ? 'follow' : 'void'}.${led}`, { card: markCard(winning) });
}

/** More cards than this are counted, not named. */
const NAMED_CARDS = 5;

/** Why a card of another suit cannot be played: what is held of the suit led. */
function mustFollow(view: OhHeavenView, seat: Seat): Message {
  const led: Suit | undefined = suitLed(view.trick);
  if (led === undefined) return message('ohheaven.refused.mustFollowSuit');
  const held = ownHand(view, seat).filter((card) => suitIn(card) === led);
  return held.length > NAMED_CARDS
    ? message(`ohheaven.refused.followMany.${led}`, { count: held.length })
    : message(`ohheaven.refused.follow.${led}`, { cards: markCards(held, ' ') });
}

/** The card's name for ears, with what it can do now: "king of diamonds, follows". */
export function cardLabel(card: CardId, { seat }: Spot, view: OhHeavenView): string {
  const values = { card: cardName(card) };
  if (seat === undefined || !isOnTurn(view, seat)) return words('ohheaven.mirror.hand', values);
  const led = suitLed(view.trick);
  if (led === undefined) return words('ohheaven.mirror.leads', values);
  if (suitIn(card) === led) return words('ohheaven.mirror.follows', values);
  return words(
    legalCards(view, seat).includes(card) ? 'ohheaven.mirror.free' : `ohheaven.mirror.barred.${led}`,
    values,
  );
}

/** An own card that is let go above the hand is played, or the reason why it cannot be is said. */
export function drop(
  view: OhHeavenView,
  seat: Seat,
  { cards, y, layout }: Drop,
): Result<OhHeavenAction, Message> | undefined {
  const [card] = cards;
  if (card === undefined || !isOnTurn(view, seat) || y > layout.prompt.y + layout.prompt.h) return undefined;
  return playOf(view, seat, card);
}

const REFUSALS: Readonly<Record<OhHeavenRefusal, true>> = {
  gameOver: true,
  wrongPhase: true,
  notYourTurn: true,
  bidOutOfRange: true,
  bidBarred: true,
  cardNotInHand: true,
  mustFollowSuit: true,
};

const isRefusal = (why: string): why is OhHeavenRefusal => why in REFUSALS;

/** A refusal of the engine in words. */
export const refusal = (why: string): Message =>
  isRefusal(why) ? message(`ohheaven.refused.${why}`) : message('table.refused');
