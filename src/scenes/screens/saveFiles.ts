/** Saved games as files: what goes out, and what comes back in. */
import { fail, ok, type Result } from '#engine/core/words';
import type { LoadFault, SaveStore, StorageFault } from '#storage/types';

/** Gives a text to the browser as a file to keep. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${name}.json`;
  link.click();
  // The download has read the address by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

/** Asks the player for a JSON file. */
export function chooseFile(take: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file !== undefined) take(file);
  });
  input.click();
}

/** A file name without signs that file systems refuse. */
export const fileName = (title: string): string => title.replace(/[^\p{L}\p{N} _-]+/gu, '').trim() || 'ruffhouse';

/** All of these games in one text: a list of what `exportText` gives. What cannot be read is left out. */
export async function exportAll(saves: SaveStore, ids: readonly string[]): Promise<string> {
  const texts = await Promise.all(ids.map((id) => saves.exportText(id)));
  return `[${texts.flatMap((text) => (text.ok ? [text.value] : [])).join(',\n')}]`;
}

/**
 * Takes in a file with one game or with many. Answers with the new ids; the first game that is refused ends it, and those
 * before it stay.
 */
export async function importFile(
  saves: SaveStore,
  file: { readonly name: string; readonly text: string },
): Promise<Result<readonly string[], StorageFault | LoadFault>> {
  const ids: string[] = [];
  for (const text of entriesOf(file.text)) {
    const taken = await saves.importText(text, file.name.replace(/\.json$/i, ''));
    if (!taken.ok) return fail(taken.fault);
    ids.push(taken.value);
  }
  return ok(ids);
}

/** The texts of the games in a file; one that is no JSON goes to the door as it is, which says what is wrong with it. */
function entriesOf(text: string): readonly string[] {
  try {
    const raw: unknown = JSON.parse(text);
    return Array.isArray(raw) ? raw.map((entry) => JSON.stringify(entry)) : [text];
  } catch {
    return [text];
  }
}
