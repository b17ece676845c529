import { db } from '#lib/core/database/db.ts';
import type { DomainJobs } from '#lib/core/process/jobs.ts';
import { messages } from '#lib/language/messages.ts';
import { removeForgotten } from './runs/files.ts';
import { onImportWork } from './runs/wake.ts';
import { workOnImports } from './runs/work.ts';

let current: Promise<void> | null = null;
let isAskedAgain = false;

/** Works on one run at a time in this process; a call meanwhile queues one more round. */
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

/** Works on imports, resumes those of stopped processes, and deletes abandoned ones. */
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

/** Ends runs that waited a week for staff or a day for their machine, and deletes runs older than two years. */
export async function purgeImports(): Promise<void> {
  await db().$executeRaw`
    UPDATE import_runs SET state = 'failed', is_loss = false, problems = ARRAY[${messages.imports.expired}]
    WHERE (state = 'ready' OR (state = 'failed' AND is_loss)) AND updated_at < now() - interval '7 days'`;
  await db().$executeRaw`
    UPDATE import_runs SET state = 'failed', problems = ARRAY[${messages.imports.fileGone}]
    WHERE state = 'running' AND phase = 'reading' AND file IS NOT NULL
      AND COALESCE(lease_until, created_at) < now() - interval '1 day'`;
  await db().$executeRaw`
    UPDATE import_runs SET sealed_keys = NULL
    WHERE sealed_keys IS NOT NULL AND (state IN ('done', 'undone') OR (state = 'failed' AND NOT is_loss))`;
  await db().$executeRaw`
    DELETE FROM import_rows WHERE run_id IN (
      SELECT id FROM import_runs WHERE state IN ('done', 'undone') OR (state = 'failed' AND NOT is_loss))`;
  await db()
    .$executeRaw`DELETE FROM import_runs WHERE state <> 'running' AND created_at < now() - interval '2 years'`;
  const running = await db().importRun.findMany({ where: { state: 'running' }, select: { id: true } });
  await removeForgotten(new Set(running.map(({ id }) => id)));
}
