/** Hints at the table: the prompt, why, and what moves are worth. */
export const HINTS = {
  'hint.title': 'Hint',
  'hint.why': 'Why',
  'hint.thinking': 'Thinking…',
  'hint.close': 'Close',
  'hint.back': 'Back to the table',
  'hint.choose': 'Choose these',
  'hint.chooseOne': 'Choose it',
  'hint.more.points': 'Points more than {{than}}',
  'hint.more.percent': 'Wins in 100 more than {{than}}',
  'hint.more.chips': 'Chips more than {{than}}',
  'hint.aloud': 'Hint: {{move}}.',
  'hint.refused.notYourTurn': 'A hint comes when it is your turn.',
  'hint.refused.none': 'There is no hint for this moment.',
} as const;
