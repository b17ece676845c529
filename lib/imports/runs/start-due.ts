import { db } from '#lib/core/platform/db.ts';

/** Begins to read what is kept in step and was last read an hour ago. Safe in any number of processes. */
export async function startDue(): Promise<void> {
  await db().$executeRaw`
    WITH due AS (
      UPDATE import_sources SET next_at = now() + interval '1 hour'
      WHERE id IN (
        SELECT id FROM import_sources WHERE in_step AND next_at <= now() FOR UPDATE SKIP LOCKED
      ) RETURNING id, options
    )
    INSERT INTO import_runs (source_id, dry_run, in_step, is_scheduled, options)
    SELECT id, false, true, true, options FROM due
    WHERE NOT EXISTS (SELECT FROM import_runs WHERE source_id = due.id AND state = 'running')`;
}
