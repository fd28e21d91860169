/**
 * The regulars of the house: who the computer opponents are. Their habits say when they move and what they say at a table,
 * never what they play.
 */
import type { Chair } from '#storage/types';

/** How a regular spends the pause before a move. `dawdles`: now and then it takes its time, such as over a big take. */
export type Tempo = 'quick' | 'even' | 'deliberate' | 'dawdles';

/** How readily a regular remarks on something. */
export type Talk = 'quiet' | 'sociable';

interface Entry {
  readonly id: string;
  readonly name: string;
  /** The level it plays at, by game; a game that is not named has no levels of their own. */
  readonly levels: Readonly<Record<'cassino' | 'ohheaven' | 'tongits', string>>;
  readonly tempo: Tempo;
  readonly talk: Talk;
}

/** In the order in which they sit down: a newcomer meets those first who are easy to beat. */
const CAST = [
  {
    id: 'mikko',
    name: 'Mikko',
    levels: { cassino: 'easy', ohheaven: 'easy', tongits: 'easy' },
    tempo: 'deliberate',
    talk: 'quiet',
  },
  {
    id: 'ingrid',
    name: 'Ingrid',
    levels: { cassino: 'steady', ohheaven: 'easy', tongits: 'steady' },
    tempo: 'even',
    talk: 'sociable',
  },
  {
    id: 'theo',
    name: 'Theo',
    levels: { cassino: 'easy', ohheaven: 'easy', tongits: 'easy' },
    tempo: 'dawdles',
    talk: 'sociable',
  },
  {
    id: 'priya',
    name: 'Priya',
    levels: { cassino: 'sharp', ohheaven: 'sharp', tongits: 'sharp' },
    tempo: 'quick',
    talk: 'sociable',
  },
  {
    id: 'sam',
    name: 'Sam',
    levels: { cassino: 'steady', ohheaven: 'steady', tongits: 'steady' },
    tempo: 'even',
    talk: 'sociable',
  },
  {
    id: 'leila',
    name: 'Leila',
    levels: { cassino: 'expert', ohheaven: 'sharp', tongits: 'expert' },
    tempo: 'deliberate',
    talk: 'quiet',
  },
  {
    id: 'oskar',
    name: 'Oskar',
    levels: { cassino: 'sharp', ohheaven: 'expert', tongits: 'expert' },
    tempo: 'deliberate',
    talk: 'quiet',
  },
  {
    id: 'wren',
    name: 'Wren',
    levels: { cassino: 'easy', ohheaven: 'easy', tongits: 'steady' },
    tempo: 'quick',
    talk: 'sociable',
  },
  {
    id: 'amara',
    name: 'Amara',
    levels: { cassino: 'expert', ohheaven: 'expert', tongits: 'sharp' },
    tempo: 'quick',
    talk: 'quiet',
  },
  {
    id: 'hugo',
    name: 'Hugo',
    levels: { cassino: 'steady', ohheaven: 'steady', tongits: 'steady' },
    tempo: 'dawdles',
    talk: 'quiet',
  },
  {
    id: 'bea',
    name: 'Bea',
    levels: { cassino: 'easy', ohheaven: 'steady', tongits: 'easy' },
    tempo: 'deliberate',
    talk: 'sociable',
  },
  {
    id: 'noor',
    name: 'Noor',
    levels: { cassino: 'sharp', ohheaven: 'sharp', tongits: 'sharp' },
    tempo: 'even',
    talk: 'sociable',
  },
] as const satisfies readonly Entry[];

export type RegularId = (typeof CAST)[number]['id'];

export interface Regular extends Entry {
  readonly id: RegularId;
}

export const REGULARS: readonly Regular[] = CAST;

/** The regular of that id; what is kept may name one that no longer comes. */
const regularOf = (id: string): Regular | undefined => REGULARS.find((regular) => regular.id === id);

/**
 * The regular that sits on a chair: the one it names, or, on a chair from before they were kept, the one of that name. A
 * person is none, whatever the name.
 */
export function regularAt({ name, player }: Chair): Regular | undefined {
  if (player === 'human') return undefined;
  return player.regular === undefined ? REGULARS.find((regular) => regular.name === name) : regularOf(player.regular);
}

/** The level a regular plays a game at; undefined in a game where one speed is set for the whole table. */
export const levelOfRegular = ({ levels }: Regular, game: string): string | undefined =>
  Object.entries(levels).find(([named]) => named === game)?.[1];
