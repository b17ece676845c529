// `npm run check`: the checks of a minute. `npm test` runs all.
import { lint, types, unitTests } from '#scripts/checks/checks.mjs';
import { runStages } from '#scripts/checks/stages.mjs';

await runStages([
  [
    ['lint', lint],
    ['types', types],
  ],
  [['unit', unitTests]],
]);
