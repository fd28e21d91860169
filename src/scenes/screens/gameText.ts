/** What a game, its options and its levels are called. A text that nobody wrote yet falls back to the key, made readable. */
import { middleOf, percentOfSteps, stepsOf } from '#play/speeds';
import { say, words } from '#text/say';

/** 'targetScore' becomes 'Target score'. */
function readable(key: string): string {
  const spaced = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const textOr = (key: string, instead: string): string => {
  const text = say({ key, values: {} });
  return text === key ? instead : text;
};

export const gameName = (game: string): string => textOr(`game.${game}.name`, readable(game));
/** One or two short sentences for the menu's tile. */
export const gameLine = (game: string): string => textOr(`game.${game}.line`, '');
/** One sentence for the head of the set-up. */
export const gameSentence = (game: string): string => textOr(`game.${game}.sentence`, gameLine(game));
/** About how long a match takes: '20 min'. */
export const gameLength = (game: string): string => textOr(`game.${game}.length`, '');

export const optionTitle = (game: string, key: string): string => textOr(`option.${game}.${key}`, readable(key));
export const optionNote = (game: string, key: string): string => textOr(`option.${game}.${key}.note`, '');
/** The same for an option that stands at one of its choices, where that choice has a line of its own. */
export const choiceNote = (game: string, key: string, value: string): string =>
  textOr(`option.${game}.${key}.${value}.note`, optionNote(game, key));
export const optionChoice = (game: string, key: string, value: string): string =>
  textOr(`option.${game}.${key}.${value}`, readable(value));

/** 'Quick', and with fine steps 'Quick, 8% quicker'. */
export function levelName(level: string): string {
  const middle = middleOf(level);
  const name = textOr(`level.${middle}`, readable(middle));
  const steps = stepsOf(level);
  if (steps === 0) return name;
  return words(steps > 0 ? 'level.quicker' : 'level.slower', { level: name, percent: percentOfSteps(steps) });
}

/** One line on how a level plays this game. */
export const levelNote = (game: string, level: string): string => textOr(`level.${game}.${level}`, '');
