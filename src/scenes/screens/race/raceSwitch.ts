/** The slap games of a house, and the bar that goes from one to the other. */
import { nothing, type TemplateResult } from 'lit';
import type { House } from '#play/house';
import { segmented } from '#scenes/panels/kit';
import { RACES, type Race } from '#scenes/race/terms';
import { gameName } from '#scenes/screens/gameText';
import { words } from '#text/say';

export const racesOf = (house: House): readonly Race[] => RACES.filter((race) => house.rules(race) !== undefined);

/** Nothing where there is only one. */
export function raceSwitch(house: House, race: Race, go: (race: Race) => void): TemplateResult | typeof nothing {
  const races = racesOf(house);
  if (races.length < 2) return nothing;
  return segmented({
    label: words('setup.game'),
    options: races.map((value) => ({ value, label: gameName(value) })),
    value: race,
    pick: go,
  });
}
