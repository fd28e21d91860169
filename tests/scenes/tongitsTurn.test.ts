/** What a player of Tong-its is offered and told: the six actions, the prompt, the plates, the latest action, the stakes. */
import { describe, expect, test } from 'vitest';
import { readCards } from '#engine/cards/cards';
import { isHidden, seenBy } from '#engine/core/secrets';
import { stakesOf, type TongitsView, tongits } from '#engine/games/tongits/index';
import { frameOf } from '#scenes/frame';
import { actionsOf } from '#scenes/games/tongits/actions';
import { dropCards } from '#scenes/games/tongits/drop';
import { tongitsTable as screen } from '#scenes/games/tongits/index';
import { latestOf } from '#scenes/games/tongits/latest';
import { layoutTongits } from '#scenes/games/tongits/layout';
import { plate } from '#scenes/games/tongits/plates';
import { advise, toggle } from '#scenes/games/tongits/selection';
import { publicMoves } from '#scenes/games/tongits/since';
import { sortHand } from '#scenes/scripts/tongitsHand';
import { type Layout, seatOf, type Table, tongitsTable } from '#tests/support/tongits';
import { type NameOf, withNames } from '#text/message';
import { say } from '#text/say';

const YOU = seatOf('A');
const viewOf = (table: Table): TongitsView => tongits.view(table.state, YOU);
const plain = (text: string): string =>
  withNames(text, nameOf)
    .replace(/⟦(\w+)⟧/g, '$1')
    .replace(/[⟪⟫]/g, '');
const nameOf: NameOf = (seat, form) =>
  seat === YOU ? (form === 'whose' ? 'your' : 'You') : `${['', 'Bo', 'Cleo'][seat]}${form === 'whose' ? '’s' : ''}`;

/** "Draw: meant", "Take: off, no discard yet", "Lay off: 2 ways". */
function offered(view: TongitsView, chosen = ''): Readonly<Record<string, string>> {
  return Object.fromEntries(
    actionsOf(view, YOU, readCards(chosen)).map((state) => [
      state.kind,
      state.state === 'off' ? say(state.reason) : `${state.state} ${state.options.length}`,
    ]),
  );
}

const OWN: Layout = {
  hands: { A: '5s 6s 7s Kd 6h 3h 2d', B: '8c', C: '9c' },
  melds: ['A 9h 9d 9s', 'B 3d 4d 5d', 'C Kc Kh Ks'],
  turn: 'A',
};

describe('the six actions', () => {
  test('to open: a draw is meant, a call is possible, the rest says what comes first', () => {
    expect(offered(viewOf(tongitsTable(OWN)))).toEqual({
      draw: 'meant 1',
      take: 'no discard yet',
      meld: 'draw first',
      layOff: 'draw first',
      discard: 'draw first',
      call: 'legal 1',
    });
  });

  test('the discard can be taken in several ways, which the choice narrows down to one', () => {
    const view = viewOf(tongitsTable({ ...OWN, hands: { A: '3h 4h 6h 7h 5s 5c' }, melds: [], discards: '5h' }));
    // 345, 3456, 34567, 456, 4567, 567, and three fives.
    expect(offered(view).take).toBe('legal 7');
    expect(offered(view, '3h').take).toBe('legal 3');
    expect(offered(view, '5s 5c').take).toBe('meant 1');
    expect(offered(view, '3h 5c').take).toBe('makes no meld');
  });

  test('after drawing: the meld that is chosen is meant, one card is a discard', () => {
    const view = viewOf(tongitsTable({ ...OWN, drew: '9c' }));
    expect(offered(view)).toEqual({
      draw: 'already drawn',
      take: 'already drawn',
      meld: 'legal 1',
      // The nine on the own nines, the king on the kings, the two before the three of diamonds.
      layOff: 'legal 3',
      discard: 'choose a card',
      call: 'only to open',
    });
    expect(offered(view, '5s 6s 7s')).toMatchObject({
      meld: 'meant 1',
      layOff: 'one card only',
      discard: 'one card only',
    });
    expect(offered(view, 'Kd')).toMatchObject({ meld: 'not a meld', layOff: 'legal 1', discard: 'meant 1' });
    expect(offered(view, '3h')).toMatchObject({ layOff: 'does not fit', discard: 'meant 1' });
  });

  test('out of turn, while a call is open and after the round nothing can be done', () => {
    const other = viewOf(tongitsTable({ ...OWN, turn: 'B' }));
    expect(new Set(Object.values(offered(other)))).toEqual(new Set(['not your turn']));
    const called = viewOf(tongitsTable(OWN).plays('A call'));
    expect(new Set(Object.values(offered(called)))).toEqual(new Set(['draw is called']));
    const over = viewOf(tongitsTable(OWN).plays('A call', 'B fold', 'C fold'));
    expect(new Set(Object.values(offered(over)))).toEqual(new Set(['round is over']));
  });

  test('a barred call names who barred it', () => {
    const table = tongitsTable({ ...OWN, hands: { A: 'Kd 2d', B: '9c 8h', C: '2h' }, turn: 'B', drew: '2s' });
    const view = viewOf(table.plays('B lay 9c on 0', 'B discard 8h', 'C draw', 'C discard 2h'));
    const call = actionsOf(view, YOU, []).find(({ kind }) => kind === 'call');
    expect(offered(view).call).toBe('blocked');
    expect(call?.state === 'off' ? plain(say(call.why)) : '').toBe(
      'You may not call now: Bo laid off 9C on your meld.',
    );
    expect(plate(view, YOU).tags).toEqual([{ text: 'May not call', tone: 'coral' }]);
  });
});

