/**
 * How fast whole rounds of Oh Heaven are played: four seats, twelve tricks. Through the engine's front door at random, each
 * move picked from `legal` of the seat's view and put through `submit`; then on the flat model that computers think with, at
 * random and by the rule of their playouts, with hands dealt anew every time. Beside them, in the same run, a loop that does
 * nothing but shuffle 52 cards and deal 48 of them.
 */
import { codeOf } from '#ai/brains/ohheaven/situation';
import { Luck } from '#ai/search/luck';
import { RoundModel, suitOfCode } from '#ai/search/models/ohheaven';
import { anyCard, bidFor, RulePlayer } from '#ai/search/models/ohheavenPlay';
import { Sampler } from '#ai/search/sampling';
import { PACK } from '#engine/cards/cards';
import { type Dice, diceFrom } from '#engine/core/dice';
import { type Match, start, submit } from '#engine/core/match';
import { at, millis } from '#engine/core/words';
import { type OhHeavenKind, ohheaven } from '#engine/games/ohheaven/index';
import { speedsOf, timesOver } from './speeds';

const SEATS = 4;
const TRICKS = 12;
const TURNS = { sliceMs: 50, slices: 40 };

/** Rounds and deals a second of one core. */
export interface PlayoutSpeed {
  readonly playouts: number;
  /** On the flat model, at random and by rule. */
  readonly modelAtRandom: number;
  readonly modelByRule: number;
  readonly deals: number;
}

export function playoutSpeed(): PlayoutSpeed {
  const config = ohheaven.checkConfig({ handSize: TRICKS, rounds: 1 }, SEATS);
  if (!config.ok) throw new Error(`${config.fault.field}: ${config.fault.why}`);
  const dice = diceFrom(1).fork('playouts');
  const model = flatRounds(new Luck(dice));
  const works = [() => playRound(config.value, dice), () => deal(dice), model.atRandom, model.byRule];
  const [playouts = 0, deals = 0, modelAtRandom = 0, modelByRule = 0] = speedsOf(
    works.map((work) => timesOver(10, work)),
    TURNS,
  );
  return { playouts, deals, modelAtRandom, modelByRule };
}

function playRound(config: OhHeavenKind['config'], dice: Dice): void {
  let match: Match<OhHeavenKind> = start(ohheaven, config, SEATS, dice.below(0x1_0000_0000));
  while (ohheaven.outcome(match.state) === undefined) match = playMove(match, dice);
}

function playMove(match: Match<OhHeavenKind>, dice: Dice): Match<OhHeavenKind> {
  const seat = at(ohheaven.awaiting(match.state), 0);
  const actions = [...ohheaven.legal(ohheaven.view(match.state, seat), seat, millis(0))];
  const next = submit(ohheaven, match, { seat, at: millis(0), action: at(actions, dice.below(actions.length)) });
  if (!next.ok) throw new Error(`a legal move was refused: ${next.fault}`);
  return next.value;
}

function deal(dice: Dice): void {
  const pack = dice.shuffle(PACK);
  const hands = Array.from({ length: SEATS }, (_, seat) => pack.slice(seat * TRICKS, (seat + 1) * TRICKS));
  if (hands.length !== SEATS) throw new Error('a deal went wrong');
}

/** Rounds on the flat model, whose hands are dealt anew for each. */
function flatRounds(luck: Luck): { readonly atRandom: () => void; readonly byRule: () => void } {
  const bare = new RoundModel(SEATS);
  bare.begin({ seats: SEATS, handSize: TRICKS, trump: 0, first: 0, hook: true });
  const round = bare.copied();
  const cards = PACK.map(codeOf);
  const rooms = [...Array.from({ length: SEATS }, () => TRICKS), PACK.length - SEATS * TRICKS];
  const sampler = new Sampler({ kinds: cards.map(suitOfCode), rooms, barred: rooms.map(() => 0) });
  const rule = new RulePlayer();
  const begin = (): void => {
    round.copy(bare);
    sampler.deal(luck);
    for (const [index, card] of cards.entries())
      if ((sampler.places[index] ?? SEATS) < SEATS) round.give(sampler.places[index] ?? 0, card);
    while (round.isBidding) round.bid(bidFor(rule.worth(round), round));
  };
  return {
    atRandom() {
      begin();
      while (!round.isOver) round.play(anyCard(round, luck));
    },
    byRule() {
      begin();
      while (!round.isOver) round.play(rule.choose(round));
    },
  };
}
