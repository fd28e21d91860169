/** Set-up in words: profiles, what is wrong with a form or a file, who sits at a table. */
import type { ConfigFault, Option, OptionValue } from '#engine/core/options';
import type { Chair, ProfileFault, StorageFault } from '#storage/types';
import { namesText } from '#text/lists';
import { say, words } from '#text/say';
import { gameName, optionChoice, optionTitle } from './gameText';
import type { ProfileNotice } from './profilesDesk';
import { storageFault } from './saveText';
import type { Undo } from './setupDesk';
import type { Offer } from './setupModel';
import type { ListedProfile } from './setupProfiles';
import { type Condition, isUsualValue } from './setupRows';

/** What a profile is called: a ready-made one by its text, an own one by the player's word. */
export function profileName(game: string, { by, id, name }: ListedProfile): string {
  if (by === 'player') return name;
  const key = `profile.${game}.${id}`;
  const text = say({ key, values: {} });
  return text === key ? words('profile.house') : text;
}

/** "1 person and 3 computers, 2 rules of its own, seed 7". */
export function profileSummary({ rules }: Offer, { plan }: ListedProfile): string {
  const rows = rules.optionsAt?.(plan.options, plan.chairs.length) ?? rules.options;
  const count = rows.filter((row) => !isUsualValue(row, plan.options[row.key] ?? row.value.initial)).length;
  const own = count === 0 ? words('profile.usual') : words('profile.own', { count });
  const parts = [companyText(plan.chairs), own];
  return [...parts, ...(plan.seed === 'random' ? [] : [words('profile.seed', { seed: plan.seed })])].join(', ');
}

/** "1 person and 3 computers". */
export function companyText(chairs: readonly Chair[]): string {
  const people = chairs.filter(({ player }) => player === 'human').length;
  const computers = chairs.length - people;
  const [humans, machines] = [words('setup.people', { count: people }), words('setup.computers', { count: computers })];
  if (people === 0) return machines;
  return computers === 0 ? humans : words('names.two', { before: humans, last: machines });
}

export const noticeText = (notice: ProfileNotice): string =>
  notice.type === 'failed' ? storageFault(notice.fault) : words(`profile.${notice.type}`, { name: notice.name });

export const undoText = (game: string, undo: Undo): string =>
  undo.type === 'removed'
    ? words('profile.removed', { name: undo.profile.name })
    : words('profile.replaced', { name: profileName(game, undo.by) });

/** What the house had against the form, as a sentence that says what to do about it. */
export function faultText(game: string, rows: readonly Option[], { field, why }: ConfigFault): string {
  const row = rows.find(({ key }) => key === field);
  if (field === 'seed') return words('setup.fault.seed');
  return row === undefined ? words('setup.fault', { why }) : valueFault(game, row.key, row.value);
}

/** What a value has to be. */
function valueFault(game: string, key: string, rule: OptionValue): string {
  switch (rule.kind) {
    case 'number':
      return words('setup.fault.number', { least: rule.least, most: rule.most });
    case 'numbers':
      return words('setup.fault.numbers', { least: rule.least, most: rule.most });
    case 'choice':
      return words('setup.fault.choice', { choices: orText(rule.of.map((value) => optionChoice(game, key, value))) });
    case 'toggle':
      return words('setup.fault.toggle');
  }
}

/** One thing that is wrong with a profile's file, as a sentence. */
export function profileFault(fault: ProfileFault | StorageFault): string {
  switch (fault.type) {
    case 'full':
    case 'unavailable':
    case 'broken':
      return storageFault(fault);
    case 'tooLarge':
    case 'notJson':
    case 'newerFormat':
      return words(`profile.fault.${fault.type}`);
    case 'notAProfile':
      return fault.where === ''
        ? words('profile.fault.notAProfile')
        : words('profile.fault.part', { where: fault.where });
    case 'otherGame':
      return words('profile.fault.otherGame', { game: fault.game });
    case 'badSeats':
      return words('profile.fault.badSeats', {
        game: gameName(fault.game),
        allowed: orText(fault.allowed.map(String)),
        count: fault.count,
      });
    case 'unknownKind':
      return words('profile.fault.unknownKind', { number: fault.seat + 1, kind: fault.kind });
    case 'unknownOption':
      return words('profile.fault.unknownOption', { game: gameName(fault.game), field: fault.field });
    case 'badValue': {
      const wanted = fileValue(fault.rule);
      return words('profile.fault.badValue', { field: fault.field, given: fault.given, wanted });
    }
  }
}

/** What may stand in a file, in the file's own words. */
function fileValue(rule: OptionValue): string {
  switch (rule.kind) {
    case 'number': {
      const range = words('profile.wanted.number', { least: rule.least, most: rule.most });
      return typeof rule.initial === 'string' ? orText([range, `"${rule.initial}"`]) : range;
    }
    case 'numbers':
      return words('profile.wanted.numbers', { least: rule.least, most: rule.most });
    case 'choice':
      return orText(rule.of.map((value) => `"${value}"`));
    case 'toggle':
      return orText(['true', 'false']);
  }
}

/** 'a', 'a or b', 'a, b or c'. */
function orText(items: readonly string[]): string {
  const [first = '', ...rest] = items;
  const last = rest.pop();
  if (last === undefined) return first;
  return words('setup.or', { before: [first, ...rest].join(', '), last });
}

/** "With Scoring: With a pot": when options that are left out come back. */
export function conditionText(game: string, { key, is }: Condition): string {
  const choices = is.map((value) => (value === true ? words('rules.on') : optionChoice(game, key, String(value))));
  return words('setup.when', { title: optionTitle(game, key), value: orText(choices) });
}

export const titlesText = (game: string, keys: readonly string[]): string =>
  namesText(keys.map((key) => optionTitle(game, key)));
