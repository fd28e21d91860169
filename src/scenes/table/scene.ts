/** The table's scene: it lends a room its life. */
import Phaser from 'phaser';
import type { Route } from '#scenes/app';
import { Room } from './room';

export class TableScene extends Phaser.Scene {
  constructor() {
    super('table');
  }

  create({ route }: { readonly route: Extract<Route, { name: 'table' }> }): void {
    new Room(this, this.registry.get('navigator'), route.host);
  }
}
