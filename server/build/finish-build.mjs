// Adds the starter and compressed files to a build. In a separate process, since the memory of compression would stay
// with the server.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build, stop } from 'esbuild';

const brotli = promisify(brotliCompress);
const compressible = /\.(?:css|js|svg)$/;

const [, , root, folder] = process.argv;
await buildStarter(join(folder, 'starter.js'));
await compressBuild(join(folder, 'static'));

/**
 * Writes the starter (server/html/starter.ts) as the body of a function of `sources` and `isPatient`, minified since
 * every document contains it.
 * @param {string} file
 */
async function buildStarter(file) {
  await build({
    entryPoints: [join(root, 'server/html/starter.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    outfile: file,
    logLevel: 'error',
  });
  await stop();
}

/**
 * Compresses every script, style sheet and drawing of a build with Brotli to `name.br`, so that a start compresses
 * nothing.
 * @param {string} statics
 */
async function compressBuild(statics) {
  const names = await readdir(statics, { recursive: true });
  const files = names.filter((name) => compressible.test(name)).map((name) => join(statics, name));
  await Promise.all(files.map(compress));
}

async function compress(file) {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
}
