/** The names of the sounds there are, and where each take of them lies in the sprite. */

export const CUES = [
  'deal',
  'pick',
  'drop',
  'place',
  'flip',
  'capture',
  'trick',
  'meld',
  'layoff',
  'fold',
  'burn',
  'slap',
  'sweep',
  'turn',
  'round',
  'win',
  'loss',
  'bid.set',
  'bid.made',
  'bid.missed',
  'trick.yours',
  'draw.call',
  'challenge',
  'chips',
  'slap.won',
  'slap.false',
  'time.low',
  'countdown',
  'press',
  'error',
  'saved',
] as const;
export type Cue = (typeof CUES)[number];

/** Whether a name from outside (a script's cue) is one of the sounds. */
export const isCue = (name: string): name is Cue => CUES.some((cue) => cue === name);

/** What a player can set the loudness of on its own: what hands do with cards, what happens at the table, what buttons do. */
export const GROUPS = ['cards', 'table', 'interface'] as const;
export type Group = (typeof GROUPS)[number];

export const GROUP_OF: Readonly<Record<Cue, Group>> = {
  deal: 'cards',
  pick: 'cards',
  drop: 'cards',
  place: 'cards',
  flip: 'cards',
  capture: 'cards',
  trick: 'cards',
  meld: 'cards',
  layoff: 'cards',
  fold: 'cards',
  burn: 'cards',
  slap: 'cards',
  sweep: 'table',
  turn: 'table',
  round: 'table',
  win: 'table',
  loss: 'table',
  'bid.set': 'table',
  'bid.made': 'table',
  'bid.missed': 'table',
  'trick.yours': 'table',
  'draw.call': 'table',
  challenge: 'table',
  chips: 'table',
  'slap.won': 'table',
  'slap.false': 'table',
  'time.low': 'table',
  countdown: 'table',
  press: 'interface',
  error: 'interface',
  saved: 'interface',
};

/** Start and length of every take, in milliseconds: `[[0, 60], [180, 60]]` is a cue with two takes. */
type Takes = Readonly<Record<Cue, readonly (readonly number[])[]>>;

/** One recording of all cues: the same in several formats, best first, and where the takes lie in it. */
export interface Sounds {
  readonly urls: readonly string[];
  readonly takes: Takes;
}
