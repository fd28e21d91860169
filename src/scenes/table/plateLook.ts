/** How a plate looks at every kind of table. */

/** A phone's plate less wide than this has its score under the name. */
export const NARROW = 150;
/** A phone's own plate this wide has room for the word under its score. */
export const WIDE = 300;

/** What a plate is besides a plate, as its classes. */
export const classesOf = (facts: Readonly<Record<'own' | 'onTurn' | 'out' | 'narrow', boolean>>): string =>
  [
    facts.own ? 'plate-own' : '',
    facts.onTurn ? 'plate-turn' : '',
    facts.out ? 'plate-out' : '',
    facts.narrow ? 'plate-narrow' : '',
  ].join(' ');
