/** How seats are called at a table. */
import type { Seat } from '#engine/core/words';
import type { Chair } from '#storage/types';
import type { NameOf } from '#text/message';
import { words } from '#text/say';

/** By the names on their chairs. */
export const chairNames =
  (chairs: readonly Chair[]): NameOf =>
  (who, form = 'name') => {
    const name = chairs[who]?.name ?? '';
    return form === 'whose' ? words('names.whose', { name }) : name;
  };

/** The same, but for the one person at the screen, who is called "you". */
export const namesFor =
  (chairs: readonly Chair[], you: Seat | undefined): NameOf =>
  (who, form = 'name') => {
    if (who !== you) return chairNames(chairs)(who, form);
    return words(form === 'whose' ? 'table.your' : 'table.you');
  };
