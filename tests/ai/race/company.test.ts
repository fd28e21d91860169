/** The computers of one table: what sets a slap on its way, what ends it, and what may not touch it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Company, company } from '#ai/brains/race/company';
import { levelFrom } from '#ai/brains/race/levels';
import { PACED_LEVELS, PACES } from '#ai/brains/race/paces';
import { LEVELS, levelNamed, middleOf } from '#ai/protocol';
import { raceMindOf } from '#ai/racing';
import type { CardId } from '#engine/cards/cards';
import { diceFrom } from '#engine/core/dice';
import type { Rules, Stamped } from '#engine/core/rules';
import { HIDDEN, type Seen } from '#engine/core/secrets';
import { type Millis, millis, seat } from '#engine/core/words';
import { ratscrew } from '#engine/games/ratscrew/index';
import { slapjack } from '#engine/games/slapjack/index';
import type { RaceEvent, RaceKind, RaceView } from '#engine/kit/race';
import type { Notice } from '#play/types';
import { configOf, raceTable } from '#tests/support/race';

type Happened = Stamped<Seen<RaceEvent>>;

const FLIP_MS = 200;
const PLAYERS = ['human', 'human', 'steady', 'quick'];
/** More dice than a share of cases can hide behind. */
const TABLES = 150;

interface Seated<C extends object> {
  readonly rules: Rules<RaceKind<C>>;
  readonly options?: object;
  readonly players?: readonly string[];
  readonly dice?: number;
  readonly times?: readonly number[];
}

function seated<C extends object>({
  rules,
  options = {},
  players = PLAYERS,
  dice = 1,
  times = [],
}: Seated<C>): Company {
  const state = rules.initial(configOf(rules, options, players.length), players.length);
  return company.sit({
    view: rules.view(state, 'spectator'),
    players: players.map((level) => (level === 'human' ? 'human' : { level })),
    dice: diceFrom(dice),
    matching: times,
  });
}

const laid = (card: CardId, at: number, who = 0): Happened => ({
  at: millis(at),
  event: { type: 'laid', seat: seat(who), card, visibleAt: millis(at + FLIP_MS) },
});

const won = (who: number, at: number, reaction: number): Happened => ({
  at: millis(at),
  event: {
    type: 'slapWon',
    seat: seat(who),
    patterns: [{ name: 'double', between: 0 }],
    reaction: millis(reaction),
    pile: 2,
    burn: 0,
    cards: HIDDEN,
  },
});

const wrong = (who: number, at: number): Happened => ({
  at: millis(at),
  event: { type: 'badSlap', seat: seat(who) },
});

const late = (who: number, lateBy: number): Notice<RaceKind> => ({
  seat: seat(who),
  at: millis(9000),
  why: 'lateSlap',
  lateBy: millis(lateBy),
});

const heard = (memory: Company, ...events: readonly Happened[]): Company => events.reduce(company.remember, memory);
const slaps = ({ armed }: Company) => armed.map(({ seat: who, plan }) => ({ who: Number(who), ...plan }));
/** The same at many tables. */
const tables = <T>(at: (dice: number) => T): readonly T[] => Array.from({ length: TABLES }, (_, dice) => at(dice));

/** A double that can be seen from 1,000 on. */
const DOUBLE = [laid('9C', 0), laid('9D', 800, 1)] as const;

