import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
// What tests work out of dates goes by the demo's church.
import '#lib/core/church/current-church.ts';
import { siteSecrets } from '#e2e/support/sites/secrets.ts';
import { chromiumArguments, chromiumPath } from '#scripts/browser/chromium.ts';
import { freePort } from '#server/start/ports.ts';

// The config is read again in every worker: what the first reading chose is handed on in the environment.
process.env.E2E_PORT ??= String(await freePort());
/** A site that runs already, for `npm run test:api`. */
const running = process.env.E2E_SITE;
process.env.E2E_DATA_DIR ??= running ? '' : mkdtempSync(join(tmpdir(), 'belltower-e2e-'));
const baseURL = running ?? `http://localhost:${process.env.E2E_PORT}`;

/** The very site that `npm start` brings up, on a data folder of its own, which goes when it has ended. */
const ownSite = {
  command: `node e2e/support/sites/then-remove.mjs "${process.env.E2E_DATA_DIR}" server/start/start.mjs`,
  url: `${baseURL}/api/health`,
  env: {
    ...siteSecrets,
    PORT: process.env.E2E_PORT,
    DATA_DIR: process.env.E2E_DATA_DIR,
    SEED: 'demo',
    DATABASE_URL: '',
    SITE_URL: '',
    TRUST_PROXY: '',
  },
  stdout: 'pipe' as const,
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
};

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Generous, so that a busy machine fails no test that would pass.
  timeout: 60_000,
  // A machine that does much else may lose a browser; what passes at the second try is named at the end.
  retries: process.env.CI ? 2 : 0,
  expect: { timeout: 15_000 },
  globalSetup: running ? undefined : './e2e/support/sites/keep-idle.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
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
  webServer: running ? undefined : ownSite,
});
