/** What a watcher sees of the table, and what the table might be behind that. */
import { type CardId, PACK } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import { HIDDEN, isHidden, type Watcher } from '#engine/core/secrets';
import { at, seatsOf } from '#engine/core/words';
import { SEATS } from './scoring';
import { ANSWERS, type Asked, type AskedView, type PhaseView, type TongitsState, type TongitsView } from './types';

type OpenPart = Omit<TongitsState, 'stock' | 'hands' | 'phase'>;

/** The table as `who` sees it: the stock and other hands are counts, answers of others are hidden until all are in. */
export function view(state: TongitsState, who: Watcher): TongitsView {
  const open = new Set<Watcher>([who, ...state.shown.map(({ seat }) => seat)]);
  return {
    ...openPart(state),
    who,
    phase: phaseFor(state, who),
    stockCount: state.stock.length,
    hands: seatsOf(SEATS).map((seat) => {
      const cards = at(state.hands, seat);
      return { count: cards.length, cards: open.has(seat) ? cards : HIDDEN };
    }),
  };
}

/** What everybody may see, named field by field: a field that is new in the state stays hidden until it is named here. */
function openPart(state: OpenPart): OpenPart {
  const { config, order, round, starter, turns, timer, discards, melds, blocks, shown } = state;
  const { points, chips, pot, running, history } = state;
  return {
    config,
    order,
    round,
    starter,
    turns,
    timer,
    discards,
    melds,
    blocks,
    shown,
    points,
    chips,
    pot,
    running,
    history,
  };
}

function phaseFor({ phase }: TongitsState, who: Watcher): PhaseView {
  if (phase.type !== 'answering') return phase;
  return { ...phase, asked: phase.asked.map((asked) => askedFor(asked, who)) };
}

const askedFor = ({ seat, answer }: Asked, who: Watcher): AskedView => ({
  seat,
  answer: answer === 'awaited' || answer === 'burned' || seat === who ? answer : HIDDEN,
});

/** A full state that looks like this view to its watcher: unseen cards are dealt anew, unknown answers rolled. */
export function resample(seen: TongitsView, dice: Dice): TongitsState {
  const unseen = dice.shuffle(unseenCards(seen));
  const hands = seen.hands.map(({ cards, count }) => (isHidden(cards) ? unseen.splice(0, count) : cards));
  return { ...openPart(seen), phase: guessedPhase(seen.phase, dice), hands, stock: unseen.slice(0, seen.stockCount) };
}

function guessedPhase(phase: PhaseView, dice: Dice): TongitsState['phase'] {
  if (phase.type !== 'answering') return phase;
  const asked = phase.asked.map(({ seat, answer }) => ({
    seat,
    answer: isHidden(answer) ? at(ANSWERS, dice.below(ANSWERS.length)) : answer,
  }));
  return { ...phase, asked };
}

/** The cards this watcher cannot place, in the pack's order. */
export function unseenCards(seen: TongitsView): readonly CardId[] {
  const open = seen.hands.flatMap(({ cards }) => (isHidden(cards) ? [] : cards));
  const known = new Set<CardId>([...open, ...seen.discards, ...seen.melds.flatMap(({ cards }) => cards)]);
  return PACK.filter((card) => !known.has(card));
}
