/** The foot of a slap race's set-up: who plays with how many cards, and how the people here press. */
import { html, type TemplateResult } from 'lit';
import { shoeOf } from '#engine/kit/race';
import { capOf } from '#scenes/race/keys';
import { raceTerms } from '#scenes/race/terms';
import { namesOfPeople, peopleAt, planOf, seated } from '#scenes/screens/setupModel';
import { companyText } from '#scenes/screens/setupText';
import { namesText } from '#text/lists';
import { words } from '#text/say';
import { inputNow, keysNow, type RaceParts } from './parts';

export function raceCompany(parts: RaceParts): TemplateResult {
  const { form, offer } = parts.desk;
  const cards = shoeOf(raceTerms(parts.race, planOf(form, offer).options, form.seats)).length;
  return html`<strong>${words('setup.cards', { company: companyText(seated(form)), cards })}</strong
    ><span>${pressing(parts)}</span>`;
}

function pressing(parts: RaceParts): string {
  const people = peopleAt(parts.desk.form);
  const [first] = people;
  if (first === undefined) return words('setup.watch');
  const touches = people.filter((seat) => inputNow(parts, seat) === 'touch').length;
  if (people.length === 1) return touches === 1 ? words('setup.keys.touch') : alone(parts, first);
  const names = namesText(namesOfPeople(parts.desk.form));
  if (touches === 0) return words('setup.keys.shared', { names });
  return words(touches === people.length ? 'setup.keys.ends' : 'setup.keys.mixed', { names });
}

function alone(parts: RaceParts, seat: number): string {
  const { slap = '', play = '' } = keysNow(parts)[seat] ?? {};
  const own = { slap: capOf(slap), play: capOf(play) };
  const free = [slap, play].every((code) => code !== 'Space' && code !== 'KeyQ');
  return free
    ? words('setup.keys.alone', { ...own, space: capOf('Space'), q: capOf('KeyQ') })
    : words('setup.keys.own', own);
}
