// Writes the site's own server as a few files of JavaScript: compiling its sources anew takes every start seconds of
// the processor, and the loader that does it stays in memory. A process of its own: so would what bundles.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { prismaCompiler } from './prisma-compiler.mjs';

/** What is started by its name: the server, the processes in which it makes backups and reads sources, commands. */
const programs = {
  up: 'server/start/up.ts',
  'backup-process': 'server/backups/backup-process.ts',
  'import-process': 'lib/imports/reading/import-process.ts',
  commands: 'scripts/admin/commands.ts',
};

/** Packages of which the site uses a few functions, and that would load hundreds of files. */
const taken = new Set(['date-fns', 'date-fns-tz']);

const [, , root = '', folder] = process.argv;
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const left = Object.keys(dependencies).filter((name) => !taken.has(name));

await build({
  entryPoints: Object.entries(programs).map(([out, path]) => ({ out, in: join(root, path) })),
  absWorkingDir: root,
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  // What is loaded late stays in files of its own, and what several of them need in one: each module is there once.
  splitting: true,
  bundle: true,
  external: left,
  plugins: [prismaCompiler],
  platform: 'node',
  format: 'esm',
  target: 'node20',
  legalComments: 'none',
  // Read by nothing but `NODE_OPTIONS=--enable-source-maps`.
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'error',
});
