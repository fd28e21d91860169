/** Plays cues without a screen: where the cards lie once the last has ended. */
import type { CardId } from '#engine/cards/cards';
import { type Hidden, isHidden } from '#engine/core/secrets';
import { type Millis, millis } from '#engine/core/words';
import type { Cue, Placed, Spot } from '#scenes/cues';
import { spotKey } from '#scenes/scripts/placing';

/** Where the cards lie once all cues have been played; `isStack` tells the zones that swallow cards. */
export function afterCues(
  before: readonly Placed[],
  cues: readonly Cue[],
  isStack: (zone: string) => boolean,
): readonly Placed[] {
  const moves = cues
    .filter((cue) => cue.kind === 'travel' || cue.kind === 'flip')
    .map((cue, order) => ({ cue, order }))
    .sort((a, b) => endOf(a.cue) - endOf(b.cue) || a.order - b.order);
  return moves.reduce((placed, { cue }) => step(placed, cue, isStack), before);
}

function step(placed: readonly Placed[], cue: Cue, isStack: (zone: string) => boolean): readonly Placed[] {
  if (cue.kind === 'flip') {
    const index = placed.findIndex((one) => spotKey(one.spot) === spotKey(cue.at));
    return placed.map((one, at) => (at === index ? { ...one, card: cue.card, faceUp: true } : one));
  }
  if (cue.kind !== 'travel') return placed;
  const at = indexOf(placed, cue.card, cue.from);
  const others = placed.filter((_, index) => index !== at);
  return isStack(cue.to.zone) ? others : [...others, { card: cue.card, spot: cue.to, faceUp: cue.faceUp }];
}

/** The card itself, or the back that lies at the spot it leaves. */
function indexOf(placed: readonly Placed[], card: CardId | Hidden, from: Spot): number {
  const named = isHidden(card) ? -1 : placed.findIndex((one) => one.card === card);
  if (named >= 0) return named;
  return placed.findIndex((one) => isHidden(one.card) && spotKey(one.spot) === spotKey(from));
}

const endOf = (cue: Cue): Millis =>
  millis('length' in cue && 'start' in cue ? cue.start + cue.length : 'start' in cue ? cue.start : 0);
