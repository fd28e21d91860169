/** Wall times and lists of names in words. */
import { words } from '#text/say';

/** "today 18:42", "yesterday 21:05", "14 March 2026 9:30": the day as seen from `now`, both in the player's own time zone. */
export function whenText(iso: string, now: Date): string {
  const then = new Date(iso);
  if (Number.isNaN(then.getTime())) return words('when.unknown');
  const time = `${then.getHours()}:${String(then.getMinutes()).padStart(2, '0')}`;
  const days = dayNumber(now) - dayNumber(then);
  if (days === 0) return words('when.today', { time });
  if (days === 1) return words('when.yesterday', { time });
  const year = then.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
  const date = then.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...year });
  return words('when.date', { date, time });
}

/** Whole days since a fixed day, by the calendar of the local time zone. */
const dayNumber = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
