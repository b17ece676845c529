// `npm test`: every check there is, in the order of how soon they tell something.
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

/** They are fetched while the first checks run: that takes the line, and they take the processor. */
let browser;
let others;

await runStages(
  [
    // One reads files, one waits for the line, and two calculate: together they take what the longest takes.
    [
      ['lint', lint],
      ['types', types],
      ['unused code', unusedCode],
      ['audit', audit],
    ],
    [['unit', unitTests]],
    // The one waits for its database, while the other has the processor.
    [
      ['integration', integrationTests],
      ['build', () => prepareBuild().then(() => ({ passed: 1, failed: 0 }))],
    ],
    [['browser', () => browser.then(browserTests)]],
    // Not beside them: each of the two takes a core.
    [['browsers', () => others.then(otherBrowserTests)]],
  ],
  () => {
    browser = prepareBrowser();
    // Its stage tells of it.
    browser.catch(() => undefined);
    others = browser.catch(() => undefined).then(prepareOtherBrowsers);
  },
);
