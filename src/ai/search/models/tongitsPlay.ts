/**
 * Tong-its by rule, on the flat model: what sharp plays, and what expert's playouts are played with. Nothing is read but
 * the hand on turn and what everybody has seen. A manner says what a player makes of the rule; steady is close to one.
 */
import { leastCountOf } from '#engine/kit/melds';
import { countOf, lowestOf } from './masks';
import type { Manner } from './tongitsManners';
import { candidateOf, cardsOfMeld, findMelds, hasMates, opennessOf } from './tongitsMelds';
import type { RoundState } from './tongitsState';
import {
  Act,
  addCard,
  after,
  cardAt,
  layOffOn,
  move,
  NO_CARD,
  PLACES,
  pointsOf,
  rankOf,
  Stage,
  SUIT_COUNT,
  suitOf,
} from './tongitsWords';

/** So many cards are drawn before a player is on turn again: hopes for less than that are none. */
const ROUND_OF_DRAWS = 3;
/** In points: among equal cards the one goes that does not fit a meld of the next player. */
const FEEDING = 0.5;
const MOST = 128;
const RANKS = 0x1fff;

export class RulePlayer {
  private readonly found = new Int32Array(MOST);
  private readonly rest = new Int32Array(SUIT_COUNT);
  /** By suit: the hand on turn, what is loose in it, and what it has not seen. */
  private readonly hand = new Int32Array(SUIT_COUNT);
  private readonly loose = new Int32Array(SUIT_COUNT);
  private readonly unseen = new Int32Array(SUIT_COUNT);
  private count = 0;

  /** The move of whoever is to move. */
  choose(round: RoundState, manner: Manner): number {
    switch (round.stage) {
      case Stage.opening:
        return this.open(round, manner);
      case Stage.melding:
        return this.goOn(round, manner);
      default:
        return this.answer(round, manner);
    }
  }

  /** Folding never helps in plain scoring. */
  answer(round: RoundState, { challengesWith }: Manner): number {
    const challenges = round.config.scoring === 'plain' || round.count(round.mover) <= challengesWith;
    return move(challenges ? Act.challenge : Act.fold);
  }

  private open(round: RoundState, manner: Manner): number {
    const { turn, top } = round;
    this.count = round.count(turn);
    const take = top === NO_CARD || !hasMates(round.hands, turn * SUIT_COUNT, top) ? -1 : this.bestTake(round, top);
    const left =
      take < 0 ? 0 : leastCountOf(this.rest[0] ?? 0, this.rest[1] ?? 0, this.rest[2] ?? 0, this.rest[3] ?? 0);
    if (take >= 0 && left === 0) return move(Act.take, take);
    if (round.mayCall(turn) && this.wantsToCall(round, manner)) return move(Act.call);
    return take >= 0 && this.count - left > manner.takes * pointsOf(top) ? move(Act.take, take) : move(Act.draw);
  }

  private wantsToCall(round: RoundState, { callsWith, callsBelow }: Manner): boolean {
    if (this.count <= callsWith) return true;
    let fewest = 99;
    for (let place = 0; place < PLACES; place += 1)
      if (place !== round.turn && (round.exposed[place] ?? 0) > 0) fewest = Math.min(fewest, round.held[place] ?? 0);
    return fewest === 99 || this.count < fewest * callsBelow;
  }

  /** The meld with the top discard that leaves the lowest count, with what it leaves in `rest`; -1 when there is none. */
  private bestTake(round: RoundState, top: number): number {
    const { hand, found } = this;
    for (let suit = 0; suit < SUIT_COUNT; suit += 1) hand[suit] = round.hand(round.turn, suit);
    addCard(hand, top);
    const melds = findMelds(hand, 0, found, top);
    let best = -1;
    let least = 999;
    for (let index = 0; index < melds; index += 1) {
      const meld = found[index] ?? 0;
      const count = this.without(meld);
      if (count >= least) continue;
      least = count;
      best = meld;
    }
    if (best >= 0) this.without(best);
    return best;
  }

