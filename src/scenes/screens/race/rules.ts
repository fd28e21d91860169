/** The rules of a slap race: packs, what may be slapped, how quick the computers are; all other options behind one button. */
import './rules.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Option } from '#engine/core/options';
import { MOST_STEPS, medianAt, middleOf, percentOfSteps, recentMedian, stepsOf } from '#play/speeds';
import { icon } from '#scenes/panels/icons';
import { button, segmented } from '#scenes/panels/kit';
import { raceTerms } from '#scenes/race/terms';
import { levelName } from '#scenes/screens/gameText';
import { company, planOf } from '#scenes/screens/setupModel';
import { type OptionFields, optionFields, optionGroup } from '#scenes/screens/setupOptions';
import { numberFirst, numberText } from '#text/lists';
import { secondsText } from '#text/race';
import { words } from '#text/say';
import { hasSteps, levelBeside, levelOf, speedOf, withSpeed } from './form';
import type { RaceParts } from './parts';
import { isPatternRow, patternTiles } from './patternTiles';

export function raceRules(parts: RaceParts): TemplateResult {
  const fields = optionFields(parts.desk, parts.race);
  const all = parts.all === 'shown' || fields.faulty;
  return html`<section class="panel setup-rules race-rules" aria-label=${words('setup.rules')}>
    <div class="race-rules-head">
      <h2 class="panel-title">${words(all ? 'setup.rules.all' : 'setup.rules')}</h2>
      ${allButton(parts, fields.differing, all)}
    </div>
    ${
      all
        ? html`<div class="setup-options race-all scrolls">${optionGroup(fields.house, parts.race, fields.field)}</div>`
        : usualRules(parts, fields)
    }
  </section>`;
}

/** Says how many of the hidden rules differ from the usual. */
const allButton = ({ flipAll }: RaceParts, differing: number, all: boolean): TemplateResult =>
  html`<button type="button" class="race-all-button" aria-expanded=${all ? 'true' : 'false'} @click=${flipAll}>
    ${
      all
        ? html`${icon('back')}<span>${words('setup.rules.main')}</span>`
        : html`${
            differing === 0
              ? nothing
              : html`<span class="race-differ">${words('setup.house.differ', { count: differing })}</span>`
          }<span>${words('setup.rules.all')}</span>${icon('chevR')}`
    }
  </button>`;

function usualRules(parts: RaceParts, { usual, field }: OptionFields): TemplateResult {
  const rows = usual.rows.filter((row) => !isPatternRow(row));
  const [packs, others] = [rows.filter(isPacks), rows.filter((row) => !isPacks(row))];
  return html`<div class="setup-options race-usual scrolls">
    ${packs.map((row) => field(row, packsNote(parts)))}
    ${patternTiles(parts)}
    ${others.map((row) => field(row, ''))}
    ${speed(parts)}
  </div>`;
}

const isPacks = ({ key }: Option): boolean => key === 'decks';

/** "Two for six players" while the number of packs is the table's. */
function packsNote({ desk, race }: RaceParts): string {
  const { form, offer } = desk;
  if (form.options.decks !== 'auto') return '';
  const { packs } = raceTerms(race, planOf(form, offer).options, form.seats);
  return words('setup.packs.auto', { packs: numberFirst(packs), seats: numberText(form.seats) });
}

function speed(parts: RaceParts): TemplateResult {
  const { desk } = parts;
  const { levels } = desk.offer;
  const matching = levels.filter((level) => level === 'adaptive');
  return html`<div class="race-speed">
    <h3 class="option-title">${words('setup.speed')}</h3>
    ${segmented({
      label: words('setup.speed'),
      options: [...matching, ...levels.filter((level) => level !== 'adaptive')].map((level) => ({
        value: level,
        label: levelName(level),
      })),
      value: speedOf(desk.form),
      pick: (level) => desk.change(withSpeed(desk.form, level)),
    })}
    <div class="race-pace">
      <p role="status">${speedNote(parts)}</p>
      ${
        isFixed(parts)
          ? fineSteps(parts)
          : button({ label: words('setup.warmUp'), kind: 'secondary', icon: 'hand', press: parts.warmUp })
      }
    </div>
  </div>`;
}

/** What the computers go by, or how quick a level is. */
function speedNote({ desk, race, settings }: RaceParts): string {
  const level = levelOf(desk.form);
  if (company(desk.form).computers === 0) return words('setup.speed.nobody');
  if (level === 'mixed') return words('setup.speed.mixed');
  if (level !== 'adaptive') return fixedNote(level, race);
  const { slaps } = settings.get();
  const median = recentMedian(slaps);
  if (median === undefined) return words('setup.speed.unknown');
  return words('setup.speed.known', { time: secondsText(median), count: Math.min(slaps.length, 12) });
}

/** "Median reaction 0.40 s, 8% quicker than Quick.": to two equal cards, or to a jack. */
function fixedNote(level: string, race: RaceParts['race']): string {
  const median = medianAt(level, race === 'slapjack' ? { name: 'jack' } : { name: 'double', between: 0 });
  const values = {
    time: secondsText(median ?? 0),
    percent: percentOfSteps(stepsOf(level)),
    level: levelName(middleOf(level)),
  };
  if (stepsOf(level) === 0) return words('setup.speed.median', values);
  return words(stepsOf(level) > 0 ? 'setup.speed.medianQuicker' : 'setup.speed.medianSlower', values);
}

const isFixed = ({ desk: { form } }: RaceParts): boolean => company(form).computers > 0 && hasSteps(form);

/** A fixed speed in fine steps, for people between two levels. */
function fineSteps({ desk }: RaceParts): TemplateResult {
  const step = (way: number, label: string, spoken: string): TemplateResult => {
    const level = levelBeside(desk.form, way);
    return button({
      label,
      spoken,
      kind: 'secondary',
      off: level === undefined ? words('setup.speed.end', { count: MOST_STEPS }) : undefined,
      press: () => level !== undefined && desk.change(withSpeed(desk.form, level)),
    });
  };
  return html`<span class="race-steps" role="group" aria-label=${words('setup.speed.fine')}>
    ${step(-1, words('setup.speed.slower'), words('setup.speed.slower.spoken'))}
    ${step(1, words('setup.speed.quicker'), words('setup.speed.quicker.spoken'))}
  </span>`;
}
