import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What every document carries anyway: fonts, which would be loaded anew, properties and tokens. */
const carried = /@(?:font-face|property [\w-]+)\{[^}]*\}|@layer theme\{:root,:host\{[^}]*\}\}/g;

/**
 * Writes beside the style sheet that all pages share, as `name.late.css`, what a document that carries only the rules
 * it uses lacks (server/html/inline-styles.ts).
 * @param {string} folder
 */
export async function writeLateSheets(folder) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.css'))) {
    const text = await readFile(join(folder, name), 'utf8');
    const late = text.replace(carried, '');
    if (text.includes('@layer theme{')) await writeFile(join(folder, name.replace(/css$/, 'late.css')), late);
  }
}