  /** What `hand` counts without the meld, which is taken out of it into `rest`. */
  private without(meld: number): number {
    const { hand, rest } = this;
    const masks = cardsOfMeld(meld);
    for (let suit = 0; suit < SUIT_COUNT; suit += 1) rest[suit] = (hand[suit] ?? 0) & ~(masks[suit] ?? 0);
    return leastCountOf(rest[0] ?? 0, rest[1] ?? 0, rest[2] ?? 0, rest[3] ?? 0);
  }

  private goOn(round: RoundState, manner: Manner): number {
    const { turn } = round;
    const looseCount = this.look(round);
    const out = looseCount <= 6 ? this.goOut(round, looseCount) : -1;
    if (out >= 0) return out;
    if (round.exposed[turn] === 0 || round.left <= manner.showsAt) {
      const meld = this.meldToShow(round);
      if (meld >= 0) return move(Act.expose, meld);
    }
    const laid = this.layOff(round, manner);
    return laid >= 0 ? laid : this.drop(round, manner);
  }

  /** Finds what is loose: a card is, when without it the hand counts less by all its points. */
  private look(round: RoundState): number {
    const { hand, loose, unseen } = this;
    const c = round.hand(round.turn, 0);
    const d = round.hand(round.turn, 1);
    const h = round.hand(round.turn, 2);
    const s = round.hand(round.turn, 3);
    hand[0] = c;
    hand[1] = d;
    hand[2] = h;
    hand[3] = s;
    this.count = leastCountOf(c, d, h, s);
    let count = 0;
    for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
      unseen[suit] = RANKS & ~(round.gone[suit] ?? 0) & ~(hand[suit] ?? 0);
      let free = 0;
      for (let mask = hand[suit] ?? 0; mask !== 0; mask &= mask - 1) {
        const bit = mask & -mask;
        const left = leastCountOf(
          suit === 0 ? c & ~bit : c,
          suit === 1 ? d & ~bit : d,
          suit === 2 ? h & ~bit : h,
          suit === 3 ? s & ~bit : s,
        );
        if (left !== this.count - pointsOf(lowestOf(bit))) continue;
        free |= bit;
        count += 1;
      }
      loose[suit] = free;
    }
    return count;
  }

  /** The next step when all loose cards but one can be laid off, one after the other; -1 when they cannot. */
  private goOut(round: RoundState, looseCount: number): number {
    let homeless = 0;
    let first = -1;
    for (let suit = 0; suit < SUIT_COUNT; suit += 1)
      for (let mask = this.loose[suit] ?? 0; mask !== 0; mask &= mask - 1) {
        const card = cardAt(suit, lowestOf(mask));
        const meld = round.homeOf(card);
        if (meld < 0) homeless += 1;
        else if (first < 0) first = layOffOn(meld, card);
      }
    // A card behind another in a run that lies open has no home yet, and finds one later.
    if (homeless > 1) return -1;
    if (first >= 0 && looseCount > 1) return first;
    const meld = this.meldToShow(round);
    if (meld >= 0) return move(Act.expose, meld);
    return first;
  }

  /** A meld of a best cut: the one on which fewest cards can be laid off; -1 when there is none. */
  private meldToShow(round: RoundState): number {
    const melds = findMelds(round.hands, round.turn * SUIT_COUNT, this.found);
    let best = -1;
    let least = 99;
    for (let index = 0; index < melds; index += 1) {
      const meld = this.found[index] ?? 0;
      const open = opennessOf(meld);
      if (open >= least || this.without(meld) !== this.count) continue;
      least = open;
      best = meld;
    }
    return best;
  }

  private layOff(round: RoundState, manner: Manner): number {
    const { turn, left } = round;
    let best = -1;
    let dearest = 0;
    for (let meld = 0; meld < round.meldCount; meld += 1) {
      const owner = round.owners[meld] ?? 0;
      const feared = left <= manner.showsAt || (owner !== turn && this.fears(round, owner, manner));
      const code = round.melds[meld] ?? 0;
      for (let end = 0; end < SUIT_COUNT; end += 1) {
        const card = candidateOf(code, end);
        if (card < 0 || !((this.loose[suitOf(card)] ?? 0) & (1 << rankOf(card)))) continue;
        if (!feared && this.outs(card) * Math.max(0, left - ROUND_OF_DRAWS) > manner.laysOff) continue;
        const points = pointsOf(card);
        if (points <= dearest) continue;
        dearest = points;
        best = layOffOn(meld, card);
      }
    }
    return best;
  }

  private fears(round: RoundState, rival: number, { fears }: Manner): boolean {
    return round.mayCall(rival) && (round.held[rival] ?? 0) * fears < this.count;
  }

  /** The least wanted of the loose cards, or of all when none is loose. */
  private drop(round: RoundState, manner: Manner): number {
    const card = this.leastWanted(round, manner, this.loose);
    return move(Act.discard, card >= 0 ? card : this.leastWanted(round, manner, this.hand));
  }

  private leastWanted(round: RoundState, manner: Manner, among: Int32Array): number {
    const hope = Math.max(0, round.left - ROUND_OF_DRAWS) * manner.hope;
    const barring = round.config.noLayoffableDiscard;
    let chosen = -1;
    let least = Number.MAX_SAFE_INTEGER;
    for (let suit = 0; suit < SUIT_COUNT; suit += 1)
      for (let mask = among[suit] ?? 0; mask !== 0; mask &= mask - 1) {
        const card = cardAt(suit, lowestOf(mask));
        if (barring && round.isBarred(card)) continue;
        const danger = manner.caution === 0 ? 0 : manner.caution * this.makings(card);
        const feeds = round.feeds(after(round.turn), card) ? FEEDING : 0;
        const wanted = hope * this.outs(card) + danger + feeds - pointsOf(card) - rankOf(card) / 64;
        if (wanted >= least) continue;
        least = wanted;
        chosen = card;
      }
    return chosen;
  }

  /** How many unseen cards would make a meld of this one and another loose one. */
  private outs(card: number): number {
    const suit = suitOf(card);
    const bit = 1 << rankOf(card);
    const loose = this.loose[suit] ?? 0;
    let runs = 0;
    if (loose & (bit << 1)) runs |= (bit >> 1) | (bit << 2);
    if (loose & (bit >> 1)) runs |= (bit << 1) | (bit >> 2);
    if (loose & (bit << 2)) runs |= bit << 1;
    if (loose & (bit >> 2)) runs |= bit >> 1;
    let outs = countOf(runs & (this.unseen[suit] ?? 0));
    let mates = 0;
    let sets = 0;
    for (let other = 0; other < SUIT_COUNT; other += 1) {
      if (other === suit) continue;
      if ((this.loose[other] ?? 0) & bit) mates += 1;
      if ((this.unseen[other] ?? 0) & bit) sets += 1;
    }
    if (mates > 0) outs += sets;
    return outs;
  }

  /** How many pairs of unseen cards would make a meld with this one: what the next player could take it for. */
  private makings(card: number): number {
    const suit = suitOf(card);
    const bit = 1 << rankOf(card);
    const unseen = this.unseen[suit] ?? 0;
    let ways = 0;
    if (unseen & (bit << 1)) {
      if (unseen & (bit << 2)) ways += 1;
      if (unseen & (bit >> 1)) ways += 1;
    }
    if (unseen & (bit >> 1) && unseen & (bit >> 2)) ways += 1;
    let sets = 0;
    for (let other = 0; other < SUIT_COUNT; other += 1)
      if (other !== suit && (this.unseen[other] ?? 0) & bit) sets += 1;
    return ways + (sets === 3 ? 3 : sets === 2 ? 1 : 0);
  }
}
