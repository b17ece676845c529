import { defineConfig } from 'playwright/test';
// What tests work out of dates goes by the demo's church.
import '#lib/core/church/current-church.ts';
import { here } from '#e2e/support/sites/places.ts';
import { chromiumArguments, chromiumPath } from '#scripts/browser/chromium.ts';
import { isWhole } from '#tests/support/extent.ts';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  ...(!isWhole && { grepInvert: /@night/ }),
  workers: 2,
  // Generous, so that a busy machine fails no test that would pass.
  timeout: 240_000,
  // A machine that does much else may lose a browser; what passes at the second try is named at the end.
  retries: process.env.CI ? 2 : 0,
  expect: { timeout: 30_000 },
  globalSetup: './e2e/support/sites/start-sites.ts',
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
});
