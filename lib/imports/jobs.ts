import type { DomainJobs } from '#lib/core/platform/jobs.ts';
import { purgeImports } from './purge.ts';
import { workOnImports } from './runs/work.ts';
import { onImportWork } from './wake.ts';

let current: Promise<void> | null = null;
let isAskedAgain = false;

/** One run at a time in this process: what is asked for meanwhile follows. */
function workInTurn(): Promise<void> {
  isAskedAgain = current !== null;
  current ??= (async () => {
    try {
      do {
        isAskedAgain = false;
        await workOnImports();
      } while (isAskedAgain);
    } finally {
      current = null;
    }
  })();
  return current;
}

/** Works on imports, takes up those that a stopped process has left, and forgets what nobody went on with. */
export const importJobs: DomainJobs = {
  repeated: [
    {
      name: 'bringing content in',
      everyMilliseconds: 5000,
      run() {
        onImportWork(workInTurn);
        return workInTurn();
      },
    },
    { name: 'purging imports', everyMilliseconds: 24 * 60 * 60 * 1000, run: () => purgeImports() },
  ],
};
