/**
 * Playing for exactly the bid by rule, on the flat model: what sharp plays, and what expert's playouts are played with.
 *
 * Every card left is worth a chance to take a trick yet, from what is still out; the rest of the hand then makes each
 * number of tricks with a chance of its own. Whoever is on turn plays the card with which the bid comes out likeliest.
 * Nothing is read but the own hand and what everybody has seen.
 */
import type { Luck } from '#ai/search/luck';
import { countOf, highestOf, lowestOf } from './masks';
import { above, cardOf, heightOfCode, NO_SUIT, type RoundModel, SUIT_COUNT, suitOfCode } from './ohheaven';

const MOST_CARDS = 18;
const SUIT_SIZE = 13;

/**
 * How often a trump takes a trick while its owner needs one: by how many trumps the hand holds (1 to 6 and more) and by how
 * many higher ones are out (0 to 7 and more). This table and the next were counted in rounds of seats playing by them.
 */
const TRUMP_WORTH = Float64Array.of(
  ...[1, 0.37, 0.26, 0.13, 0.12, 0.1, 0.07, 0.02],
  ...[1, 0.6, 0.38, 0.23, 0.18, 0.12, 0.09, 0.03],
  ...[1, 0.69, 0.47, 0.3, 0.23, 0.15, 0.1, 0.04],
  ...[1, 0.76, 0.57, 0.41, 0.3, 0.22, 0.15, 0.09],
  ...[1, 0.84, 0.67, 0.53, 0.42, 0.33, 0.26, 0.18],
  ...[1, 0.89, 0.78, 0.66, 0.55, 0.47, 0.37, 0.27],
);
const LONGEST = 6;
const TRUMP_COLUMNS = 8;

/**
 * The same of other cards: by how many cards of the suit are out (up to 3, 6, 8, more), by how many trumps are (none, up to
 * 4, more), and by how many higher cards of the suit are (0 to 5 and more).
 */
const SIDE_WORTH = Float64Array.of(
  ...[0.54, 0.13, 0.06, 0.01, 0, 0],
  ...[0.33, 0.13, 0.06, 0.02, 0, 0],
  ...[0.27, 0.12, 0.06, 0.02, 0, 0],
  ...[0.81, 0.4, 0.19, 0.09, 0.04, 0.01],
  ...[0.53, 0.29, 0.15, 0.09, 0.04, 0.01],
  ...[0.4, 0.26, 0.15, 0.09, 0.05, 0.01],
  ...[0.88, 0.54, 0.29, 0.17, 0.1, 0.02],
  ...[0.62, 0.41, 0.24, 0.16, 0.1, 0.02],
  ...[0.47, 0.35, 0.23, 0.15, 0.1, 0.02],
  ...[0.9, 0.68, 0.42, 0.21, 0.13, 0.03],
  ...[0.75, 0.53, 0.36, 0.24, 0.13, 0.03],
  ...[0.67, 0.49, 0.33, 0.21, 0.13, 0.03],
);
const SIDE_COLUMNS = 6;
const sideRow = (out: number): number => (out <= 3 ? 0 : out <= 6 ? 3 : out <= 8 ? 6 : 9);
const trumpRow = (out: number): number => (out === 0 ? 0 : out <= 4 ? 1 : 2);

/** How likely a seat that can beat a card does so: when it still needs tricks, and when it wants no more. */
const BEATS_WHEN_NEEDY = 0.8;
const BEATS_WHEN_CONTENT = 0.15;
const TRUMPS_WHEN_CONTENT = 0.1;
/** What a whole trick's distance from the bid is worth, in chance of making it: decides between hopeless cards. */
const DISTANCE = 0.02;

const ANY = (): boolean => true;

export class RulePlayer {
  /** By suit: what is neither played nor in the hand on turn, and how many. */
  private readonly unseen = new Int32Array(SUIT_COUNT);
  private readonly out = new Int32Array(SUIT_COUNT + 1);
  /** By number of cards: how likely another hand holds none of them. */
  private readonly none = new Float64Array(SUIT_SIZE + 1);
  /** The cards held, and the chance of each to take a trick yet. */
  private readonly cards = new Int32Array(MOST_CARDS);
  private readonly chances = new Float64Array(MOST_CARDS);
  private held = 0;
  /** By number of tricks: the chance that the whole hand, or all but one card, makes it. */
  private readonly all = new Float64Array(MOST_CARDS + 2);