describe('the prompt', () => {
  const told = (view: TongitsView, chosen = '') => {
    const { headline, note, play } = advise(view, YOU, readCards(chosen));
    return [plain(say(headline)), note === undefined ? '' : plain(say(note.message)), play.ok];
  };
  const drawn = viewOf(tongitsTable({ ...OWN, drew: 'Tc' }));

  test.each([
    ['', 'Meld, lay off or discard', 'KD 2D can be laid off. Your loose cards count 31.', false],
    ['5s 6s 7s', 'Meld 5S 6S 7S, a run of spades', 'Five cards stay. Your loose count stays 31.', true],
    ['Kd', 'Discard KD, or lay it off', 'Seven cards stay. Your loose count falls to 21.', true],
    ['3h', 'Discard 3H', 'Seven cards stay. Your loose count falls to 28.', true],
    ['6s', 'Discard 6S', 'Seven cards stay. Your loose count rises to 43.', true],
    ['6s 6h', '6S 6H: neither a set nor a run', 'A meld needs three cards or more.', false],
  ])('after drawing, with %s chosen', (chosen, headline, note, playable) => {
    expect(told(drawn, chosen)).toEqual([headline, note, playable]);
  });

  test('an emptied hand is announced', () => {
    const view = viewOf(tongitsTable({ hands: { A: '5d 6d' }, discards: '4d', turn: 'A' }));
    expect(told(view, '5d 6d')).toEqual(['Take 4D for a run of diamonds', 'Your hand is empty then: Tong-its.', true]);
  });

  test('Enter alone neither draws nor calls', () => {
    expect(advise(viewOf(tongitsTable(OWN)), YOU, []).play.ok).toBe(false);
  });

  test('chosen cards are named from left to right, whatever the order of choosing', () => {
    const first = toggle(drawn, YOU, { chosen: [], card: '7S' });
    const both = toggle(drawn, YOU, { chosen: first.ok ? first.value : [], card: '5S' });
    expect(both).toEqual({ ok: true, value: ['5S', '7S'] });
  });
});

test('the hand lies in the melds of its best cut, and then loose', () => {
  const { melds, loose, count, groups } = sortHand(readCards('6c 7c 8c 9c 6h 6d Kd As'), { secretKinds: 'four' });
  expect(melds).toEqual([readCards('7c 8c 9c'), readCards('6c 6d 6h')]);
  expect([loose, count, groups]).toEqual([readCards('Kd As'), 11, [3, 3, 2]]);
});

test('a card in the mirror says what it counts, and what it is part of', () => {
  const view = viewOf(tongitsTable(OWN));
  const named = (card: '5S' | 'KD') => screen.cardLabel(card, { zone: 'hand', seat: YOU, index: 0, of: 7 }, view);
  expect(named('5S')).toBe('five of spades, part of a run; alone it counts 5');
  expect(named('KD')).toBe('king of diamonds, loose, counts 10');
});

