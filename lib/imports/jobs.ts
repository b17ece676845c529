import type { DomainJobs } from '#lib/core/platform/jobs.ts';
import { purgeImports } from './purge.ts';
import { workOnImports } from './runs/work.ts';
import { onImportWork } from './wake.ts';

/** Works on imports, takes up those that a stopped process has left, and forgets what nobody went on with. */
export const importJobs: DomainJobs = {
  repeated: [
    {
      name: 'bringing content in',
      everyMilliseconds: 5000,
      run() {
        onImportWork(workOnImports);
        return workOnImports();
      },
    },
    { name: 'purging imports', everyMilliseconds: 24 * 60 * 60 * 1000, run: () => purgeImports() },
  ],
};
