import { join } from 'node:path';

/**
 * Writes the script that starts a page's scripts (server/html/starter.ts) as the body of a function of `sources`
 * and `isPatient`, in few bytes since every document carries it.
 * @param {string} root
 * @param {string} file
 */
export async function buildStarter(root, file) {
  // Loaded late: a first start installs it.
  const { build, stop } = await import('esbuild');
  await build({
    entryPoints: [join(root, 'server/html/starter.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    outfile: file,
    logLevel: 'error',
  });
  // It would stay beside the server as a process of its own.
  await stop();
}
