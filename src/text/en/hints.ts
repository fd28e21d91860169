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
  'hint.often': 'in {{of100}} of 100 tries',
  'hint.nearlyAlways': 'in nearly every try',
  'hint.hardlyEver': 'in hardly any try',
  'hint.aloud': 'Hint: {{move}}.',
  'hint.refused.notYourTurn': 'A hint comes when it is your turn.',
  'hint.refused.none': 'There is no hint for this moment.',
} as const;

/** What the rules of every game with hints say of them. */
export const ABOUT_HINTS = {
  title: 'Hints and review',
  text: [
    'On your turn H, or the lamp in the bar, asks an expert what it would do and why. It knows no more than you can see.',
    'Enter chooses that move, and a second press plays it. H or Esc puts the hint away.',
    'When the game is over, Review on the page of the results sets each of your moves beside the expert’s.',
  ].join('\n'),
} as const;
