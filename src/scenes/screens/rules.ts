/** A game's rules in short sections, in a dialog. The sections are texts `rules.<game>.<n>.title` and `rules.<game>.<n>.text`, a line a paragraph. */
import './rules.css';
import { html, type TemplateResult } from 'lit';
import type { Rules } from '#engine/core/rules';
import { dialog, rich } from '#scenes/panels/kit';
import type { TableOptions } from '#storage/types';
import { say, words } from '#text/say';
import { gameName, optionChoice, optionTitle } from './gameText';
import type { Raw } from './setupModel';
import { applies, isUsualValue } from './setupRows';

interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A game's rules and the options that a table was begun with. */
export interface TableRules {
  readonly rules: Rules;
  readonly config: object;
}

export interface RulesParts {
  readonly game: string;
  readonly close: () => void;
  /** At a table: its own options come first, where they are not the usual ones. */
  readonly playedWith: TableRules | undefined;
}

/** The rules dialog, open for as long as the template holds it. */
export const rulesDialog = ({ game, close, playedWith }: RulesParts): TemplateResult =>
  dialog({
    title: words('rules.title', { game: gameName(game) }),
    sentence: '',
    look: 'rules-dialog',
    body: html`<div class="rules-text scrolls" tabindex="0" aria-label=${words('rules.text')}>
      ${[...houseSection(playedWith), ...sectionsOf(game)].map(section)}
    </div>`,
    buttons: [{ label: words('rules.close'), kind: 'secondary', key: 'Esc', press: close, first: 'first' }],
    onEscape: close,
  });

/** Whether anybody has written the rules of a game down. */
export const hasRules = (game: string): boolean => sectionsOf(game).length > 0;

const section = ({ title, paragraphs }: Section): TemplateResult =>
  html`<section class="rules-section"><h3>${title}</h3>${paragraphs.map((text) => html`<p>${rich(text)}</p>`)}</section>`;

/** What is played otherwise at this table, option by option; nothing where all is as usual. */
function houseSection(playedWith: TableRules | undefined): readonly Section[] {
  if (playedWith === undefined) return [];
  const { rules, config } = playedWith;
  const chosen: TableOptions = Object.fromEntries(Object.entries(config));
  const changed = rules.options.flatMap((row) => {
    const stands = chosen[row.key];
    if (stands === undefined || isUsualValue(row, stands) || !applies(rules.game, row.key, chosen)) return [];
    return [`${optionTitle(rules.game, row.key)}: ${valueText(rules.game, row.key, stands)}`];
  });
  return changed.length === 0
    ? []
    : [{ title: words('rules.house'), paragraphs: [words('rules.houseNote'), ...changed] }];
}

function valueText(game: string, key: string, value: Raw): string {
  if (typeof value === 'boolean') return words(value ? 'rules.on' : 'rules.off');
  if (typeof value === 'string') return optionChoice(game, key, value);
  return typeof value === 'number' ? String(value) : value.join(', ');
}

/** A game's sections, counted from 1 until a title is missing. */
function sectionsOf(game: string): readonly Section[] {
  const sections: Section[] = [];
  for (let number = 1; ; number += 1) {
    const title = textOf(`rules.${game}.${number}.title`);
    if (title === undefined) return sections;
    sections.push({ title, paragraphs: (textOf(`rules.${game}.${number}.text`) ?? '').split('\n') });
  }
}

function textOf(key: string): string | undefined {
  const text = say({ key, values: {} });
  return text === key ? undefined : text;
}
