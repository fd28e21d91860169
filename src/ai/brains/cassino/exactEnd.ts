/**
 * The end of a deal with two seats, solved: the stock is out, so the other hand is what has not been seen, and nothing is left
 * to luck. Plays are tried card by card, each laid down and with each of its takes (alpha-beta).
 */
import { type DealModel, HAND_VALUES } from '#ai/search/models/cassino';
import { TakeFinder } from '#ai/search/models/cassinoTakes';
import { at } from '#engine/core/words';
import type { Candidate } from './candidates';
import type { Situation } from './situation';
import { coded, dealInto, Judge, playOn } from './worlds';

/** Cards that both hands hold together at most. */
const LONGEST = 8;
/** Positions looked at; whoever needs more has to guess. */
const PATIENCE = 40_000;
/** Candidates within so many points of the best are equally good. */
const EQUAL = 1e-6;

/** What a finished deal comes to. */
type Worth = (judge: Judge, deal: DealModel) => number;
const VALUE: Worth = (judge, deal) => judge.value(deal);
const POINTS: Worth = (judge, deal) => {
  judge.value(deal);
  return judge.points;
};

/** The deal with both hands in it, when so little is left to play that it can be solved. */
function knownEnd(situation: Situation): DealModel | undefined {
  const { view, deal } = situation;
  if (view.seats !== 2 || view.stockCount > 0) return undefined;
  const known = deal.copied();
  dealInto(known, situation.hidden, situation);
  return known.toPlay > LONGEST ? undefined : known;
}

/** The points of the deal, own before the other's, that each candidate leads to with best play; undefined when that cannot be told. */
export function pointsAtTheEnd(situation: Situation, candidates: readonly Candidate[]): readonly number[] | undefined {
  const known = knownEnd(situation);
  if (known === undefined) return undefined;
  const search = new EndSearch(situation, POINTS);
  const points = candidates.map((candidate) => search.valueAfter(known, candidate, Number.NEGATIVE_INFINITY));
  return search.isLost ? undefined : points;
}

/** The candidates that come out best against the best answers, or undefined when that cannot be told in time. */
export function bestAtTheEnd(situation: Situation, candidates: readonly Candidate[]): readonly Candidate[] | undefined {
  const known = candidates.length === 1 ? undefined : knownEnd(situation);
  if (known === undefined) return undefined;
  const search = new EndSearch(situation, VALUE);
  let best: readonly Candidate[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const value = search.valueAfter(known, candidate, most - 2 * EQUAL);
    if (search.isLost) return undefined;
    if (value > most + EQUAL) best = [candidate];
    else if (value >= most - EQUAL) best = [...best, candidate];
    most = Math.max(most, value);
  }
  return best;
}

class EndSearch {
  readonly #situation: Situation;
  readonly #judge: Judge;
  readonly #worth: Worth;
  /** By cards left to play: the deal there, and its own takes. */
  readonly #deals: readonly DealModel[];
  readonly #finders = Array.from({ length: LONGEST + 1 }, () => new TakeFinder());
  #left = PATIENCE;

  constructor(situation: Situation, worth: Worth) {
    this.#situation = situation;
    this.#worth = worth;
    this.#judge = new Judge(situation);
    this.#deals = Array.from({ length: LONGEST + 1 }, () => situation.deal.copied());
  }

  get isLost(): boolean {
    return this.#left <= 0;
  }

  valueAfter(known: DealModel, candidate: Candidate, least: number): number {
    const deal = at(this.#deals, known.toPlay - 1);
    deal.copy(known);
    playOn(deal, coded(candidate));
    return this.#solve(deal, least, Number.POSITIVE_INFINITY);
  }

  #solve(deal: DealModel, least: number, most: number): number {
    this.#left -= 1;
    if (deal.isOver || this.isLost) return this.#worth(this.#judge, deal);
    const finder = at(this.#finders, deal.toPlay);
    const isOwn = deal.turn === this.#situation.seat;
    let low = least;
    let high = most;
    let best = isOwn ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    finder.load(deal);
    for (let index = 0; index < deal.handSize; index += 1) {
      const card = deal.held(index);
      for (const taken of this.#optionsFor(card, deal, finder)) {
        const next = at(this.#deals, deal.toPlay - 1);
        next.copy(deal);
        finder.markSelection(next, taken, HAND_VALUES[card] ?? 0);
        next.play(card);
        const value = this.#solve(next, low, high);
        best = isOwn ? Math.max(best, value) : Math.min(best, value);
        if (isOwn) low = Math.max(low, best);
        else high = Math.min(high, best);
        if (low >= high) return best;
      }
    }
    return best;
  }

  /** What the card may take, nothing at the end where it may be laid down. */
  #optionsFor(card: number, deal: DealModel, finder: TakeFinder): readonly number[] {
    const takes = finder.list(HAND_VALUES[card] ?? 0);
    return takes.length > 0 && deal.terms.config.mustCapture ? takes : [...takes, 0];
  }
}
