/** What the parts of a slap race's set-up are drawn from. */
import { type Input, inputOf, usualInput } from '#scenes/race/inputs';
import { keysOf, type SeatKeys } from '#scenes/race/keys';
import type { Race } from '#scenes/race/terms';
import type { SetupDesk } from '#scenes/screens/setupDesk';
import { shownNames } from '#scenes/screens/setupModel';
import type { SettingsStore } from '#storage/types';

export interface RaceParts {
  readonly desk: SetupDesk;
  readonly race: Race;
  readonly settings: SettingsStore;
  /** Asks which regular plays a seat. */
  readonly choose: (seat: number) => void;
  /** Opens the dialog about a seat's keys. */
  readonly changeKeys: (seat: number) => void;
  readonly warmUp: () => void;
  /** Whether all rules are shown in place of the usual ones. */
  readonly all: 'shown' | 'hidden';
  readonly flipAll: () => void;
}

export const keysNow = ({ settings }: Pick<RaceParts, 'settings'>): readonly SeatKeys[] => keysOf(settings.get());

export const inputNow = ({ settings }: Pick<RaceParts, 'settings'>, seat: number): Input =>
  inputOf(settings.get(), seat, usualInput());

/** The name of a seat as the table will show it. */
export const nameAt = ({ desk }: Pick<RaceParts, 'desk'>, seat: number): string => shownNames(desk.form)[seat] ?? '';
