import { defineConfig } from '@playwright/test';
// What tests work out of dates goes by the demo's church.
import '#lib/core/church/current-church.ts';
import { here, type Place, startedHere } from '#e2e/support/sites/places.ts';
import { siteSecrets } from '#e2e/support/sites/secrets.ts';
import { chromiumArguments, chromiumPath } from '#scripts/browser/chromium.ts';

/** The very site that `npm start` brings up, on a data folder of its own, which goes when it has ended. */
const siteAt = ({ origin, folder }: Place) => ({
  command: `node e2e/support/sites/then-remove.mjs "${folder}" server/start/start.mjs`,
  url: `${origin}/api/health`,
  env: {
    ...siteSecrets,
    PORT: new URL(origin).port,
    DATA_DIR: folder,
    SEED: 'demo',
    DATABASE_URL: '',
    SITE_URL: '',
    TRUST_PROXY: '',
  },
  stdout: 'pipe' as const,
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
});

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Generous, so that a busy machine fails no test that would pass.
  timeout: 240_000,
  // A machine that does much else may lose a browser; what passes at the second try is named at the end.
  retries: process.env.CI ? 2 : 0,
  expect: { timeout: 30_000 },
  globalSetup: './e2e/support/sites/keep-idle.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: here.origin,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // What moves is drawn all the while: a test of it asks for it.
    reducedMotion: 'reduce',
    // Recording every test would slow all of them.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      // Pages of tests live for seconds: optimized code costs more than it saves.
      args: [...chromiumArguments, '--js-flags=--no-maglev --no-turbofan'],
    },
  },
  webServer: startedHere.map(siteAt),
});
