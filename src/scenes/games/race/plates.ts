/** What a seat's plate says in a race: cards, who owes whom, who is out, and when the own turn comes. */
import type { Seat } from '#engine/core/words';
import { hasCards, isOut, maySlap, nextHolder, type RaceTable, type RaceView, rankAsking } from '#engine/kit/race';
import type { PlateFacts, Tag } from '#scenes/games/facts';
import { numberFirst } from '#text/lists';
import { words } from '#text/say';
import { youOf } from './you';

/** Notes are empty where nothing matters more than who sits there: the table then says the level or the keys. */
export function plate(view: RaceView, seat: Seat): PlateFacts {
  const count = view.counts[seat] ?? 0;
  const out = isOut(view, seat);
  const facts: PlateFacts = {
    score: `${count}`,
    unit: words('race.cards', { count }),
    notes: view.phase.type === 'over' && !out ? [] : notesOf(view, seat),
    notesOnTurn: 'stay',
    standing: out ? 'out' : 'in',
  };
  const tags = tagsOf(view, seat);
  return tags.length === 0 ? facts : { ...facts, tags };
}

function notesOf(view: RaceView, seat: Seat): readonly string[] {
  const note = outNote(view, seat) ?? (seat === youOf(view) ? ownNote(view, seat) : othersNote(view, seat));
  return note === undefined ? [] : [note];
}

/** "First to go out"; undefined for a seat that is in. */
export function outNote({ outs }: RaceTable, seat: Seat): string | undefined {
  const nth = nthOut(outs, seat);
  return nth === undefined ? undefined : words('race.plate.out', { nth });
}

/** "First", "Second": seats that went out together share it. */
function nthOut(outs: RaceTable['outs'], seat: Seat): string | undefined {
  const index = outs.findIndex((seats) => seats.includes(seat));
  if (index < 0) return undefined;
  const before = outs.slice(0, index).reduce((sum, seats) => sum + seats.length, 0);
  const nth = NTH[before];
  return nth === undefined ? undefined : words(nth);
}

/** At a table of ten, nine can go out. */
const NTH = [
  'race.nth.1',
  'race.nth.2',
  'race.nth.3',
  'race.nth.4',
  'race.nth.5',
  'race.nth.6',
  'race.nth.7',
  'race.nth.8',
  'race.nth.9',
] as const;

function ownNote(view: RaceView, seat: Seat): string | undefined {
  const { phase, challenge } = view;
  if (phase.type === 'collecting' && seat === phase.creditor) return words('race.plate.youCollect');
  if (phase.type === 'collecting' && seat === phase.payer) return words('race.plate.youPaid');
  if (!hasCards(view, seat)) return words(maySlap(view, seat) ? 'race.plate.youBackIn' : 'race.plate.youNoCards');
  if (phase.type !== 'flipping') return undefined;
  const before = playsBefore(view, phase.seat, seat);
  if (before === 0) return words(challenge === undefined ? 'race.plate.yourTurn' : 'race.plate.yourPay');
  return before === 1
    ? words('race.plate.next')
    : words('race.plate.before', { number: numberFirst(before), count: before });
}

/** How many players with cards are before a seat that holds some. */
function playsBefore(view: RaceTable, onTurn: Seat, seat: Seat): number {
  let before = 0;
  for (let at = onTurn; at !== seat && before < view.seats; at = nextHolder(view, at) ?? seat) before += 1;
  return before;
}

function othersNote(view: RaceView, seat: Seat): string | undefined {
  const { phase, challenge } = view;
  if (phase.type === 'collecting' && seat === phase.creditor) return words('race.plate.collects');
  if (phase.type === 'collecting' && seat === phase.payer) return words('race.plate.paid');
  if (phase.type === 'flipping' && challenge !== undefined) {
    const { creditor, owed, of } = challenge;
    if (seat === phase.seat) return words('race.plate.owes', { owed, of });
    if (seat === creditor) return words('race.plate.isOwed', { count: owed });
  }
  if (hasCards(view, seat)) return undefined;
  return words(maySlap(view, seat) ? 'race.plate.backIn' : 'race.plate.noCards');
}

/** Who is out; whose court card or ace is being paid for. */
function tagsOf(view: RaceView, seat: Seat): readonly Tag[] {
  if (isOut(view, seat)) return [{ text: words('race.tag.out'), tone: 'coral' }];
  const { challenge } = view;
  if (challenge === undefined || challenge.creditor !== seat) return [];
  const rank = rankAsking(challenge.of);
  return isCourtOrAce(rank) ? [{ text: words(`race.tag.${rank}`), tone: 'ink' }] : [];
}

const isCourtOrAce = (rank: string | undefined): rank is 'A' | 'K' | 'Q' | 'J' =>
  rank === 'A' || rank === 'K' || rank === 'Q' || rank === 'J';
