/**
 * The laws over more matches than `npm run check` has time for:
 *
 *   npm run laws -- --game cassino --matches 2000
 *
 * Without --game every registered game is played. The matches are shared out evenly over the seat counts.
 */
import { spawnSync } from 'node:child_process';
import { fail, ok, type Result } from '#engine/core/words';
import { GAMES } from '#engine/index';
import { type Args, orExit, readArgs, wholeNumber } from './args';

interface LawsPlan {
  readonly games: readonly string[];
  readonly matches: number;
}

function planFrom(args: Args): Result<LawsPlan, string> {
  const stranger = [...args.keys()].find((key) => key !== 'game' && key !== 'matches');
  if (stranger !== undefined) return fail(`--${stranger} is unknown. Known are --game and --matches.`);
  const names = GAMES.map(({ game }) => game);
  const game = args.get('game');
  if (game !== undefined && !names.includes(game))
    return fail(`There is no game "${game}". Games: ${names.join(', ')}.`);
  const matches = wholeNumber(args, 'matches', { initial: 2000, least: 1, most: 1_000_000 });
  return matches.ok ? ok({ games: game === undefined ? names : [game], matches: matches.value }) : matches;
}

function runLaws(game: string, matches: number): boolean {
  const begun = performance.now();
  const run = spawnSync('npx', ['vitest', 'run', 'tests/laws', '--reporter=verbose', '--testTimeout=0'], {
    stdio: 'inherit',
    env: { ...process.env, LAWS_GAME: game, LAWS_MATCHES: String(matches) },
  });
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${game}: ${matches} matches ${run.status === 0 ? 'keep the laws' : 'break a law'}; ${seconds} s`);
  return run.status === 0;
}

const plan = orExit(planFrom(orExit(readArgs(process.argv.slice(2)))));
const kept = plan.games.map((game) => runLaws(game, plan.matches));
process.exit(kept.every(Boolean) ? 0 : 1);