describe('a pattern', () => {
  test('sets most hands going, each at a time of its own; a card without one hardly any', () => {
    const armed = tables((dice) => slaps(heard(seated({ rules: ratscrew, dice }), ...DOUBLE)));
    const planned = armed.flat().filter(({ why }) => why === 'pattern');
    expect(planned.length / (2 * TABLES)).toBeGreaterThan(0.85);
    for (const { at } of planned) expect(at).toBeGreaterThanOrEqual(1150);
    const both = armed.filter((of) => of.length === 2);
    expect(both.filter(([one, other]) => one?.at === other?.at).length).toBeLessThan(TABLES / 50);
    const plain = tables((dice) => slaps(heard(seated({ rules: ratscrew, dice }), laid('9C', 0)))).flat();
    expect(plain.length / (2 * TABLES)).toBeLessThan(0.03);
    expect(plain.every(({ why }) => why === 'slip')).toBe(true);
  });

  test('is over when its pile is taken, whoever takes it and however', () => {
    const memory = heard(seated({ rules: ratscrew }), ...DOUBLE);
    const taking = { seat: seat(0), pile: 2, burn: 0, cards: HIDDEN } as const;
    for (const event of [
      won(0, 1200, 200).event,
      { type: 'collected', payer: seat(1), ...taking } as const,
      { type: 'pickedUp', ...taking } as const,
    ])
      expect(company.remember(memory, { at: millis(1200), event }).armed).toEqual([]);
  });

  test('that another hand was quicker to is slapped late by hands that were nearly down, and by some of the rest', () => {
    const pairs = tables((dice) => {
      const memory = heard(seated({ rules: ratscrew, dice }), ...DOUBLE);
      const planned = slaps(memory).filter(({ why }) => why === 'pattern');
      return { planned, late: slaps(heard(memory, won(0, 1300, 300))) };
    });
    const all = pairs.flatMap(({ planned, late }) =>
      planned.map((plan) => ({ at: plan.at, comes: late.some(({ who, at }) => who === plan.who && at === plan.at) })),
    );
    const shareIn = (from: number, until: number): number => {
      const there = all.filter(({ at }) => at >= from && at <= until);
      return there.filter(({ comes }) => comes).length / there.length;
    };
    expect(shareIn(0, 1299)).toBe(0);
    expect(shareIn(1300, 1420)).toBe(1);
    expect(shareIn(1421, 1600)).toBeGreaterThan(0.2);
    expect(shareIn(1421, 1600)).toBeLessThan(0.6);
    expect(shareIn(1601, 9000)).toBe(0);
  });

  test('never comes late where a late hand is not free', () => {
    for (const dice of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const memory = seated({ rules: ratscrew, dice, options: { lateGraceMs: 0 } });
      expect(slaps(heard(memory, ...DOUBLE, won(0, 1300, 300)))).toEqual([]);
    }
  });

  test('that a card ends is slapped all the same in three to five cases of ten, where the slap was not there before', () => {
    for (const level of PACED_LEVELS) {
      const cover = 1000 + FLIP_MS + 50;
      const pairs = tables((dice) => {
        const memory = heard(seated({ rules: ratscrew, players: ['human', level], dice }), ...DOUBLE);
        const [plan] = slaps(memory).filter(({ why }) => why === 'pattern');
        const [left] = slaps(heard(memory, laid('2S', cover - FLIP_MS))).filter(({ why }) => why === 'pattern');
        return { plan, left };
      }).filter(({ plan }) => plan !== undefined);
      for (const { plan, left } of pairs) if (left !== undefined) expect(left).toEqual(plan);
      const later = pairs.filter(({ plan }) => (plan?.at ?? 0) >= cover);
      const earlier = pairs.filter(({ plan }) => (plan?.at ?? 0) < cover);
      const share = later.filter(({ left }) => left !== undefined).length / later.length;
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.6);
      expect(earlier.every(({ left }) => left !== undefined)).toBe(true);
    }
  });

  test('that another pattern covers is slapped anew: once, and nobody is quicker than 150 ms', () => {
    for (const memory of tables((dice) => heard(seated({ rules: ratscrew, dice }), ...DOUBLE, laid('9H', 1000)))) {
      const later = slaps(memory).filter(({ at }) => at >= 1200);
      expect(new Set(later.map(({ who }) => who)).size).toBe(later.length);
      for (const { at } of later) expect(at).toBeGreaterThanOrEqual(1350);
    }
  });

  test('is nothing to whoever may not slap it', () => {
    const jack = tables((dice) =>
      slaps(
        heard(
          seated({ rules: slapjack, options: { dealerMaySlap: false }, players: ['quick', 'quick'], dice }),
          laid('JC', 0),
        ),
      ),
    ).flat();
    expect(jack.filter(({ who, why }) => who === 0 && why === 'pattern')).toEqual([]);
    expect(jack.filter(({ who, why }) => who === 1 && why === 'pattern').length).toBeGreaterThan(0.9 * TABLES);
    const paid: Happened = {
      at: millis(800),
      event: { type: 'challengePaid', creditor: seat(0), payer: seat(1), owed: 0 },
    };
    const options = { slapAfterLastChance: false };
    for (const memory of tables((dice) => heard(seated({ rules: ratscrew, options, dice }), ...DOUBLE, paid)))
      expect(slaps(memory).filter(({ why }) => why === 'pattern')).toEqual([]);
  });
});

