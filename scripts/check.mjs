// `npm run check`: what tells within a minute whether a change is sound. `npm test` checks all.
import { lint, types, unitTests } from '#scripts/checks/checks.mjs';
import { runStages } from '#scripts/checks/stages.mjs';

await runStages([
  [
    ['lint', lint],
    ['types', types],
  ],
  [['unit', unitTests]],
]);
