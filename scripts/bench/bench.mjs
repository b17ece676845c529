// `npm run bench`: measures the production site on this machine. `npm run bench -- --help` says what it can do.
import { prepareBrowser } from '#scripts/browser/browser.mjs';
import { runFromSources } from '#scripts/run-from-sources.mjs';
import { prepareBuild } from '#server/build/prepare.mjs';
import { npm } from '#server/build/programs.mjs';
import { prepareProgram } from './debian-program.mjs';
import { prepareBareNext } from './prepare-bare-next.mjs';
import { prepareLighthouse } from './prepare-lighthouse.mjs';

await runFromSources(async () => {
  const { bench } = await import('./run.ts');
  return bench(process.argv.slice(2), {
    prepareBuild,
    prepareBrowser,
    prepareLighthouse,
    prepareBareNext,
    prepareProgram,
    start: npm('start'),
  });
});
