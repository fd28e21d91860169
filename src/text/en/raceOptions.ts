/** Options that both slap games have, in the same words. */
export const RACE_OPTIONS = {
  decks: { title: 'Packs', note: 'Auto: one to five seats, two to eight, three to ten.', auto: 'Auto' },
  lateGraceMs: { title: 'Late slaps are free for', note: 'Milliseconds after a pile is taken.' },
  flipMs: { title: 'A card turns in', note: 'Milliseconds until it counts.' },
  slapLockoutMs: {
    title: 'Pause after a wrong slap',
    note: 'Milliseconds. By input: none on keys, 850 by touch.',
  },
  flipGuardMs: { title: 'Ignore a double tap for', note: 'Milliseconds. By input: none on keys, 240 by touch.' },
  slapIn: {
    title: 'Slapping without cards',
    note: 'Who may slap when its hand is empty.',
    contributed: 'Who laid one',
    contributedNote: 'With a card of your own in the pile you may slap back in.',
    anyTime: 'Always',
    anyTimeNote: 'Nobody goes out.',
    never: 'Never',
    neverNote: 'Without cards you only watch.',
  },
  burnCount: { title: 'Cards of a penalty', note: 'As far as they are held.' },
  emptyBadSlap: {
    title: 'A wrong slap without cards',
    note: 'What it costs a player who holds none.',
    none: 'Costs nothing',
    eliminated: 'Puts out',
  },
  allInPile: {
    title: 'When all cards lie in the pile',
    note: 'What follows when nobody slaps.',
    lastPlayer: 'The last player takes it',
    lastPlayerNote: 'Shuffled, and the game goes on.',
    draw: 'It is a draw',
    drawNote: 'All who are left share the win.',
  },
  shuffleOnWin: { title: 'Shuffle won cards', note: 'Before they go under the hand.' },
  timeLimit: { title: 'Minutes to play', note: 'Then most cards win.' },
  cardLimit: { title: 'Cards to play', note: 'Then most cards in hand win.' },
} as const;
