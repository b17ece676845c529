// `npm run test:api`: the tests that speak HTTP alone, against a running site or two processes with a bucket.
import { prepareProgram } from '#scripts/bench/debian-program.mjs';
import { runFromSources } from '#scripts/run-from-sources.mjs';
import { prepareBuild } from '#server/build/prepare.mjs';

await runFromSources(async () => {
  const { testApi } = await import('./api-tests.ts');
  return testApi(process.argv.slice(2), { prepareBuild, prepareProgram });
});
