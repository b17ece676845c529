// Bundles the site's server: compiling its sources at every start takes seconds, and the loader stays in memory. In a
// separate process, since the bundler would stay in memory too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { prismaCompiler } from './prisma-compiler.mjs';

/** The entry points: the server, its processes for backups, imports, sound and certificates, the commands. */
const programs = {
  up: 'server/start/up.ts',
  'backup-process': 'server/backups/backup-process.ts',
  'import-process': 'lib/imports/reading/import-process.ts',
  'judge-process': 'lib/sound/judging/judge-process.ts',
  'acme-process': 'server/tls/acme-process.ts',
  commands: 'scripts/admin/commands.ts',
};

/** Packages that would load hundreds of files for a few functions, and one that server-only.mjs replaces. */
const taken = new Set(['date-fns', 'date-fns-tz', 'server-only']);

const [, , root = '', folder] = process.argv;
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const left = Object.keys(dependencies).filter((name) => !taken.has(name));

await build({
  entryPoints: Object.entries(programs).map(([out, path]) => ({ out, in: join(root, path) })),
  absWorkingDir: root,
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  // Late imports stay in files of their own, and shared modules exist once.
  splitting: true,
  bundle: true,
  external: left,
  alias: { 'server-only': join(root, 'server/build/server-only.mjs') },
  plugins: [prismaCompiler],
  platform: 'node',
  format: 'esm',
  target: 'node20',
  legalComments: 'none',
  // Only for `NODE_OPTIONS=--enable-source-maps`.
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'error',
});
