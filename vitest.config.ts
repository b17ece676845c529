import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

export default defineConfig({
  resolve: {
    alias: [
      // Its real file only throws outside Next's server bundle.
      { find: /^server-only$/, replacement: `${root}/tests/support/server-only.ts` },
    ],
  },
  test: {
    setupFiles: ['tests/support/no-console-errors.ts', 'tests/support/property-seed.ts'],
    restoreMocks: true,
    // Generous, so that a busy machine fails no test that would pass.
    testTimeout: 30_000,
    maxWorkers: Math.min(2, availableParallelism()),
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/**/*.db.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/**/*.db.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
