// `npm run test:browsers`: every public page and the visitor's jobs in Firefox and WebKit.
import { runFromSources } from '#scripts/run-from-sources.mjs';
import { prepareBuild } from '#server/build/prepare.mjs';
import { prepareOtherBrowsers } from './other-browsers.mjs';

await runFromSources(async () => {
  const missing = await prepareOtherBrowsers();
  await prepareBuild();
  const { testBrowsers } = await import('./browser-tests.ts');
  return testBrowsers(missing);
});
