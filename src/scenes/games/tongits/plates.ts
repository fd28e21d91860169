/** What a plate says: chips or points, cards held, who is next, who may not call, and who is asked. */
import { at, type Seat } from '#engine/core/words';
import { hasExposed, isBlocked, nextInTurn, scoresOf, type TongitsView } from '#engine/games/tongits/index';
import type { PlateFacts, Tag } from '#scenes/games/facts';
import { words } from '#text/say';

export function plate(view: TongitsView, seat: Seat): PlateFacts {
  const score = at(scoresOf(view), seat);
  const unit = view.config.scoring === 'pot' ? 'tongits.chips' : 'tongits.points';
  const count = view.hands[seat]?.count ?? 0;
  return {
    score: `${score}`,
    unit: words(unit, { count: score }),
    notes: view.round === 0 ? [] : [words('tongits.cardsHeld', { count })],
    notesOnTurn: 'stay',
    tags: tagsOf(view, seat),
  };
}

function tagsOf(view: TongitsView, seat: Seat): readonly Tag[] {
  const { phase } = view;
  switch (phase.type) {
    case 'opening':
    case 'melding':
      return turnTags(view, seat, phase.seat);
    case 'answering':
      return seat === phase.caller ? [tag('called', 'brass')] : answerTags(view, seat);
    default:
      return [];
  }
}

const tag = (key: 'next' | 'blocked' | 'called' | 'asked' | 'answered' | 'burned', tone: Tag['tone']): Tag => ({
  text: words(`tongits.tag.${key}`),
  tone,
});

/** A block means something only to a seat that could call. */
function turnTags(view: TongitsView, seat: Seat, on: Seat): readonly Tag[] {
  const barred = isBlocked(view, seat) && hasExposed(view, seat) ? [tag('blocked', 'coral')] : [];
  return nextInTurn(view.order, on) === seat && barred.length === 0 ? [tag('next', 'ink')] : barred;
}

/** That somebody has answered is told, never what. */
function answerTags({ phase }: TongitsView, seat: Seat): readonly Tag[] {
  const asked = phase.type === 'answering' ? phase.asked.find((one) => one.seat === seat)?.answer : undefined;
  if (asked === undefined) return [];
  if (asked === 'awaited') return [tag('asked', 'ink')];
  return asked === 'burned' ? [tag('burned', 'coral')] : [tag('answered', 'ink')];
}
