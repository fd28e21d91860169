/** Pace, sound and help that can change in the middle of a game. */
import { html, type TemplateResult } from 'lit';
import { dialog, segmented, slider, toggle } from '#scenes/panels/kit';
import { PACES, type SettingsStore } from '#storage/types';
import { words } from '#text/say';

interface OptionsParts {
  readonly settings: SettingsStore;
  readonly close: () => void;
  /** Switches of a table of its own kind, in place of those that mean nothing at it. */
  readonly own?: TemplateResult | undefined;
}

/** Every change counts at once. */
export function optionsDialog({ settings, close, own }: OptionsParts): TemplateResult {
  const { pace, volume, muted, showLegal } = settings.get();
  return dialog({
    title: words('table.options'),
    sentence: words('table.options.sentence'),
    body: html`<div class="option-list">
      <p class="option-name">${words('table.pace')}</p>
      ${segmented({
        label: words('table.pace'),
        value: pace,
        options: PACES.map((value) => ({ value, label: words(`table.pace.${value}`) })),
        pick: (value) => settings.set({ pace: value }),
      })}
      ${
        own ??
        toggle({
          label: words('table.options.legal'),
          note: words('table.options.legalNote'),
          on: showLegal,
          flip: () => settings.set({ showLegal: !showLegal }),
        })
      }
      ${toggle({
        label: words('table.options.sound'),
        note: words('table.options.soundNote'),
        on: !muted,
        flip: () => settings.set({ muted: !muted }),
      })}
      ${slider({
        label: words('table.options.volume'),
        value: Math.round(volume * 100),
        set: (value) => settings.set({ volume: value / 100 }),
      })}
    </div>`,
    buttons: [{ label: words('table.menu.back'), kind: 'secondary', key: 'Esc', press: close }],
    onEscape: close,
  });
}
