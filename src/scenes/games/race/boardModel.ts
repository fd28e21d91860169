/** What the standings say, worked out from a view and what has happened: every figure and sentence, no markup. */
import { at, type Seat, seat } from '#engine/core/words';
import { hasCards, isOut, maySlap, outcomeOf, type RaceView } from '#engine/kit/race';
import { medianOf } from '#play/speeds';
import type { RaceHappened } from '#scenes/race/game';
import type { Message } from '#text/message';
import { secondsText } from '#text/race';
import { message, say, words } from '#text/say';
import { bestOf, type RaceStory, storyOf } from './history';
import { outNote } from './plates';

export interface StandingRow {
  readonly seat: Seat;
  /** From 1; equal places get the same number. */
  readonly place: number;
  /** Under the name: "leads", "First to go out"; '' for nothing. */
  readonly note: string;
  readonly cards: number;
  readonly slaps: number;
  readonly collected: number;
  readonly wrong: number;
  /** Of slaps won: "0.31 s"; undefined before the first. */
  readonly best: string | undefined;
  readonly median: string | undefined;
  readonly standing: 'leads' | 'in' | 'out';
}

export interface Standings {
  readonly sentence: Message;
  /** By place. */
  readonly rows: readonly StandingRow[];
  /** Whether piles can be collected here. */
  readonly collections: 'some' | 'never';
}

export function standingsOf(view: RaceView, past: readonly RaceHappened[]): Standings {
  const story = storyOf(past, view.seats);
  const over = view.phase.type === 'over' ? view.phase : undefined;
  // While a match goes on, seats stand as if it ended by cards now.
  const { standings } = outcomeOf(view, over ?? { type: 'over', how: 'cards', winners: [] });
  const leaders = leadersOf(view);
  const leading = over === undefined && leaders.length === view.seats ? [] : leaders;
  return {
    sentence: sentenceOf(view, story),
    rows: standings.map(({ seat, place }) => ({
      seat,
      place,
      note: noteOf(view, seat, leading),
      cards: at(view.counts, seat),
      ...figuresOf(story, seat),
      standing: isOut(view, seat) ? 'out' : leading.includes(seat) ? 'leads' : 'in',
    })),
    collections: view.terms.courts === 'demandPayment' ? 'some' : 'never',
  };
}

/** Whoever has won, or holds the most cards. */
export function leadersOf({ phase, counts }: RaceView): readonly Seat[] {
  if (phase.type === 'over') return phase.winners;
  const most = Math.max(...counts);
  return counts.flatMap((count, index) => (count === most ? [seat(index)] : []));
}

function figuresOf(story: RaceStory, seat: Seat) {
  const { times, wrongSlaps, collected } = at(story.seats, seat);
  const [best, median] = [bestOf(times), medianOf(times)];
  return {
    slaps: times.length,
    collected,
    wrong: wrongSlaps,
    best: best === undefined ? undefined : secondsText(best),
    median: median === undefined ? undefined : secondsText(median),
  };
}

function sentenceOf({ phase, cardsPlayed }: RaceView, { piles }: RaceStory): Message {
  const values = { count: piles.length, cards: say(message('standings.played', { count: cardsPlayed })) };
  if (phase.type === 'over') return message('standings.over', values);
  return message(piles.length === 0 ? 'standings.none' : 'standings.sentence', values);
}

function noteOf(view: RaceView, seat: Seat, leading: readonly Seat[]): string {
  const out = outNote(view, seat);
  if (out !== undefined) return out;
  if (leading.includes(seat)) return words(view.phase.type === 'over' ? 'standings.won' : 'standings.leads');
  const waits = view.phase.type !== 'over' && !hasCards(view, seat) && maySlap(view, seat);
  return waits ? words('standings.noCards') : '';
}
