/** What any game gets from the desk: controls, drags, take-backs, limits, sealed answers, stops that wait for answers. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CardId } from '#engine/cards/cards';
import { at, seat } from '#engine/core/words';
import type { FocusKeeper } from '#scenes/table/focus';
import { tableKey } from '#scenes/table/tableKeys';
import { testHouse, toyTable } from '#tests/play/houses';
import { lay, seal, show, type ToyKind } from '#tests/play/toy';
import { type Sitting, sitAt } from './seat';
import { type Heard, heardNothing, toyTableWith } from './toyTable';

interface ToySitting extends Sitting {
  readonly heard: Heard;
}

async function sitDown(
  players: readonly string[],
  options: Readonly<Record<string, unknown>> = {},
  heard: Heard = heardNothing(),
): Promise<ToySitting> {
  const house = await testHouse();
  const sitting = sitAt(house, toyTable(house.house, players, options), toyTableWith(heard));
  await sitting.pass(0);
  return { ...sitting, heard };
}

const viewOf = ({ desk }: Sitting): ToyKind['view'] => desk.view as ToyKind['view'];
const ownHand = (sitting: Sitting): readonly CardId[] => {
  const { desk } = sitting;
  return desk.you === undefined || desk.view === undefined ? [] : desk.game.ownHand(desk.view, desk.you);
};

describe('a game’s own controls', () => {
  const focus = { move: () => undefined } as unknown as FocusKeeper;
  beforeEach(() => vi.stubGlobal('document', { activeElement: null, body: null, documentElement: { dataset: {} } }));
  afterEach(() => vi.unstubAllGlobals());

  const press = (sitting: ToySitting, code: string, type: 'down' | 'up' = 'down') =>
    tableKey(sitting.desk, focus, { type, code, repeat: false });

  test('hear a key before the table, which does without what they use', async () => {
    const sitting = await sitDown(['human', 'lucky']);
    sitting.heard.use = 'used';
    expect(press(sitting, 'KeyG')).toBe('used');
    expect(sitting.desk.overlay.type).toBe('none');
    sitting.heard.use = 'free';
    expect(press(sitting, 'KeyG')).toBe('used');
    expect(sitting.desk.overlay.type).toBe('scores');
    expect(sitting.heard.keys).toEqual(['down KeyG', 'down KeyG']);
  });

  test('hear nothing while a dialog lies over the table, but that a key was let go', async () => {
    const sitting = await sitDown(['human', 'lucky']);
    sitting.desk.show({ type: 'menu' });
    press(sitting, 'KeyQ');
    press(sitting, 'KeyQ', 'up');
    expect(sitting.heard.keys).toEqual(['up KeyQ']);
  });

  test('are told of every new view, and of another seat at the bottom', async () => {
    const sitting = await sitDown(['human', 'human'], { hand: 1 });
    const before = sitting.heard.shown;
    sitting.desk.reveal();
    await sitting.pass(0);
    expect(sitting.heard.shown).toBeGreaterThan(before);
    const turned = sitting.heard.shown;
    sitting.desk.act(lay(at(ownHand(sitting), 0)));
    await sitting.pass(0);
    expect(sitting.heard.shown).toBeGreaterThan(turned);
  });

  test('act for whoever sits here; a refusal is said, and the selection stays', async () => {
    const sitting = await sitDown(['human', 'lucky']);
    const { desk, host } = sitting;
    const card = at(ownHand(sitting), 1);
    desk.select([card]);
    desk.act(lay('toy-99'));
    expect(desk.notices.toast?.kind).toBe('error');
    expect(desk.chosen).toEqual([card]);
    desk.act(lay(card));
    expect(host.sitting.record.log).toMatchObject([{ seat: 0, action: { card } }]);
    await sitting.pass(0);
    expect(desk.chosen).toEqual([]);
  });
});

describe('cards that may be chosen', () => {
  test('are the own hand and what the game offers, and nothing else', async () => {
    const sitting = await sitDown(['human', 'lucky']);
    expect(sitting.desk.choosable()).toEqual(new Set([...ownHand(sitting), 'AS']));
    expect(sitting.desk.isOwn('AS')).toBe(false);
  });

  test('are dimmed only while the game waits for their player', async () => {
    const sitting = await sitDown(['human', 'human']);
    sitting.desk.reveal();
    await sitting.pass(0);
    sitting.desk.select([at(ownHand(sitting), 0)]);
    expect(sitting.desk.barred.size).toBe(1);
    sitting.slowly();
    sitting.desk.play();
    expect(sitting.desk.barred.size).toBe(0);
  });
});

describe('dragged cards', () => {
  const layout = toyTableWith(heardNothing()).layout(
    { form: 'landscape', width: 1280, height: 720, scale: 1, density: 1 },
    { seats: 2, bottom: seat(0) },
  );

  test('are played where the game says so, and fly back where it does not', async () => {
    const sitting = await sitDown(['human', 'lucky']);
    const { desk, host } = sitting;
    const [first, second] = [at(ownHand(sitting), 0), at(ownHand(sitting), 1)];
    expect(desk.drop({ cards: [first], x: 100, y: 700, layout })).toBe('nothing');
    expect(desk.notices.toast).toBeUndefined();
    expect(desk.drop({ cards: [first, second], x: 100, y: 200, layout })).toBe('nothing');
    expect(desk.notices.toast?.kind).toBe('error');
    expect(desk.drop({ cards: [first], x: 100, y: 200, layout })).toBe('acted');
    expect(host.sitting.record.log).toHaveLength(1);
  });

  test('fly back when the host refuses them', async () => {
    const sitting = await sitDown(['human', 'lucky']);
    sitting.desk.act(lay(at(ownHand(sitting), 0)));
    await sitting.pass(0);
    expect(sitting.desk.drop({ cards: [at(ownHand(sitting), 0)], x: 0, y: 0, layout })).toBe('nothing');
  });
});

describe('a move that is taken back', () => {
  test('leaves table and log as they were before it', async () => {
    const sitting = await sitDown(['human', 'lucky']);
    const { desk } = sitting;
    const before = { view: desk.view, lines: desk.lines };
    expect(desk.canTakeBack()).toBe(false);
    desk.act(show(at(ownHand(sitting), 0)));
    await sitting.pass(0);
    expect(viewOf(sitting).shown).toHaveLength(1);
    expect(desk.lines).toHaveLength(1);
    expect(desk.canTakeBack()).toBe(true);
    desk.takeBack();
    await sitting.pass(0);
    expect({ view: desk.view, lines: desk.lines }).toEqual(before);
    expect(sitting.shown.at(-1)).toEqual(before.view);
    expect(desk.yourTurn).toBe(true);
  });

  test('keeps earlier lines as they are: nobody hears them twice', async () => {
    const sitting = await sitDown(['human', 'lucky']);
    const { desk } = sitting;
    desk.act(show(at(ownHand(sitting), 0)));
    await sitting.pass(0);
    const [line] = desk.lines;
    desk.act(show(at(ownHand(sitting), 1)));
    await sitting.pass(0);
    desk.takeBack();
    await sitting.pass(0);
    expect(desk.lines).toHaveLength(1);
    expect(desk.lines[0]).toBe(line);
  });
});

describe('a time limit', () => {
  test('runs while nothing moves and nothing lies over the table', async () => {
    const sitting = await sitDown(['human', 'lucky']);
    const { desk } = sitting;
    expect(desk.limit).toMatchObject({ seats: [0], seconds: 10 });
    await sitting.pass(3000);
    expect(desk.limit?.seconds).toBe(7);
    desk.show({ type: 'menu' });
    await sitting.pass(60_000);
    expect(desk.limit?.seconds).toBe(7);
    desk.hide();
    await sitting.pass(5000);
    expect(desk.limit?.seconds).toBe(2);
    expect(sitting.sounds.filter((name) => name === 'time.low').length).toBeGreaterThan(0);
  });

  test('starts for the next person when their cards open, not under the cover', async () => {
    const sitting = await sitDown(['human', 'human'], { turnLimitMs: 5000 });
    const { desk, host } = sitting;
    expect(desk.overlay.type).toBe('cover');
    await sitting.pass(60_000);
    expect(host.awaiting()).toEqual([0]);
    expect(host.now()).toBe(0);
    desk.reveal();
    await sitting.pass(4999);
    expect(host.awaiting()).toEqual([0]);
    await sitting.pass(1);
    expect(host.awaiting()).toEqual([1]);
  });
});

describe('a regular’s word about the end of a match', () => {
  /** Everybody has one card, and the regular remarks on having laid the last of them. */
  async function sitDownToTalk() {
    const house = await testHouse();
    const begun = house.house.begin({
      game: 'toy',
      chairs: [
        { name: 'Aino', player: 'human' },
        { name: 'Ingrid', player: { level: 'lucky', regular: 'ingrid' } },
        { name: 'Sam', player: { level: 'lucky', regular: 'sam' } },
      ],
      options: { hand: 1 },
      seed: 7,
    });
    if (!begun.ok) throw new Error(begun.fault.why);
    const sitting = sitAt(house, begun.value, {
      ...toyTableWith(heardNothing()),
      occasions: (event) =>
        event.type === 'laid' && 'seat' in event && event.seat === 2 ? [{ seat: seat(2), deed: 'exact' }] : [],
    });
    await sitting.pass(0);
    sitting.desk.act(lay(at(ownHand(sitting), 0)));
    await sitting.pass(5000);
    return sitting;
  }

  test('stands before the results do, until a press', async () => {
    const { desk, host, routes, pass } = await sitDownToTalk();
    expect(host.outcome()).toBeDefined();
    expect(desk.remarks.current).toMatchObject({ seat: 2, about: 'exact' });
    expect(routes).toEqual([]);
    desk.hurry();
    await pass(0);
    expect(routes).toMatchObject([{ name: 'results' }]);
  });
});

