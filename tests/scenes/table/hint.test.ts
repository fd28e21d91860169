/** Hints at the desk: asked for, shown, taken up, put away, and gone with their moment. */
import { describe, expect, test, vi } from 'vitest';
import type { Opinion } from '#ai/protocol';
import { mindOf } from '#ai/thinking';
import { type CardId, readCards } from '#engine/cards/cards';
import { isHidden } from '#engine/core/secrets';
import { at, seat } from '#engine/core/words';
import type { CassinoView, Play } from '#engine/games/cassino/index';
import { cassino } from '#engine/games/cassino/index';
import { inPlaceThinker, type Thinker } from '#play/thinker';
import { cassinoMoves } from '#scenes/games/cassino/moves';
import type { GameTable } from '#scenes/games/game';
import type { Desk } from '#scenes/table/desk';
import { hintOf } from '#scenes/table/hint';
import { chairs, hand, testHouse, toyTable } from '#tests/play/houses';
import { lucky, seal, type ToyKind } from '#tests/play/toy';
import { cassinoTable } from '#tests/support/cassino';
import { withNames } from '#text/message';
import { message, say, spoken } from '#text/say';
import { sitAt } from './seat';
import { heardNothing, toyTableWith } from './toyTable';

vi.mock('#scenes/games/cassino/dealEnd', () => ({ dealEnd: () => undefined }));
vi.mock('#scenes/games/cassino/scoreboard', () => ({ scoreboard: () => undefined }));
vi.mock('#scenes/games/cassino/extras', () => ({ cassinoExtras: () => undefined }));

const MINE = seat(0);
const NOTE = message('table.notYet');

const handIn = (desk: Desk): readonly CardId[] => {
  const cards = (desk.view as CassinoView).hands[desk.you ?? 0]?.cards;
  return cards === undefined || isHidden(cards) ? [] : cards;
};

/** A table whose expert lays down the last card of the hand, when told to. */
async function sitDown(...players: readonly string[]) {
  let answer: () => void = () => undefined;
  const thinker: Thinker = {
    think: async () => 'pass',
    opinion: ({ news }) =>
      new Promise((resolve) => {
        const { hands, who } = news.view as CassinoView;
        const cards = who === 'spectator' ? [] : (hands[who]?.cards ?? []);
        const hand = isHidden(cards) ? [] : cards;
        const opinion: Opinion = {
          moves: [{ action: { type: 'play', hand: hand.slice(-1), table: [] } as Play, behind: 0 }],
          unit: 'points',
          reasons: [],
        };
        answer = () => resolve(opinion);
      }),
    close() {},
  };
  const house = await testHouse({ thinker });
  house.house.settings.set({ pace: 'instant' });
  const begun = house.house.begin({ game: 'cassino', chairs: chairs(...players), options: {}, seed: 3 });
  if (!begun.ok) throw new Error(begun.fault.why);
  const sitting = sitAt(house, begun.value);
  await sitting.pass(0);
  const answered = async (): Promise<void> => {
    answer();
    await sitting.pass(0);
  };
  return { ...sitting, answered };
}

