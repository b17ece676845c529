// `npm test`: what every commit needs. `npm run test:all`: everything, as before a release.
import { audit } from '#scripts/audit/audit.mjs';
import { prepareBrowser } from '#scripts/browser/browser.mjs';
import { prepareOtherBrowsers } from '#scripts/browsers/other-browsers.mjs';
import {
  browserTests,
  integrationTests,
  lint,
  memoryBudget,
  otherBrowserTests,
  types,
  unitTests,
  unusedCode,
} from '#scripts/checks/checks.mjs';
import { runStages } from '#scripts/checks/stages.mjs';
import { prepareBuild } from '#server/build/prepare.mjs';

const isWhole = process.argv.includes('--all');
// tests/support/extent.ts reads it.
if (isWhole) process.env.TEST_ALL = 'true';

/** Downloaded while the first checks run, which use the processor. */
let browser;
let others;

await runStages(
  [
    // In parallel they take as long as the longest.
    [
      ['lint', lint],
      ['types', types],
      ['unused code', unusedCode],
      ['audit', audit],
    ],
    [['unit', unitTests]],
    // The tests wait for the database while the build uses the processor.
    [
      ['integration', integrationTests],
      ['build', () => prepareBuild().then(() => ({ passed: 1, failed: 0 }))],
    ],
    [['browser', () => browser.then(browserTests)]],
    // Not in parallel: each of the two engines takes a core.
    ...(isWhole ? [[['browsers', () => others.then(otherBrowserTests)]], [['memory', memoryBudget]]] : []),
  ],
  () => {
    browser = prepareBrowser();
    // Its stage reports the error.
    browser.catch(() => undefined);
    if (isWhole) others = browser.catch(() => undefined).then(prepareOtherBrowsers);
  },
);