describe('a plan', () => {
  const DISTURBANCES: readonly Seen<RaceEvent>[] = [
    { type: 'badSlap', seat: seat(0) },
    { type: 'burnt', seat: seat(0), count: 1, why: 'badSlap' },
    { type: 'outOfTurn', seat: seat(1) },
    { type: 'burnt', seat: seat(1), count: 1, why: 'outOfTurn' },
    { type: 'gave', seat: seat(0), to: seat(1), count: 1 },
    { type: 'knockedOut', seats: [seat(0)], why: 'eliminated' },
  ];
  const CARDS: readonly CardId[] = ['9C', '9D', '2S', '8H', 'KD', 'QC', 'KS', '5C', '5D', '3H'];

  test('is the same, whatever people press', () => {
    const cards = CARDS.map((card, index) => laid(card, 700 * index, index % 2));
    const plain = cards.map((_, index) => heard(seated({ rules: ratscrew }), ...cards.slice(0, index + 1)).armed);
    expect(plain.flat().length).toBeGreaterThan(6);
    const disturbing = fc.array(fc.tuple(fc.nat(CARDS.length - 1), fc.nat(690), fc.constantFrom(...DISTURBANCES)), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(disturbing, (presses) => {
        let memory = seated({ rules: ratscrew });
        for (const [index, card] of cards.entries()) {
          memory = company.remember(memory, card);
          for (const [, ms, event] of presses.filter(([after]) => after === index))
            memory = company.remember(memory, { at: millis(card.at + ms), event });
          memory = company.overhear(memory, late(0, 40));
          expect(memory.armed).toEqual(plain[index]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('hangs on the number of its card, not on what was heard before it', () => {
    const [first, second] = [laid('9C', 0), laid('9D', 800, 1)];
    const passed: Happened = { at: millis(1), event: { type: 'turnPassed', seat: seat(1) } };
    const memory = seated({ rules: ratscrew });
    expect(heard(memory, first, passed, passed, second).armed).toEqual(heard(memory, first, second).armed);
  });

  test('is made again by a table that sits down later, with what it had learnt of the person', () => {
    const before = [
      laid('9C', 0),
      laid('9D', 800),
      won(0, 1500, 500),
      laid('KC', 2200),
      wrong(2, 2500),
      laid('QC', 3000),
    ];
    const players = ['human', 'human', 'adaptive', 'adaptive'];
    const live = heard(seated({ rules: ratscrew, players, times: [700] }), ...before);
    const bare = seated({ rules: ratscrew, players });
    const again = company.recall(
      company.sit({
        view: ratscrew.view(ratscrew.initial(configOf(ratscrew, {}, 4), 4), 'spectator'),
        players: players.map((level) => (level === 'human' ? 'human' : { level })),
        dice: diceFrom(1),
        matching: company.matching(live),
      }),
      before,
    );
    expect(again.armed).toEqual(live.armed);
    expect(company.matching(again)).toEqual(company.matching(live));
    expect(company.matching(live)).not.toEqual(company.matching(bare));
  });
});

describe('after its own wrong slap', () => {
  test('a hand is a tenth slower, until it has slapped again', () => {
    const reactions = (events: readonly Happened[], at: number): readonly number[] =>
      tables((dice) => heard(seated({ rules: ratscrew, dice }), ...events))
        .map((memory) => slaps(memory).find(({ who, why }) => who === 3 && why === 'pattern')?.at ?? 0)
        .map((when) => (when === 0 ? 0 : when - at));
    const calm = reactions(DOUBLE, 1000);
    const shaken = reactions([DOUBLE[0], wrong(3, 300), DOUBLE[1]], 1000);
    const ratios = calm.flatMap((time, index) => (time > 200 ? [(shaken[index] ?? 0) / time] : []));
    const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)];
    expect(middle).toBeGreaterThan(1.08);
    expect(middle).toBeLessThan(1.12);
    const others = [wrong(0, 300), wrong(2, 350)];
    expect(reactions([DOUBLE[0], ...others, DOUBLE[1]], 1000)).toEqual(calm);
  });

  test('it has one slap less on its way', () => {
    const memory = heard(seated({ rules: ratscrew }), ...DOUBLE);
    const [first] = slaps(memory);
    const at = first?.at ?? millis(0);
    expect(slaps(heard(memory, wrong(first?.who ?? 0, at)))).toEqual(slaps(memory).slice(1));
  });
});

describe('a hand that comes down wrongly', () => {
  const slapsOf = (who: number, ...events: readonly Happened[]) =>
    slaps(heard(seated({ rules: ratscrew }), ...DOUBLE, ...events)).filter((slap) => slap.who === who);

  test('on a card does not slap that card again', () => {
    expect(slapsOf(3)).toHaveLength(1);
    expect(slapsOf(3, wrong(3, 1000))).toEqual([]);
    expect(slapsOf(2, wrong(3, 1000))).toEqual(slapsOf(2));
  });

  test('before a card can be seen still slaps it', () => {
    expect(slapsOf(3, wrong(3, 999))).toEqual(slapsOf(3));
  });
});

describe('an own card', () => {
  /** Plans at a real table whose seat 1 is a computer, after some presses. */
  function plansAt(hands: readonly string[], presses: readonly string[], dice: number) {
    const table = raceTable(ratscrew, { hands, turn: 0, options: { flipMs: FLIP_MS } }).press(...presses);
    const memory = seated({ rules: ratscrew, players: ['human', 'quick'], dice });
    const events = table.match.events.map(({ at, event }): Happened => ({ at, event: hidden(event) }));
    return { plans: company.plans(heard(memory, ...events), table.view), view: table.view };
  }

  /** These tables tell of dealing and laying alone. */
  function hidden(event: RaceEvent): Seen<RaceEvent> {
    if (event.type === 'dealt') return { ...event, hands: HIDDEN };
    if (event.type === 'slapWon' || event.type === 'collected' || event.type === 'pickedUp')
      return { ...event, cards: HIDDEN };
    return event;
  }

  const visible = (view: RaceView): Millis => view.newest.at(-1)?.visibleAt ?? millis(0);

  test('is flipped 500 to 900 ms after the newest could be seen', () => {
    const waits = tables((dice) => plansAt(['2c 3c 4c', '7d 8d 9d'], ['0 plays'], dice)).flatMap(({ plans, view }) =>
      plans.filter(({ action }) => action.type === 'play').map(({ at }) => at - visible(view)),
    );
    expect(waits).toHaveLength(TABLES);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...waits)).toBeLessThanOrEqual(900);
    expect(new Set(waits).size).toBeGreaterThan(TABLES / 2);
  });

  test('waits for the slap of the same hand', () => {
    for (const { plans } of tables((dice) =>
      plansAt(['2c 2d 4c', '2h 8d 9d'], ['0 plays', '1 plays', '0 plays'], dice),
    )) {
      const types = plans.map(({ action }) => action.type);
      expect(types).toHaveLength(1);
    }
  });

  test('is nobody else to flip', () => {
    const { plans } = plansAt(['2c 3c 4c', '7d 8d 9d'], [], 1);
    expect(plans.filter(({ action }) => action.type === 'play')).toEqual([]);
  });

  test('that was refused is planned anew', () => {
    const table = raceTable(ratscrew, { hands: ['2c 3c', '7d 8d'], turn: 1 });
    const memory = seated({ rules: ratscrew, players: ['human', 'quick'] });
    const [plan] = company.plans(memory, table.view);
    if (plan === undefined) throw new Error('nothing is planned');
    const [again] = company.plans(company.drop(memory, plan), table.view);
    expect(again?.at).toBeGreaterThanOrEqual(plan.at + 500);
  });
});

describe('Match me', () => {
  const sat = (times: readonly number[] = [], dice = 1): Company =>
    seated({ rules: ratscrew, players: ['human', 'adaptive', 'adaptive'], times, dice });
  const timesOf = (memory: Company): readonly number[] => company.matching(memory).times;

  test('begins gently, or with the person as known', () => {
    expect(company.matching(sat())).toEqual({ median: PACES.steady.median, times: [] });
    const { median } = company.matching(sat([400, 420, 410]));
    expect(median).toBeGreaterThanOrEqual(410);
    expect(median).toBeLessThanOrEqual(430);
  });

  test('learns from races that a person wins and from those it loses, each once', () => {
    const memory = heard(sat(), ...DOUBLE, won(0, 1400, 400));
    expect(timesOf(memory)).toEqual([400]);
    const lost = company.overhear(heard(memory, laid('2C', 3000), laid('2D', 3800), won(2, 4400, 350)), late(0, 120));
    expect(timesOf(lost)).toEqual([400, 470]);
    expect(timesOf(company.overhear(lost, late(0, 200)))).toEqual([400, 470]);
    const two = heard(
      seated({ rules: ratscrew, players: ['human', 'human', 'adaptive'] }),
      ...DOUBLE,
      won(2, 1400, 350),
    );
    expect(timesOf([late(0, 120), late(1, 90)].reduce(company.overhear, two))).toEqual([470, 440]);
  });

  test('learns nothing from the computers, from a second slap of the winner, from guesses, or where no slap won', () => {
    const computer = heard(sat(), ...DOUBLE, won(2, 1400, 400));
    expect(timesOf(computer)).toEqual([]);
    expect(timesOf(company.overhear(heard(sat(), ...DOUBLE, won(0, 1400, 400)), late(0, 100)))).toEqual([400]);
    expect(timesOf(heard(sat(), ...DOUBLE, won(0, 1060, 60)))).toEqual([]);
    const collected: Happened = {
      at: millis(1500),
      event: { type: 'collected', seat: seat(2), payer: seat(0), pile: 2, burn: 0, cards: HIDDEN },
    };
    expect(timesOf(company.overhear(heard(sat(), ...DOUBLE, collected), late(0, 100)))).toEqual([]);
    expect(timesOf(company.overhear(computer, { ...late(0, 100), why: 'latePlay' }))).toEqual([]);
  });

  test('takes a third of the races that a person did not slap in for given up, which is slow', () => {
    const races = [...DOUBLE, won(2, 1400, 350), laid('2C', 3000), laid('2D', 3800), won(2, 4400, 400)];
    const all = tables((dice) => timesOf(heard(sat([], dice), ...races)));
    const slow = all.filter((times) => times.length > 0);
    for (const times of slow) expect(times).toEqual([650]);
    expect(slow.length / TABLES).toBeGreaterThan(0.25);
    expect(slow.length / TABLES).toBeLessThan(0.42);
    const out: Happened = { at: millis(10), event: { type: 'knockedOut', seats: [seat(0)], why: 'noCards' } };
    expect(tables((dice) => timesOf(heard(sat([], dice), out, ...races))).flat()).toEqual([]);
  });

  test('follows by 3% a pile at most, and changes only when a pile is taken', () => {
    let memory = sat([400, 400, 400]);
    for (let pile = 0; pile < 40; pile += 1) {
      const { median } = company.matching(memory);
      memory = heard(memory, ...DOUBLE);
      expect(company.matching(memory).median).toBe(median);
      memory = heard(memory, won(0, 1900, 900));
      expect(Math.abs(company.matching(memory).median / median - 1)).toBeLessThan(0.0301);
    }
    expect(company.matching(memory).median).toBeGreaterThanOrEqual(900);
    expect(company.matching(memory).median).toBeLessThanOrEqual(945);
  });
});

describe('levels', () => {
  test('are those of the protocol, and every race has them', () => {
    for (const game of ['ratscrew', 'slapjack']) {
      expect(raceMindOf(game)).toBeDefined();
      expect(LEVELS[game]).toEqual([...PACED_LEVELS, 'adaptive']);
    }
    expect(raceMindOf('cassino')).toBeUndefined();
  });

  test('have nine fine steps, which only races understand', () => {
    const names = ['-4', '-3', '-2', '-1', '', '+1', '+2', '+3', '+4'].map((step) => `quick${step}`);
    expect(names.map((name) => levelNamed('slapjack', name))).toEqual(names);
    expect(names.map(middleOf)).toEqual(names.map(() => 'quick'));
    const medians = names.map((name) => {
      const level = levelFrom(name);
      return level?.type === 'paced' ? level.pace.median : 0;
    });
    for (const [index, median] of medians.slice(1).entries())
      expect(Math.abs((medians[index] ?? 0) / median - 1.08)).toBeLessThan(0.005);
    expect(levelNamed('ratscrew', 'matchMe')).toBe('adaptive');
    for (const stranger of ['quick+5', 'adaptive+1', 'quick-', 'random'])
      expect([levelNamed('ratscrew', stranger), levelFrom(stranger)]).toEqual([undefined, undefined]);
    expect(levelNamed('cassino', 'easy+1')).toBeUndefined();
  });
});
