// Adds the starter and compressed files to a build and makes its chunks lighter. In a separate process, since the memory of
// compression would stay with the server.
import { join } from 'node:path';
import { build, stop } from 'esbuild';
import { compressBuild } from './compression.mjs';
import { lightenChunks } from './lighten-chunks.mjs';

const [, , root, folder, level] = process.argv;
await buildStarter(join(folder, 'starter.js'));
await lightenChunks(folder);
await compressBuild(folder, Number(level));

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
