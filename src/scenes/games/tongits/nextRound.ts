/** What comes after a round: another one if all agree, or the results. */
import { html, type TemplateResult } from 'lit';
import type { Seat } from '#engine/core/words';
import type { TongitsConfig } from '#engine/games/tongits/index';
import { words } from '#text/say';
import { type CountFacts, nameIn } from './countModel';

export type NextRound =
  /** Whoever plays here is asked. */
  | { readonly type: 'asked'; readonly round: number; readonly starter: Seat }
  /** Nobody here is asked: the computers go on, or have agreed already. */
  | { readonly type: 'coming'; readonly round: number; readonly starter: Seat }
  | { readonly type: 'over'; readonly why: 'target' | 'broke' };

interface Parts extends CountFacts {
  readonly next: NextRound;
  readonly ending: 'asked' | 'no';
}

/** Two lines at the foot: who starts, or why there is nothing to start. */
export function nextWords(parts: Parts): TemplateResult {
  const { next, ending, result, view } = parts;
  const pot = view.config.scoring === 'pot';
  if (ending === 'asked')
    return lines(
      words('round.end.sure', { round: result.round }),
      words(pot ? 'round.end.note' : 'round.end.notePlain'),
    );
  if (next.type === 'over') return lines(words('round.over'), words(`round.over.${next.why}`));
  return lines(starts(parts, next), anteWords(view.config));
}

const lines = (first: string, second: string): TemplateResult =>
  html`<p class="count-next-first">${first}</p>
    <p class="count-next-second">${second}</p>`;

function starts(
  { chairs, you }: Parts,
  { round, starter }: { readonly round: number; readonly starter: Seat },
): string {
  return starter === you
    ? words('round.youStart', { round })
    : words('round.starts', { round, name: nameIn(chairs, starter) });
}

const anteWords = ({ scoring, ante }: TongitsConfig): string =>
  scoring === 'pot' && ante > 0 ? words('round.antes', { ante }) : words('round.plain');
