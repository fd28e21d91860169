/** What the review says to a pattern that came up, or to a wrong slap, from where one seat looks at it. */
import type { Seat } from '#engine/core/words';
import type { RaceTerms } from '#engine/kit/race';
import { type Message, markSeat, markWhose } from '#text/message';
import { gapText, secondsText } from '#text/race';
import { patternShown } from '#text/racePatterns';
import { message } from '#text/say';
import type { Chance, Moment } from './chances';
import { fateOf } from './reactions';
import { wrongReason } from './tell';

export interface Looker {
  /** Whose review it is; undefined where the match was only watched. */
  readonly who: Seat | undefined;
  /** The one person at this screen, who is called "you". */
  readonly you: Seat | undefined;
  /** Milliseconds; undefined before the first slap. */
  readonly median: number | undefined;
  readonly terms: RaceTerms;
}

export interface MomentWords {
  readonly tag: 'won' | 'late' | 'missed' | 'wrong' | 'barred' | undefined;
  /** "Double sevens with one card between"; for a wrong slap whose it was. */
  readonly title: Message;
  readonly sentence: Message;
}

export function momentWords(moment: Moment, looker: Looker): MomentWords {
  if (moment.type === 'mistake')
    return {
      tag: 'wrong',
      title: message('race.log.badSlap', { who: markSeat(moment.seat) }),
      sentence: wrongReason({ ...moment, terms: looker.terms }),
    };
  return {
    tag: tagOf(moment, looker),
    title: message('race.text', { text: patternShown(moment.patterns[0], moment.sight) }),
    sentence: chanceText(moment, looker),
  };
}

function tagOf(chance: Chance, { who }: Looker): MomentWords['tag'] {
  if (who === undefined) return undefined;
  return fateOf(chance, who)?.type ?? 'barred';
}

/** Milliseconds within which two times are as good as the same: they are written in hundredths of a second. */
const AS_QUICK = 10;

function chanceText(chance: Chance, looker: Looker): Message {
  const { first, late } = chance;
  const [next] = late;
  if (first === undefined)
    return next === undefined
      ? message('review.moment.nobody')
      : message('review.moment.tooLate', { who: markSeat(next.seat), gap: gapText(next.by) });
  const taken = { who: markSeat(first.seat), time: secondsText(first.time) };
  const own = late.find(({ seat }) => seat === looker.who) ?? next;
  if (own !== undefined) {
    const key = own.seat === looker.you ? 'review.moment.aheadOfYou' : 'review.moment.ahead';
    return message(key, { ...taken, next: markSeat(own.seat), gap: gapText(own.by) });
  }
  const { who, median } = looker;
  if (who === undefined || median === undefined || fateOf(chance, who)?.type !== 'missed')
    return message('review.moment.taken', taken);
  if (Math.abs(first.time - median) < AS_QUICK)
    return message('review.moment.level', { ...taken, whose: markWhose(who) });
  const key = first.time < median ? 'review.moment.quicker' : 'review.moment.slower';
  return message(key, { ...taken, whose: markWhose(who), gap: gapText(Math.abs(first.time - median)) });
}