  /** How many tricks the hand on turn is good for; not a whole number. */
  worth(round: RoundModel): number {
    this.look(round);
    let sum = 0;
    for (let index = 0; index < this.held; index += 1) sum += this.chances[index] ?? 0;
    return sum;
  }

  /** The card that the seat on turn plays. */
  choose(round: RoundModel): number {
    const only = onlyCard(round);
    return only >= 0 ? only : this.chooseAmong(round, ANY);
  }

  /** The card that the seat on turn plays when some are out of question; -1 when all are. */
  chooseAmong(round: RoundModel, inQuestion: (card: number) => boolean): number {
    this.look(round);
    const { turn } = round;
    const left = round.handSize - round.tricks;
    const wanted = (round.bids[turn] ?? 0) - (round.won[turn] ?? 0);
    const need = wanted < 0 ? 0 : Math.min(wanted, left);
    const sum = this.spread(need + 1);
    let chosen = -1;
    let most = -Infinity;
    let lastChance = -1;
    let lastTaking = -1;
    for (let index = 0; index < this.held; index += 1) {
      const card = this.cards[index] ?? 0;
      if (round.playable(suitOfCode(card)) === 0 || !inQuestion(card)) continue;
      const chance = this.chances[index] ?? 0;
      const taking = this.taking(round, card);
      // Cards next to each other are one and the same.
      if (chance === lastChance && taking === lastTaking) continue;
      lastChance = chance;
      lastTaking = taking;
      const gap = need - taking - (sum - chance);
      const good = this.making(need, chance, taking) - DISTANCE * (gap < 0 ? -gap : gap);
      if (good <= most) continue;
      most = good;
      chosen = card;
    }
    return chosen;
  }

