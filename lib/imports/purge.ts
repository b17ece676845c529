import { db } from '#lib/core/platform/db.ts';
import { removeForgotten } from './files.ts';
import { importMessages } from './messages.ts';

/** Ends what was read and never written for a week, or waits for a machine that is gone, and forgets runs of more than two years ago. */
export async function purgeImports(): Promise<void> {
  await db().$executeRaw`
    UPDATE import_runs SET state = 'failed', is_loss = false, problems = ARRAY[${importMessages.expired}]
    WHERE (state = 'ready' OR (state = 'failed' AND is_loss)) AND updated_at < now() - interval '7 days'`;
  await db().$executeRaw`
    UPDATE import_runs SET state = 'failed', problems = ARRAY[${importMessages.fileGone}]
    WHERE state = 'running' AND phase = 'reading' AND file IS NOT NULL
      AND COALESCE(lease_until, created_at) < now() - interval '1 day'`;
  await db().$executeRaw`
    DELETE FROM import_rows WHERE run_id IN (
      SELECT id FROM import_runs WHERE state IN ('done', 'undone') OR (state = 'failed' AND NOT is_loss))`;
  await db()
    .$executeRaw`DELETE FROM import_runs WHERE state <> 'running' AND created_at < now() - interval '2 years'`;
  const running = await db().importRun.findMany({ where: { state: 'running' }, select: { id: true } });
  await removeForgotten(new Set(running.map(({ id }) => id)));
}