describe('at the table', () => {
  test('the best move is shown, taken up by a press and played by a second one', async () => {
    const { desk, host, answered } = await sitDown('human', 'steady');
    const card = at(handIn(desk), -1 + handIn(desk).length);
    desk.pick(at(handIn(desk), 0));
    desk.askHint();
    expect(desk.hint.type).toBe('thinking');
    await answered();
    expect(desk.hint).toMatchObject({ type: 'shown', hint: { move: { cards: [card] } } });
    expect(desk.chosen).toEqual([]);
    desk.hints.takeUp();
    expect(desk.hint.type).toBe('none');
    expect(desk.chosen).toEqual([card]);
    expect(host.sitting.record.log).toEqual([]);
    desk.play();
    expect(host.sitting.record.log).toHaveLength(1);
  });

  test('it is put away by the same key, before the answer has come and after', async () => {
    const { desk, answered } = await sitDown('human', 'steady');
    desk.askHint();
    desk.askHint();
    await answered();
    expect(desk.hint.type).toBe('none');
    desk.askHint();
    await answered();
    desk.askHint();
    expect(desk.hint.type).toBe('none');
  });

  test('choosing for oneself puts it away', async () => {
    const { desk, answered } = await sitDown('human', 'steady');
    desk.askHint();
    await answered();
    const [first] = handIn(desk);
    if (first !== undefined) desk.pick(first);
    expect(desk.hint.type).toBe('none');
    expect(desk.chosen).toEqual([first]);
  });

  test('a move made while the expert thinks ends it', async () => {
    const { desk, answered } = await sitDown('human', 'steady');
    desk.askHint();
    const [first] = handIn(desk);
    if (first !== undefined) desk.act({ type: 'play', hand: [first], table: [] } as Play);
    await answered();
    expect(desk.hint.type).toBe('none');
  });

  describe('where several are asked at once', () => {
    /** An expert who seals the first card of the hand, when told to, at a table where the computer answers as well. */
    async function sitDownToSeal() {
      const asked: (() => void)[] = [];
      const thinker: Thinker = {
        ...inPlaceThinker(mindOf(() => lucky)),
        opinion: ({ news }) =>
          new Promise((resolve) => {
            const action = seal(at(hand(news.view), 0));
            asked.push(() => resolve({ moves: [{ action, behind: 0 }], unit: 'points', reasons: [] }));
          }),
      };
      const house = await testHouse({ thinker });
      const told = {
        headline: NOTE,
        short: NOTE,
        doing: NOTE,
        choose: NOTE,
        cards: [],
        stacks: [],
        groups: [],
        selection: [],
      };
      const game: GameTable<ToyKind> = {
        ...toyTableWith(heardNothing()),
        moves: {
          tell: () => told,
          part: () => NOTE,
          moment: () => ({ facts: [], rows: [] }),
          bounds: {},
          reason: () => NOTE,
        },
      };
      const sitting = sitAt(house, toyTable(house.house, ['human', 'lucky'], { sealed: true }), game);
      await sitting.pass(0);
      return { ...sitting, asked };
    }

    test('it is thought about anew when another one answers meanwhile', async () => {
      const { desk, host, asked, pass } = await sitDownToSeal();
      desk.askHint();
      await pass(900);
      expect(host.awaiting()).toEqual([0]);
      for (const answer of asked) answer();
      await pass(0);
      expect(asked).toHaveLength(2);
      expect(desk.hint.type).toBe('shown');
      expect(desk.notices.toast).toBeUndefined();
    });

    test('one that is read already is as well, and goes for good with the own answer', async () => {
      const { desk, asked, pass } = await sitDownToSeal();
      desk.askHint();
      asked[0]?.();
      await pass(0);
      expect(desk.hint.type).toBe('shown');
      await pass(900);
      expect(desk.hint.type).toBe('thinking');
      asked[1]?.();
      await pass(0);
      desk.act(seal(at(hand(desk.view), 0)));
      await pass(0);
      expect(desk.yourTurn).toBe(true);
      expect(desk.hint.type).toBe('none');
      expect(asked).toHaveLength(2);
    });
  });

  test('out of turn it says why there is none', async () => {
    const { desk } = await sitDown('human', 'steady');
    const [first] = handIn(desk);
    if (first !== undefined) desk.act({ type: 'play', hand: [first], table: [] } as Play);
    desk.askHint();
    expect(desk.hint.type).toBe('none');
    expect(desk.notices.toast).toMatchObject({ kind: 'error', message: { key: 'hint.refused.notYourTurn' } });
  });

  test('it goes with the hand when the screen passes on', async () => {
    const { desk, answered, pass } = await sitDown('human', 'human');
    if (desk.overlay.type === 'cover') desk.reveal();
    await pass(0);
    desk.askHint();
    await answered();
    expect(desk.hint.type).toBe('shown');
    const [first] = handIn(desk);
    if (first !== undefined) desk.act({ type: 'play', hand: [first], table: [] } as Play);
    await pass(0);
    expect(desk.overlay.type).toBe('cover');
    expect(desk.hint.type).toBe('none');
  });

  test('nobody who only watches is offered one', async () => {
    const house = await testHouse();
    const begun = house.house.begin({ game: 'cassino', chairs: chairs('steady', 'steady'), options: {}, seed: 3 });
    if (!begun.ok) throw new Error(begun.fault.why);
    expect(sitAt(house, begun.value).desk.hintEntry()).toBeUndefined();
  });
});

describe('a comparison', () => {
  const table = cassinoTable({ hands: ['AS 9D QC', '2C'], table: '9H 5C 7S', turn: 0 });
  const view = cassino.view(table.state, MINE);
  const opinion = (...moves: readonly (readonly [string, string, number])[]): Opinion<Play> => ({
    moves: moves.map(([hand, taken, behind]) => ({
      action: { type: 'play', hand: readCards(hand), table: readCards(taken) },
      behind,
    })),
    unit: 'points',
    reasons: [],
  });
  const text = (message: Parameters<typeof say>[0]): string => spoken(withNames(say(message), String));

  test('says by how much each of the best is better than the weakest, and which that is', () => {
    const { move, comparison } = hintOf(
      cassinoMoves,
      { view, seat: MINE },
      opinion(['QC', '5C 7S', 0], ['AS', '9H 5C', 0.5], ['9D', '', 1.5], ['QC', '', 2]),
    );
    expect(text(move.headline)).toBe('queen of clubs takes five of clubs + seven of spades');
    expect(text(comparison.weakest.doing)).toBe('laying down queen of clubs');
    expect(comparison.bars.map(({ move: { short }, more }) => [text(short), more])).toEqual([
      ['queen of clubs', 2],
      ['ace of spades', 1.5],
      ['nine of diamonds', 0.5],
    ]);
  });

  test('compares nothing where there is one move, or all are worth the same', () => {
    for (const moves of [opinion(['QC', '5C 7S', 0]), opinion(['QC', '5C 7S', 0], ['9D', '', 0])])
      expect(hintOf(cassinoMoves, { view, seat: MINE }, moves).comparison.bars).toEqual([]);
  });
});