  /** What the seat on turn sees. */
  private look(round: RoundModel): void {
    let hidden = 0;
    for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
      const unseen = round.unseen(suit);
      const out = countOf(unseen);
      this.unseen[suit] = unseen;
      this.out[suit] = out;
      hidden += out;
    }
    this.out[NO_SUIT] = 0;
    const left = round.handSize - round.tricks;
    const missing = hidden > left ? 1 - left / hidden : 0;
    let none = 1;
    for (let count = 0; count <= SUIT_SIZE; count += 1) {
      this.none[count] = none;
      none *= missing;
    }
    this.held = 0;
    for (let suit = 0; suit < SUIT_COUNT; suit += 1) this.lookAt(round, suit);
  }

  /** The chances of the cards of one suit. */
  private lookAt(round: RoundModel, suit: number): void {
    const hand = round.held(suit);
    if (hand === 0) return;
    const unseen = this.unseen[suit] ?? 0;
    const isTrump = suit === round.trump;
    const own = countOf(hand);
    const row = isTrump
      ? (Math.min(own, LONGEST) - 1) * TRUMP_COLUMNS
      : (sideRow(this.out[suit] ?? 0) + trumpRow(this.out[round.trump] ?? 0)) * SIDE_COLUMNS;
    const last = (isTrump ? TRUMP_COLUMNS : SIDE_COLUMNS) - 1;
    const table = isTrump ? TRUMP_WORTH : SIDE_WORTH;
    for (let mask = hand; mask !== 0; mask &= mask - 1) {
      const height = lowestOf(mask);
      const higher = countOf(unseen & above(height));
      this.cards[this.held] = cardOf(suit, height);
      this.chances[this.held] = table[row + Math.min(higher, last)] ?? 0;
      this.held += 1;
    }
  }

  /** Fills in how likely the whole hand makes 0 to `most` tricks; answers with the tricks it is good for. */
  private spread(most: number): number {
    const { all, chances } = this;
    all.fill(0, 0, most + 1);
    all[0] = 1;
    let sum = 0;
    for (let index = 0; index < this.held; index += 1) {
      const chance = chances[index] ?? 0;
      sum += chance;
      for (let tricks = most; tricks > 0; tricks -= 1)
        all[tricks] = (all[tricks] ?? 0) * (1 - chance) + (all[tricks - 1] ?? 0) * chance;
      all[0] = (all[0] ?? 0) * (1 - chance);
    }
    return sum;
  }

  /** The chance to take exactly `need` tricks when a card of this chance is played now and takes the trick so likely. */
  private making(need: number, chance: number, taking: number): number {
    const { all } = this;
    if (chance === 1) return taking * (all[need] ?? 0) + (1 - taking) * (all[need + 1] ?? 0);
    // The hand without the card: its part in the whole hand's chances is taken out again, from no tricks up.
    let fewer = 0;
    let without = 0;
    for (let tricks = 0; tricks <= need; tricks += 1) {
      fewer = without;
      without = ((all[tricks] ?? 0) - chance * fewer) / (1 - chance);
    }
    return taking * fewer + (1 - taking) * without;
  }

  /** How likely the card takes the trick in play. */
  private taking(round: RoundModel, card: number): number {
    if (!round.takesLead(card)) return 0;
    const { seats, inTrick, trump } = round;
    const suit = suitOfCode(card);
    const led = inTrick === 0 ? suit : round.led;
    const noHigher = this.none[countOf((this.unseen[suit] ?? 0) & above(heightOfCode(card)))] ?? 1;
    const noLed = this.none[this.out[led] ?? 0] ?? 1;
    const noTrump = this.none[this.out[trump] ?? 0] ?? 1;
    let taking = 1;
    let other = round.turn;
    for (let place = inTrick + 1; place < seats; place += 1) {
      other = other + 1 === seats ? 0 : other + 1;
      const needy = (round.bids[other] ?? 0) > (round.won[other] ?? 0);
      const voids = round.voids[other] ?? 0;
      const isOut = (voids >> led) & 1;
      const trumps = needy ? BEATS_WHEN_NEEDY : TRUMPS_WHEN_CONTENT;
      const outOfTrump = trump === NO_SUIT ? 1 : (voids >> trump) & 1;
      const cannotFollow = isOut ? 1 : noLed;
      let beats = 0;
      if (suit !== led) beats = outOfTrump ? 0 : cannotFollow * (1 - noHigher) * trumps;
      else {
        if (!isOut) beats = (1 - noHigher) * (needy ? BEATS_WHEN_NEEDY : BEATS_WHEN_CONTENT);
        if (suit !== trump && !outOfTrump) beats += cannotFollow * (1 - noTrump) * trumps;
      }
      taking *= beats < 1 ? 1 - beats : 0;
    }
    return taking;
  }
}

/** Any card the seat on turn may play, all equally likely. */
export function anyCard(round: RoundModel, luck: Luck): number {
  let roll = luck.below(round.choices());
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    let mask = round.playable(suit);
    const count = countOf(mask);
    if (roll >= count) {
      roll -= count;
      continue;
    }
    for (; roll > 0; roll -= 1) mask &= mask - 1;
    return cardOf(suit, lowestOf(mask));
  }
  throw new Error('a seat without a card was to play');
}

/** The bid of a hand that is good for so many tricks: the nearest that is open. */
export function bidFor(worth: number, round: RoundModel): number {
  const { handSize } = round;
  const nearest = Math.min(handSize, Math.floor(worth + 0.5));
  if (nearest !== round.barred()) return nearest;
  if (nearest === 0) return 1;
  return nearest === handSize || worth < nearest ? nearest - 1 : nearest + 1;
}

/** The only card that may be played, or -1 when there is a choice. */
function onlyCard(round: RoundModel): number {
  let found = -1;
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    const mask = round.playable(suit);
    if (mask === 0) continue;
    if (found >= 0 || (mask & (mask - 1)) !== 0) return -1;
    found = cardOf(suit, highestOf(mask));
  }
  return found;
}
