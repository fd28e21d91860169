/** The switches that only a race's table has, in its settings. */
import { html, nothing, type TemplateResult } from 'lit';
import { toggle } from '#scenes/panels/kit';
import { words } from '#text/say';
import type { RaceDesk } from './desk';

export function raceOptions(desk: RaceDesk): TemplateResult {
  const opposite = desk.liked('ends') === 'opposite';
  return html`${toggle({
    label: words('raceTable.speech'),
    note: words('raceTable.speech.note'),
    on: desk.speaks,
    flip: () => desk.toggleSpeech(),
  })}
  ${
    desk.endsPossible && hasEnds()
      ? toggle({
          label: words('raceTable.ends'),
          note: words('raceTable.ends.note'),
          on: opposite,
          flip: () => desk.like('ends', opposite ? 'side' : 'opposite'),
        })
      : nothing
  }`;
}

/** A low window has no room for two ends. */
const hasEnds = (): boolean => document.documentElement.dataset.form !== 'low';
