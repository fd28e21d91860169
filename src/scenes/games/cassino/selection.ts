/**
 * What a player has picked out, and what it would do, in words, before it is pressed. Pure: everything is read from the
 * player's own view.
 */
import type { CardId } from '#engine/cards/cards';
import { isHidden } from '#engine/core/secrets';
import { fail, ok, type Result, type Seat } from '#engine/core/words';
import {
  type CassinoView,
  canTake,
  groupsFor,
  handValue,
  type Play,
  sweepWouldScore,
  tableValue,
} from '#engine/games/cassino/index';
import { partOfAGroup, singleGroups } from '#engine/kit/sums';
import type { Advice } from '#scenes/games/controls';
import { groupsText } from '#text/cassino';
import { type Message, markCard, markCards, markSeat } from '#text/message';
import { message } from '#text/say';

interface Selection {
  readonly hand: CardId | undefined;
  readonly table: readonly CardId[];
}

type CassinoAdvice = Advice<Play>;

/** The player's own hand, in its order. */
export function ownHand(view: CassinoView, seat: Seat): readonly CardId[] {
  const cards = view.hands[seat]?.cards;
  return cards === undefined || isHidden(cards) ? [] : cards;
}

/** Chooses a card or puts it back. Refused: a second hand card while another is chosen. */
export function toggle(
  view: CassinoView,
  seat: Seat,
  pick: { readonly chosen: readonly CardId[]; readonly card: CardId },
): Result<readonly CardId[], Message> {
  const { chosen, card } = pick;
  if (chosen.includes(card)) return ok(chosen.filter((other) => other !== card));
  const hand = ownHand(view, seat);
  const already = chosen.find((other) => hand.includes(other));
  if (hand.includes(card) && already !== undefined)
    return fail(message('cassino.refused.oneHandCardOnly', { card: markCard(already) }));
  return ok([...chosen, card]);
}

const split = (view: CassinoView, seat: Seat, chosen: readonly CardId[]): Selection => ({
  hand: ownHand(view, seat).find((card) => chosen.includes(card)),
  table: view.table.filter((card) => chosen.includes(card)),
});

/** What the selection means, for the prompt, the key row and the Play button. */
export function advise(view: CassinoView, seat: Seat, chosen: readonly CardId[]): CassinoAdvice {
  const { phase } = view;
  if (phase.type === 'over') return idle(message('cassino.prompt.over'), message('cassino.refused.gameOver'));
  if (phase.type !== 'playing' || phase.seat !== seat) return waiting(view, seat);
  const { hand, table } = split(view, seat, chosen);
  if (hand === undefined) return table.length === 0 ? choosing() : tableAlone(table);
  if (table.length === 0) return layingDown(view, hand);
  return taking(view, hand, table);
}

const NO_GROUPS = { groups: [], sum: 0, takeable: new Set<CardId>() };

const idle = (headline: Message, why: Message): CassinoAdvice => ({
  headline,
  note: undefined,
  play: fail(why),
  ...NO_GROUPS,
});

function waiting({ phase }: CassinoView, seat: Seat): CassinoAdvice {
  const why = message('cassino.refused.notYourTurn');
  if (phase.type !== 'playing' && phase.type !== 'played') return idle(message('cassino.prompt.dealing'), why);
  if (phase.seat === seat) return idle(message('table.played'), why);
  return idle(message('cassino.prompt.wait', { who: markSeat(phase.seat) }), why);
}

const choosing = (): CassinoAdvice => ({
  ...idle(message('cassino.prompt.choose'), message('cassino.refused.noHandCard')),
  note: { tone: 'soft', message: message('cassino.prompt.chooseNote') },
});

function tableAlone(table: readonly CardId[]): CassinoAdvice {
  const value = table.reduce((sum, card) => sum + tableValue(card), 0);
  const headline = message('cassino.prompt.tableOnly', { cards: markCards(table, ' + ') });
  return {
    ...idle(headline, message('cassino.refused.noHandCard')),
    note: table.length < 2 ? undefined : { tone: 'soft', message: message('cassino.prompt.sum', { value }) },
  };
}

