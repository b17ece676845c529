// `npm test`: every check, the fastest first.
import { audit } from '#scripts/audit/audit.mjs';
import { prepareBrowser } from '#scripts/browser/browser.mjs';
import { prepareOtherBrowsers } from '#scripts/browsers/other-browsers.mjs';
import {
  browserTests,
  integrationTests,
  lint,
  otherBrowserTests,
  types,
  unitTests,
  unusedCode,
} from '#scripts/checks/checks.mjs';
import { runStages } from '#scripts/checks/stages.mjs';
import { prepareBuild } from '#server/build/prepare.mjs';

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
    [['browsers', () => others.then(otherBrowserTests)]],
  ],
  () => {
    browser = prepareBrowser();
    // Its stage reports the error.
    browser.catch(() => undefined);
    others = browser.catch(() => undefined).then(prepareOtherBrowsers);
  },
);
