/** Figures of a review in words. */
import type { Kind } from '#engine/core/rules';
import type { Opinion } from '#play/types';
import type { Message } from '#text/message';
import { message, say, words } from '#text/say';
import type { Judged, Totals } from './reviewModel';

/** Points and chips to a tenth, chances in whole hundredths. */
const figure = (unit: Opinion['unit'], amount: number): string => amount.toFixed(unit === 'percent' ? 0 : 1);

/** "−0.8 points". */
export const behindText = ({ unit, behind }: Pick<Judged, 'unit' | 'behind'>): string =>
  words(`weigh.behind.${unit}`, { behind: `−${figure(unit, behind)}` });

/** "Expert: lay down 4♣". */
export const expertText = <K extends Kind>({ best }: Judged<K>): Message =>
  message('weigh.expert', { move: say(best.move.headline) });

/** "31 of 44 as good as the expert's", "3.2 points given away". */
export const totalsText = ({ good, count, given, unit }: Totals): readonly [string, string] => [
  words('weigh.totals', { good, count }),
  // Chances that were given away one by one add up to wins.
  words(`weigh.given.${unit}`, { given: (unit === 'percent' ? given / 100 : given).toFixed(1) }),
];
