/** The opening of a race: who plays first, and what may be slapped at this table. */
import type { RaceView } from '#engine/kit/race';
import { listText } from '#text/lists';
import { type Message, markSeat } from '#text/message';
import { patternKinds } from '#text/racePatterns';
import { message } from '#text/say';
import { youOf } from './you';

export function opening(view: RaceView): { readonly title: Message; readonly sentence: Message } {
  const { phase } = view;
  const leader = phase.type === 'flipping' ? phase.seat : undefined;
  const key = leader !== undefined && leader === youOf(view) ? 'race.opening.youFirst' : 'race.opening.first';
  return {
    title: message(key, { who: leader === undefined ? '' : markSeat(leader) }),
    sentence: slapsText(view),
  };
}

function slapsText({ terms: { patterns } }: RaceView): Message {
  if (patterns.length === 0) return message('race.opening.nothing');
  if (patterns.every(({ name }) => name === 'jack')) return message('race.opening.jacks');
  const values = { kinds: listText([...new Set(patterns.map(patternKinds))]) };
  const pairs = new Set(patterns.flatMap((one) => ('between' in one ? [one.name] : [])));
  const across = new Set(patterns.flatMap((one) => ('between' in one && one.between === 1 ? [one.name] : [])));
  if (across.size === 0) return message('race.opening.slap', values);
  return message(across.size === pairs.size ? 'race.opening.between' : 'race.opening.doublesBetween', values);
}
