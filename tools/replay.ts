/**
 * A saved match in words:
 *
 *   npm run replay -- FILE
 *
 * FILE is JSON: a match record, or a saved sitting that holds one. A file that does not replay fails with a sentence.
 */
import { readFileSync } from 'node:fs';
import { fail, ok, type Result } from '#engine/core/words';
import { orExit } from './args';
import { readMatch } from './record';
import { transcript } from './transcript';

// A reader such as `head` may have seen enough: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

function readFile([path, ...others]: readonly string[]): Result<string, string> {
  if (path === undefined || others.length > 0) return fail('Name one file to replay: npm run replay -- FILE');
  try {
    return ok(readFileSync(path, 'utf8'));
  } catch {
    return fail(`${path} cannot be read.`);
  }
}

const match = orExit(readMatch(orExit(readFile(process.argv.slice(2)))));
for (const line of transcript(match)) console.log(line);