function layingDown(view: CassinoView, hand: CardId): CassinoAdvice {
  const value = handValue(hand);
  const takeable = reachable(view.table, hand);
  const barred = view.config.mustCapture && takeable.size > 0;
  const note = takeable.size > 0 ? wouldMake(hand, view.table) : message('cassino.prompt.nothing', { value });
  return {
    headline: message(barred ? 'cassino.prompt.mustTake' : 'cassino.prompt.layDown', { card: markCard(hand) }),
    note: view.table.length === 0 ? undefined : { tone: takeable.size > 0 ? 'mint' : 'soft', message: note },
    play: barred ? fail(message('cassino.refused.mustTake', { card: markCard(hand) })) : ok(playOf(hand, [])),
    groups: [],
    sum: value,
    takeable,
  };
}

function taking(view: CassinoView, hand: CardId, table: readonly CardId[]): CassinoAdvice {
  const value = handValue(hand);
  const groups = inTableOrder(groupsFor(hand, table), table);
  const rest = view.table.filter((card) => !table.includes(card));
  if (groups === undefined) return notASum(view, hand, table);
  const sweeps = rest.length === 0 && sweepWouldScore(view);
  const also = canTake(hand, rest) ? alsoMakes(hand, rest) : undefined;
  return {
    headline: message(sweeps ? 'cassino.prompt.sweep' : 'cassino.prompt.take', {
      card: markCard(hand),
      groups: groupsText(groups),
    }),
    note: also === undefined ? undefined : { tone: 'mint', message: also },
    play: ok(playOf(hand, table)),
    groups,
    sum: value,
    takeable: reachable(rest, hand),
  };
}

/** Groups in the order in which their first cards lie, so that the prompt reads from left to right. */
const inTableOrder = (
  groups: readonly (readonly CardId[])[] | undefined,
  table: readonly CardId[],
): readonly (readonly CardId[])[] | undefined => {
  const place = (group: readonly CardId[]): number => Math.min(...group.map((card) => table.indexOf(card)));
  return groups?.toSorted((a, b) => place(a) - place(b));
};

function notASum(view: CassinoView, hand: CardId, table: readonly CardId[]): CassinoAdvice {
  const value = handValue(hand);
  const total = table.reduce((sum, card) => sum + tableValue(card), 0);
  const rest = view.table.filter((card) => !table.includes(card));
  const cards = markCards(table, ' + ');
  const key =
    total % value === 0
      ? 'cassino.prompt.wrongParts'
      : table.length === 1
        ? 'cassino.prompt.wrongOne'
        : 'cassino.prompt.wrong';
  const missing = total < value && canGrow(rest, value - total);
  return {
    headline: message(key, { cards, value }),
    note: missing ? { tone: 'soft', message: message('cassino.prompt.more', { value }) } : undefined,
    play: fail(message(key, { cards, value })),
    groups: [],
    sum: value,
    takeable: new Set(),
  };
}

const playOf = (hand: CardId, table: readonly CardId[]): Play => ({ type: 'play', hand: [hand], table });

/** Whether some of the cards add up to what is missing. */
const canGrow = (cards: readonly CardId[], missing: number): boolean =>
  partOfAGroup(cards.map(tableValue), missing).includes(true);

function reachable(table: readonly CardId[], hand: CardId): ReadonlySet<CardId> {
  const usable = partOfAGroup(table.map(tableValue), handValue(hand));
  return new Set(table.filter((_, index) => usable[index]));
}

/** The plainest sum that the hand card could take: an equal card, else the fewest cards. */
function bestGroup(hand: CardId, table: readonly CardId[]): readonly CardId[] {
  const groups = singleGroups(table.map(tableValue), handValue(hand));
  const plainest = groups.toSorted((a, b) => a.length - b.length)[0] ?? [];
  return plainest.flatMap((index) => table[index] ?? []);
}

const wouldMake = (hand: CardId, table: readonly CardId[]): Message =>
  message('cassino.prompt.canTake', { groups: markCards(bestGroup(hand, table), ' + ') });

function alsoMakes(hand: CardId, rest: readonly CardId[]): Message {
  const group = bestGroup(hand, rest);
  const values = { groups: markCards(group, ' + '), value: handValue(hand) };
  return message(group.length === 1 ? 'cassino.prompt.alsoOne' : 'cassino.prompt.also', values);
}
