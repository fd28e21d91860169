/** Who pays whom what after a round, and where all chips are then. Words and figures, no markup. */
import { at, type Seat, seatsOf } from '#engine/core/words';
import type { Payment, PayReason, RoundResult, TongitsConfig } from '#engine/games/tongits/index';
import type { Message } from '#text/message';
import { message, words } from '#text/say';
import { type CountFacts, nameIn } from './countModel';

export interface PayLine {
  /** The payer; undefined for the pot. */
  readonly seat: Seat | undefined;
  readonly name: string;
  readonly text: Message;
  /** What was added, and what could not be paid. */
  readonly extras: readonly string[];
  readonly chips: number;
}

export interface ChipsRow {
  readonly seat: Seat | undefined;
  readonly name: string;
  readonly before: number;
  readonly change: number;
  readonly now: number;
}

export interface PaySheet {
  readonly title: Message;
  readonly lines: readonly PayLine[];
  /** Quiet lines under the payments. */
  readonly notes: readonly Message[];
  /** Undefined when nobody won. */
  readonly sum: { readonly label: Message; readonly chips: number } | undefined;
  /** What the figures of the rows are. */
  readonly unit: Message;
  /** Each seat, and last the pot where there is one. */
  readonly rows: readonly ChipsRow[];
  readonly foot: Message;
}

export function paySheet(facts: CountFacts): PaySheet {
  return facts.view.config.scoring === 'pot' ? chipsSheet(facts) : pointsSheet(facts);
}

function chipsSheet(facts: CountFacts): PaySheet {
  const { result, you, view } = facts;
  const { winner, payments, potPaid } = result;
  const total = payments.reduce((sum, { paid }) => sum + paid, 0) + potPaid;
  const chips = result.chips.reduce((sum, held) => sum + held, result.pot);
  const who = winner === undefined ? '' : nameIn(facts.chairs, winner);
  return {
    title:
      winner === undefined
        ? message('pay.title.nobody')
        : winner === you
          ? message('pay.title.you')
          : message('pay.title', { name: who }),
    lines: [...payments.map((payment) => payLine(facts, payment)), ...potLine(result, view.config)],
    notes: notesOf(result, view.config),
    sum:
      winner === undefined
        ? undefined
        : {
            label: winner === you ? message('pay.receive.you') : message('pay.receive', { name: who }),
            chips: total,
          },
    unit: message('pay.chips'),
    rows: chipsRows(facts),
    foot: message('pay.together', { chips }),
  };
}

function payLine({ result, you, chairs }: CountFacts, { from, parts, owed, paid }: Payment): PayLine {
  const base = parts.find(({ reason }) => reason === 'loss' || reason === 'callLost' || reason === 'challengeLost');
  const folded = result.counts[from] === 'folded';
  const reason =
    base?.reason === 'callLost' || base?.reason === 'challengeLost' ? base.reason : folded ? 'folded' : 'loss';
  const name = nameIn(chairs, from);
  const extras = parts.flatMap((part) =>
    isExtra(part.reason) ? [words(`pay.extra.${part.reason}`, { chips: part.chips })] : [],
  );
  return {
    seat: from,
    name,
    text: from === you ? message(`pay.you.${reason}`) : message(`pay.who.${reason}`, { name }),
    extras: paid < owed ? [...extras, words('pay.all', { owed })] : extras,
    chips: paid,
  };
}

type Extra = Exclude<PayReason, 'loss' | 'callLost' | 'challengeLost'>;
const isExtra = (reason: PayReason): reason is Extra =>
  reason !== 'loss' && reason !== 'callLost' && reason !== 'challengeLost';

function potLine({ potPaid }: RoundResult, { potGoes }: TongitsConfig): readonly PayLine[] {
  if (potPaid === 0) return [];
  const text = message(potGoes === 'everyWin' ? 'pay.pot.every' : 'pay.pot.running');
  return [{ seat: undefined, name: words('pay.pot'), text, extras: [], chips: potPaid }];
}

function notesOf(result: RoundResult, config: TongitsConfig): readonly Message[] {
  const { winner, potPaid, pot } = result;
  if (winner === undefined) return [message('pay.potStaysNobody')];
  const stays = potPaid === 0 && pot > 0 && config.potGoes === 'twoRunning' ? [message('pay.potStays')] : [];
  return [...noExtras(result, config), ...stays];
}

/** The extras of this table that nobody paid. */
function noExtras({ payments }: RoundResult, config: TongitsConfig): readonly Message[] {
  const { tongitsExtra, burnedExtra, secretExtra, aceBonus } = config;
  const played: readonly (readonly [Extra, boolean])[] = [
    ['tongits', tongitsExtra > 0],
    ['burned', burnedExtra > 0],
    ['secrets', secretExtra > 0],
    ['acesAndKings', aceBonus !== 'off'],
  ];
  const paid = new Set(payments.flatMap(({ parts }) => parts.map(({ reason }) => reason)));
  const missing = played.filter(([reason, on]) => on && !paid.has(reason)).map(([reason]) => words(`pay.no.${reason}`));
  return missing.length === 0 ? [] : [message('pay.noExtras', { reasons: missing.join(words('tongits.then')) })];
}

/** What a round brought a seat in chips, the pot included and the ante not. */
export const changeOf = ({ payments, potPaid, winner }: RoundResult, seat: Seat): number =>
  payments.reduce((sum, { from, to, paid }) => sum + (to === seat ? paid : 0) - (from === seat ? paid : 0), 0) +
  (seat === winner ? potPaid : 0);

function chipsRows({ result, chairs }: CountFacts): readonly ChipsRow[] {
  const { chips, potPaid, pot } = result;
  const seats = seatsOf(chips.length).map((seat) => {
    const [now, change] = [at(chips, seat), changeOf(result, seat)];
    return { seat, name: nameIn(chairs, seat), before: now - change, change, now };
  });
  return [...seats, { seat: undefined, name: words('pay.pot'), before: pot + potPaid, change: -potPaid, now: pot }];
}

function pointsSheet({ result, chairs, view }: CountFacts): PaySheet {
  const { target } = view.config;
  const rows = seatsOf(result.points.length).map((seat) => {
    const [now, change] = [at(result.points, seat), seat === result.winner ? 1 : 0];
    return { seat, name: nameIn(chairs, seat), before: now - change, change, now };
  });
  return {
    title: message('pay.title.points'),
    lines: [],
    notes: [],
    sum: undefined,
    unit: message('pay.points'),
    rows,
    foot: target === 'none' ? message('pay.noTarget') : message('pay.target', { count: target }),
  };
}

/** "+27", "−2", "0". */
export const changeText = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${Math.abs(change)}` : '0';
