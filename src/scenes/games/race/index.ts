/** Facts and words of both slap games: one value each, the same functions under two names. */
import type { Millis, Seat } from '#engine/core/words';
import { isOut, type RaceEvent, type RaceView } from '#engine/kit/race';
import type { RaceGame } from '#scenes/race/game';
import { capitalised, numberText } from '#text/lists';
import type { Message } from '#text/message';
import { raceDoer, raceLine } from '#text/race';
import { cardName, message, words } from '#text/say';
import { ending } from './ending';
import { glance } from './glance';
import { opening } from './opening';
import { owes } from './owes';
import { plate } from './plates';
import { late, placeTag } from './refusals';
import { RaceReview } from './review';
import { scoreboard } from './scoreboard';
import { raceSummary } from './summary';
import { tellSlap } from './tell';

const raceGame = (game: 'ratscrew' | 'slapjack'): RaceGame => ({
  game,
  felt: game,
  title: `game.${game}.name`,
  scores: 'standings.title',
  line: raceLine,
  doer: raceDoer,
  heading,
  plate,
  onTurn: ({ phase }) => (phase.type === 'flipping' ? phase.seat : undefined),
  isOver: ({ phase }) => phase.type === 'over',
  scoreboard,
  // Hands are face down for everybody, so nobody takes the screen over.
  since: () => [],
  summary: (host) => raceSummary(game, host),
  review: (parts) => new RaceReview(game, parts),
  glance,
  tellSlap,
  late,
  owes,
  placeTag,
  cardSpoken,
  opening,
  ending,
  locked,
});

export const ratscrewGame = raceGame('ratscrew');
export const slapjackGame = raceGame('slapjack');

/** "6 players · two packs". */
function heading({ phase, seats, terms }: RaceView): Message {
  const packs = words('race.packs', { count: terms.packs, number: numberText(terms.packs) });
  if (phase.type === 'over') return message('race.heading.over', { packs });
  return message('race.heading', { players: words('race.players', { count: seats }), packs });
}

/** "Seven of diamonds". */
function cardSpoken({ card }: Extract<RaceEvent, { readonly type: 'laid' }>): string {
  return capitalised(cardName(card));
}

/** A hand rests after a wrong slap only where the table says so. */
function locked(view: RaceView, seat: Seat, now: Millis): string | undefined {
  const resting = now < (view.lockedUntil[seat] ?? 0) && !isOut(view, seat);
  return resting ? words('race.tag.wrong') : undefined;
}
