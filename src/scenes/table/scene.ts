/** The table's scene: it lends a room its life. */
import Phaser from 'phaser';
import type { RaceKind } from '#engine/kit/race';
import type { Host } from '#play/types';
import type { Route } from '#scenes/app';
import { raceGame } from '#scenes/games/registry';
import type { Navigator } from '#scenes/navigator';
import { RaceRoom } from '#scenes/race/room';
import { raceOf } from '#scenes/race/terms';
import { Room } from './room';

export class TableScene extends Phaser.Scene {
  constructor() {
    super('table');
  }

  create({ route }: { readonly route: Extract<Route, { name: 'table' }> }): void {
    const { host } = route;
    const navigator: Navigator = this.registry.get('navigator');
    if (isRace(host)) new RaceRoom(this, navigator, { host, game: raceGame(host.game) });
    else new Room(this, navigator, host);
  }
}

/** A race is never played turn by turn: it has a room of its own. */
const isRace = (host: Host): host is Host<RaceKind> => raceOf(host.game) !== undefined;
