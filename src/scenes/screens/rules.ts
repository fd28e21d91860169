/** A game's rules in short sections, in a dialog. The sections are texts `rules.<game>.<n>.title` and `rules.<game>.<n>.text`, a line a paragraph. */
import './rules.css';
import { html, type TemplateResult } from 'lit';
import { dialog, rich } from '#scenes/panels/kit';
import { say, words } from '#text/say';
import { gameName } from './gameText';

interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The rules dialog, open for as long as the template holds it. */
export const rulesDialog = (game: string, close: () => void): TemplateResult =>
  dialog({
    title: words('rules.title', { game: gameName(game) }),
    sentence: '',
    look: 'rules-dialog',
    body: html`<div class="rules-text scrolls" tabindex="0" aria-label=${words('rules.text')}>
      ${sectionsOf(game).map(section)}
    </div>`,
    buttons: [{ label: words('rules.close'), kind: 'secondary', key: 'Esc', press: close, first: 'first' }],
    onEscape: close,
  });

/** Whether anybody has written the rules of a game down. */
export const hasRules = (game: string): boolean => sectionsOf(game).length > 0;

const section = ({ title, paragraphs }: Section): TemplateResult =>
  html`<section><h3>${title}</h3>${paragraphs.map((text) => html`<p>${rich(text)}</p>`)}</section>`;

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
