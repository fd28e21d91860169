/** The names of the sounds there are, and where each take of them lies in the sprite. */

export const CUES = [
  'deal',
  'pick',
  'drop',
  'place',
  'flip',
  'capture',
  'sweep',
  'turn',
  'round',
  'win',
  'loss',
  'press',
  'error',
  'saved',
] as const;
export type Cue = (typeof CUES)[number];

/** Whether a name from outside (a script's cue) is one of the sounds. */
export const isCue = (name: string): name is Cue => CUES.some((cue) => cue === name);

/** What a player can set the loudness of on its own. */
export const GROUPS = ['cards', 'table', 'interface'] as const;
export type Group = (typeof GROUPS)[number];

export const GROUP_OF: Readonly<Record<Cue, Group>> = {
  deal: 'cards',
  pick: 'cards',
  drop: 'cards',
  place: 'cards',
  flip: 'cards',
  capture: 'cards',
  sweep: 'table',
  turn: 'table',
  round: 'table',
  win: 'table',
  loss: 'table',
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
