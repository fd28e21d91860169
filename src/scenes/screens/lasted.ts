/** How long a match took, in words. */
import { words } from '#text/say';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From wall time to wall time (ISO 8601): '41 minutes', '1 hour 5 minutes', 'Over 3 days' for one that was put aside. */
export function lastedText(from: string, to: string): string {
  const lasted = Math.max(0, Date.parse(to) - Date.parse(from));
  if (!(lasted >= MINUTE)) return words('results.under');
  if (lasted >= DAY)
    return words('results.overDays', { days: words('results.days', { count: Math.floor(lasted / DAY) }) });
  const hours = Math.floor(lasted / HOUR);
  const minutes = Math.floor((lasted % HOUR) / MINUTE);
  const inMinutes = words('results.minutes', { count: minutes });
  if (hours === 0) return inMinutes;
  const inHours = words('results.hours', { count: hours });
  return minutes === 0 ? inHours : words('results.hoursMinutes', { hours: inHours, minutes: inMinutes });
}