describe('while answers are open', () => {
  const options = { scoring: 'pot' };
  const table = tongitsTable({ ...OWN, turn: 'B', options }).plays('B call');
  const answered = table.plays('C challenge');

  test('nobody sees, hears or reads what somebody answered', () => {
    const view = viewOf(answered);
    expect(plate(view, seatOf('C')).tags).toEqual([{ text: 'Answered', tone: 'ink' }]);
    expect(plate(view, seatOf('B')).tags).toEqual([{ text: 'Called', tone: 'brass' }]);
    const happened = answered.match.events.map(({ at, event }) => ({ at, event: seenBy(event, YOU) }));
    expect(plain(say(latestOf(happened)?.message ?? { key: '', values: {} }))).toBe('Cleo answered');
    const lines = publicMoves(happened, YOU).map(({ message }) => plain(say(message)));
    expect(lines.join(' ')).not.toMatch(/challenge|fold/);
    const last = happened.at(-1)?.event;
    expect(last?.type === 'answered' && isHidden(last.answer)).toBe(true);
  });

  test('the stakes: a fold is cheaper than a lost challenge, a win is paid by both', () => {
    expect(stakesOf(viewOf(table), YOU)).toEqual({
      fold: { least: 1, most: 1 },
      lose: { least: 2, most: 2 },
      win: { least: 3, most: 4 },
      pot: 0,
    });
    expect(stakesOf(viewOf(tongitsTable({ ...OWN, turn: 'B' }).plays('B call')), YOU)).toBeUndefined();
  });

  test('what the others may hide or have exposed makes a loss dearer', () => {
    const lost = (layout: Partial<Layout>, chosen: Readonly<Record<string, unknown>> = {}) => {
      const laid = { ...OWN, ...layout, turn: 'B', options: { ...options, ...chosen } } as const;
      const { fold, lose } = stakesOf(viewOf(tongitsTable(laid).plays('B call')), YOU) ?? {};
      return [fold, lose].map((range) => `${range?.least} to ${range?.most}`);
    };
    const four = { A: '5s 6s 2d', B: '8c 8d 8h 8s', C: '9c' };
    expect(lost({ hands: four }), 'four cards of the caller may be a secret').toEqual(['1 to 2', '2 to 3']);
    expect(lost({ hands: four }, { secretExtra: 0 }), 'secrets pay nothing').toEqual(['1 to 1', '2 to 2']);
    expect(lost({ hands: four }, { unit: 5 }), 'in units').toEqual(['5 to 10', '10 to 15']);
    const third = ['A 9h 9d 9s', 'B 3d 4d 5d', 'C Kc Kd Kh Ks'];
    expect(lost({ melds: third, hands: { A: '5s 6s 2d', B: '8c', C: '9c' } }), 'the third wins').toEqual([
      '1 to 2',
      '2 to 3',
    ]);
    const aces = { A: '5s 6s 2d', B: 'Ac', C: '9c' };
    expect(lost({ hands: aces }, { aceBonus: 'aces' }), 'an ace may lie hidden').toEqual(['1 to 2', '2 to 3']);
  });

  test('a burned third player pays for it, and can no longer challenge', () => {
    const burned = tongitsTable({ ...OWN, melds: OWN.melds?.slice(0, 2) ?? [], turn: 'B', options }).plays('B call');
    expect(stakesOf(viewOf(burned), YOU)?.win).toEqual({ least: 4, most: 4 });
  });
});

test('the latest action tells all that a player did in its turn', () => {
  const table = tongitsTable({ ...OWN, hands: { A: 'Kd 2d', B: '9c 8h 7c', C: '2h' }, turn: 'B', drew: '2s' });
  const done = table.plays('B lay 9c on 0', 'B discard 8h');
  const happened = done.match.events.map(({ at, event }) => ({ at, event: seenBy(event, YOU) }));
  const latest = latestOf(happened);
  expect(plain(say(latest?.message ?? { key: '', values: {} }))).toBe('Bo laid off 9C on your meld, discarded 8H');
  expect(latest?.doer).toBe(seatOf('B'));
});

describe('letting dragged cards go', () => {
  const view = viewOf(tongitsTable({ ...OWN, drew: 'Tc' }));
  const layout = layoutTongits(frameOf({ width: 1280, height: 720, density: 1 }), {
    seats: 3,
    bottom: YOU,
    order: view.order,
  });
  const drop = (cards: string, rect: { x: number; y: number; w: number; h: number }) =>
    dropCards(view, YOU, { cards: readCards(cards), x: rect.x + rect.w / 2, y: rect.y + rect.h / 2, layout });
  const kings = layout.trays(seatOf('C'), [3])[0]?.tray ?? layout.inlay;

  test.each([
    ['a card on the discards', 'Tc', layout.discard, { type: 'discard', card: 'TC' }],
    ['a card on a meld', 'Kd', kings, { type: 'layOff', card: 'KD', meld: 2 }],
    ['a meld on the felt', '5s 6s 7s', layout.prompt, { type: 'expose', cards: readCards('5s 6s 7s') }],
  ])('%s', (_what, cards, rect, action) => {
    expect(drop(cards, rect)).toEqual({ ok: true, value: action });
  });

  test('what does not go through says why, and a single card on bare felt goes back', () => {
    const refused = drop('3h', kings);
    expect(refused?.ok === false ? plain(say(refused.fault)) : '').toBe('3H does not fit that meld.');
    expect(drop('5s 6s', layout.discard)?.ok).toBe(false);
    expect(drop('Tc', layout.prompt)).toBeUndefined();
  });
});
