import { availableParallelism } from 'node:os';
import { defineConfig, type Plugin } from 'vitest/config';
import { isWhole } from './tests/support/extent.ts';

const root = import.meta.dirname;
const integration = 'tests/**/*.db.test.ts';
const mocked = 'tests/**/*.mocked.test.{ts,tsx}';
const mockedIntegration = 'tests/**/*.mocked.db.test.ts';

const onDatabase = {
  globalSetup: ['tests/support/postgres.ts'],
  setupFiles: ['tests/support/machine-zone.ts', 'tests/support/next/as-next.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** A list of files is read each time: what was compiled of it would lack the files that came since. */
const listsOfFiles: Plugin = {
  name: 'lists-of-files',
  configureVitest: ({ experimental_defineCacheKeyGenerator }) =>
    experimental_defineCacheKeyGenerator(({ sourceCode }) =>
      sourceCode.includes('import.meta.glob') ? false : undefined,
    ),
};

export default defineConfig({
  plugins: [listsOfFiles],
  resolve: {
    alias: [
      // Its real file only throws outside Next's server bundle.
      { find: /^server-only$/, replacement: `${root}/tests/support/next/server-only.ts` },
    ],
  },
  test: {
    setupFiles: [
      'tests/support/setup/default-church.ts',
      'tests/support/setup/no-console-errors.ts',
      'tests/support/setup/no-traces.ts',
      'tests/support/setup/property-seed.ts',
    ],
    // The stages of one run share what they have compiled.
    experimental: { fsModuleCache: true },
    restoreMocks: true,
    env: { AUTH_SECRET: 'a-secret-of-more-than-thirty-two-letters' },
    tags: [
      { name: 'night', description: 'Only in npm run test:all: it takes long and found nothing by itself.' },
    ],
    ...(!isWhole && { tagsFilter: ['!night'] }),
    // Generous, so that a busy machine fails no test that would pass.
    testTimeout: 30_000,
    maxWorkers: Math.min(2, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [integration, mocked],
          // Loading modules anew for each file costs more than the tests themselves.
          isolate: false,
        },
      },
      // Files with vi.mock(), which must not reach the modules that other files use.
      { extends: true, test: { name: 'unit-mocked', include: [mocked] } },
      {
        extends: true,
        test: {
          ...onDatabase,
          name: 'integration',
          include: [integration],
          exclude: [mockedIntegration],
          isolate: false,
        },
      },
      { extends: true, test: { ...onDatabase, name: 'integration-mocked', include: [mockedIntegration] } },
    ],
  },
});
