/** Who sits down at a chair of the form: a person, a regular of the house, or one that nobody can foretell. */
import { at } from '#engine/core/words';
import { type Regular, regularAt } from '#play/regulars';
import { chairOf, freeAt, withRegularAt } from './regulars';
import { type Offer, type Opening, peopleAt, ratedOf, type SetupForm, seated, withChair } from './setupModel';

/** A regular comes to a chair. */
export interface Coming {
  readonly seat: number;
  readonly regular: Regular;
  /** Its level in a game that gives it none of its own. */
  readonly level: string;
}

/** A regular at a chair; one that sits at another chair changes places. */
export const withRegular = (form: SetupForm, offer: Offer, { seat, regular, level }: Coming): SetupForm => ({
  ...form,
  chairs: withRegularAt(form.chairs, seat, { regular, sit: (one) => chairOf(one, ratedOf(offer), level) }),
});

/** A person or a computer takes over a chair; `level` is that of a computer in a game that gives it none of its own. */
export const withSitter = (
  { form, offer, opening }: { readonly form: SetupForm; readonly offer: Offer; readonly opening: Opening },
  { seat, who, level }: { readonly seat: number; readonly who: 'human' | 'computer'; readonly level: string },
): SetupForm => (who === 'human' ? withPerson(form, opening, seat) : withComputer(form, offer, { seat, level }));

/** A computer at a chair: the regular of the name that stands there, else the first one who is not at the table. */
function withComputer(form: SetupForm, offer: Offer, { seat, level }: Omit<Coming, 'regular'>): SetupForm {
  const others = seated(form).filter((_, index) => index !== seat);
  const [first] = freeAt(others);
  const named = freeAt(others).find(({ name }) => name === form.chairs[seat]?.name);
  const regular = named ?? first;
  return regular === undefined ? form : withRegular(form, offer, { seat, regular, level });
}

/** A person at a chair: under the name that stands there, unless it is that of the regular who gets up. */
function withPerson(form: SetupForm, { player }: Opening, seat: number): SetupForm {
  const chair = at(form.chairs, seat);
  const own = peopleAt(form).length === 0 ? player : '';
  return withChair(form, seat, { name: regularAt(chair)?.name === chair.name ? own : chair.name, player: 'human' });
}

/** Somebody else of those who are not at the table; `luck` is any whole number. */
export function withSurprise(
  form: SetupForm,
  offer: Offer,
  { seat, level, luck }: Omit<Coming, 'regular'> & { readonly luck: number },
): SetupForm {
  const free = freeAt(seated(form));
  const regular = free[luck % free.length];
  return regular === undefined ? form : withRegular(form, offer, { seat, regular, level });
}

/** The seat at this table that a regular plays; undefined while it is free. */
export function seatOf(form: SetupForm, { id }: Regular): number | undefined {
  const seat = seated(form).findIndex((chair) => regularAt(chair)?.id === id);
  return seat === -1 ? undefined : seat;
}