describe('several people who are asked at once', () => {
  test('answer one after another, each behind a cover, and none learns the other’s answer', async () => {
    const sitting = await sitDown(['human', 'human', 'lucky'], { sealed: true });
    const { desk, host } = sitting;
    expect(desk.overlay).toMatchObject({ type: 'cover', to: 0 });
    desk.reveal();
    await sitting.pass(0);
    expect(desk.yourTurn).toBe(true);
    const secret = at(ownHand(sitting), 2);
    desk.act(seal(secret));
    await sitting.pass(0);
    expect(desk.overlay).toEqual({ type: 'cover', from: 0, to: 1 });
    expect(desk.you).toBeUndefined();
    expect(desk.advice()).toBeUndefined();
    expect(JSON.stringify([desk.view, desk.past])).not.toContain(secret);
    desk.reveal();
    await sitting.pass(0);
    expect(desk.you).toBe(1);
    expect(desk.yourTurn).toBe(true);
    expect(JSON.stringify([desk.view, desk.past])).not.toContain(secret);
    desk.act(seal(at(ownHand(sitting), 0)));
    await sitting.pass(900);
    expect(host.history('spectator').map(({ event }) => event.type)).toEqual(['dealt', 'sealed', 'sealed', 'sealed']);
  });

  test('whoever sits here and is asked too answers first', async () => {
    const sitting = await sitDown(['lucky', 'human', 'human'], { sealed: true });
    const { desk } = sitting;
    desk.reveal();
    await sitting.pass(1000);
    expect(desk.you).toBe(1);
    expect(desk.overlay.type).toBe('none');
    expect(desk.yourTurn).toBe(true);
  });
});

