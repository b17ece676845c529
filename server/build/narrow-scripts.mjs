import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

/** What V8 can only keep in two bytes a character, all of a script for the sake of one. */
const wide = /[^\0-\xff]/;

/**
 * Writes such characters of the scripts in a folder as escapes, but for those in regular expressions, which esbuild
 * leaves as they are: the process that runs a script keeps its text.
 * @param {string} folder
 */
export async function narrowScripts(folder) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.js'))) {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    if (!wide.test(text)) continue;
    const { code } = await transform(text, { charset: 'ascii', minifyWhitespace: true });
    await writeFile(file, code);
  }
}
