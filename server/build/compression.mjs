import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compressAsync = promisify(brotliCompress);
const compressible = /\.(?:css|js|svg)$/;

/** Brotli's levels: the best takes ten times as long as the quick one, and a fifteenth of the bytes less. */
export const levels = { quick: 9, best: constants.BROTLI_MAX_QUALITY };

/**
 * Compresses every script, style sheet and drawing of a build with Brotli to `name.br`, so that a start compresses
 * nothing.
 * @param {string} folder the build
 * @param {number} level
 */
export async function compressBuild(folder, level) {
  const statics = join(folder, 'static');
  const names = (await readdir(statics, { recursive: true })).filter((name) => compressible.test(name));
  const files = names.map((name) => join(statics, name)).values();
  // As many at once as there are threads for it: each takes some megabytes.
  const worker = async () => {
    for (const file of files) await compress(file, level);
  };
  await Promise.all(Array.from({ length: level === levels.best ? 1 : 4 }, worker));
  if (level === levels.best) await writeFile(mark(folder), '');
}

/**
 * Returns whether the files of a build are compressed with the best level.
 * @param {string} folder the build
 */
export function isBest(folder) {
  return existsSync(mark(folder));
}

function mark(folder) {
  return join(folder, 'compressed-best');
}

/**
 * Returns the bytes in Brotli (RFC 7932). The window is as large as they are: that of 4 MB, which Brotli takes unasked,
 * gives the same bytes and leaves tens of megabytes with the process.
 * @param {Buffer} bytes
 * @param {number} level 0 to 11
 */
export function brotli(bytes, level) {
  const window = Math.ceil(Math.log2(bytes.length + 16));
  return compressAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        Math.max(window, constants.BROTLI_MIN_WINDOW_BITS),
        constants.BROTLI_DEFAULT_WINDOW,
      ),
    },
  });
}

/** A server may read the file meanwhile. */
async function compress(file, level) {
  await writeFile(`${file}.br.new`, await brotli(await readFile(file), level));
  await rename(`${file}.br.new`, `${file}.br`);
}
