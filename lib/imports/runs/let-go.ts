import { db } from '#lib/core/platform/db.ts';
import { heldFiles, removeFile } from '../files.ts';
import { forgetSecrets, heldSecrets } from '../secrets.ts';

/** Removes the file of a run, and forgets what unlocks its source. */
export async function letGo(run: string): Promise<void> {
  await removeFile(run);
  forgetSecrets(run);
}

/** The same for runs that have been read or ended elsewhere. */
export async function letGoOfOthers(): Promise<void> {
  const held = [...heldSecrets(), ...(await heldFiles())];
  if (held.length === 0) return;
  const over = await db().$queryRaw<{ id: string }[]>`
    SELECT id::text FROM import_runs
    WHERE id = ANY(${held}::uuid[]) AND NOT (state = 'running' AND phase = 'reading')`;
  for (const { id } of over) await letGo(id);
}

/** Removes the rows that were still read of a run after it was stopped. */
export async function letGoOfRows(run_id: string): Promise<void> {
  await db().importRow.deleteMany({ where: { run_id, run: { state: 'failed', is_loss: false } } });
}