describe('a stop at which the game waits for answers', () => {
  const stopping = (): Heard => ({ ...heardNothing(), stop: 'dealt' });

  test('lets computers answer meanwhile, and the person by going on', async () => {
    const sitting = await sitDown(['human', 'lucky', 'lucky'], { sealed: true }, stopping());
    const { desk, host, heard } = sitting;
    expect(desk.stops.interlude).toBeDefined();
    expect(heard.coming()).toEqual([]);
    await sitting.pass(900);
    expect(host.awaiting()).toEqual([0]);
    expect(heard.coming()).toEqual(['sealed', 'sealed']);
    const [hand] = [viewOf(sitting).hands[0]];
    heard.next(seal(Array.isArray(hand) ? hand[0] : ''));
    await sitting.pass(0);
    expect(desk.stops.interlude).toBeUndefined();
    expect(viewOf(sitting).phase).toBe('playing');
  });

  test('stays when the answer is refused, and says why', async () => {
    const sitting = await sitDown(['human', 'lucky'], { sealed: true }, stopping());
    sitting.heard.next(seal('toy-99'));
    await sitting.pass(0);
    expect(sitting.desk.stops.interlude).toBeDefined();
    expect(sitting.desk.notices.toast?.kind).toBe('error');
  });

  test('holds the computers where the game goes on by itself', async () => {
    const sitting = await sitDown(['human', 'lucky'], {}, stopping());
    await sitting.pass(60_000);
    expect(sitting.host.sitting.record.log).toEqual([]);
    sitting.heard.next();
    await sitting.pass(0);
    expect(sitting.desk.yourTurn).toBe(true);
  });
});
