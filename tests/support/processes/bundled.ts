import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { removeAfterTests } from '../folders.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Next.js names no exports, and Node.js guesses no ends of names. */
const nextAddresses: Plugin = {
  name: 'next-addresses',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^next\/\w+$/ }, ({ path }) => ({ path: `${path}.js`, external: true })),
};

/**
 * Bundles a program, as the site's own are: a loader that compiles each source as it is imported takes most of a start.
 * Returns the path of the file, which is removed once the tests of the file have run.
 */
export async function bundled(program: URL): Promise<string> {
  // As far below the root as server/start, which finds the root by its own place.
  const outfile = join(root, 'node_modules/.cache', `belltower-${randomUUID()}.mjs`);
  removeAfterTests(outfile);
  await build({
    entryPoints: [fileURLToPath(program)],
    outfile,
    bundle: true,
    packages: 'external',
    plugins: [nextAddresses],
    conditions: ['react-server'],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'error',
  });
  return outfile;
}
