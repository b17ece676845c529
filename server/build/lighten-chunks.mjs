import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * Makes the server's chunks of a build smaller in memory, where V8 keeps the source of each chunk that was loaded: a
 * character beyond Latin-1 anywhere makes it twice as large, and a chunk that several routes share is written once a route.
 * @param {string} folder the build
 */
export async function lightenChunks(folder) {
  const chunks = join(folder, 'server/chunks');
  const names = (await readdir(chunks, { recursive: true })).filter((name) => name.endsWith('.js')).sort();
  /** The file that has each content, by its hash. */
  const first = new Map();
  for (const name of names) {
    const file = join(chunks, name);
    const source = await readFile(file, 'utf8');
    const light = inLatin1(source);
    const hash = createHash('sha256').update(light).digest('base64');
    const same = first.get(hash);
    // Node keeps one module for each file. Turbopack reads what a chunk exports and changes nothing of it.
    const next =
      same && light.startsWith('module.exports=') ? `module.exports=require(${path(file, same)});\n` : light;
    if (!same) first.set(hash, file);
    if (next !== source) await writeFile(file, next);
  }
}

/**
 * Returns the same program with escapes (`\u2019`) in the place of all characters beyond Latin-1, which stand in string
 * literals, templates and regular expressions alone.
 * @param {string} source
 */
export function inLatin1(source) {
  return source.replace(/(\\*)([^\0-\xff])/g, (_all, slashes, character) => {
    // A backslash that is not escaped itself belongs to the character, which is the same without it.
    const kept = slashes.length % 2 === 1 ? slashes.slice(1) : slashes;
    return `${kept}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

function path(from, to) {
  const way = relative(dirname(from), to);
  return JSON.stringify(way.startsWith('.') ? way : `./${way}`);
}
