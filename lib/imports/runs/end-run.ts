import type { Database } from '#lib/core/platform/db.ts';

/**
 * Ends a running import with a problem and deletes the rows it has read; one that is being undone is done again. With
 * `worker`, only while that process works on it.
 */
export async function endRun(
  database: Database,
  { id, problem, worker = null }: { id: string; problem: string; worker?: string | null },
): Promise<void> {
  await database.$executeRaw`
    WITH ended AS (
      UPDATE import_runs SET state = CASE phase WHEN 'undoing' THEN 'done' ELSE 'failed' END,
        problems = CASE phase WHEN 'undoing' THEN problems ELSE ARRAY[]::text[] END || ${problem}::text
      WHERE id = ${id}::uuid AND state = 'running' AND (${worker}::text IS NULL OR worker = ${worker}::text)
      RETURNING id
    )
    DELETE FROM import_rows WHERE run_id IN (SELECT id FROM ended)`;
}
