import { readdir, rm, stat } from 'node:fs/promises';
import { db } from '#lib/core/database/db.ts';
import type { DomainJobs } from '#lib/core/process/jobs.ts';
import { partPath, uploadingFolder } from './uploading.ts';
import { dropFiles } from './uploads.ts';

const hourMilliseconds = 3_600_000;
const dayMilliseconds = 24 * hourMilliseconds;

/** Deletes uploads a day after they were begun, and the files of those that no sermon has. */
export const soundJobs: DomainJobs = {
  repeated: [
    { name: 'purging uploads of sound', everyMilliseconds: hourMilliseconds, run: () => purgeUploads() },
  ],
};

/** Runs in every process: each may have files on a disk of its own. */
export async function purgeUploads(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - dayMilliseconds);
  const rows = await db().$queryRaw<{ id: string; sermon_id: string | null }[]>`
    DELETE FROM sound_uploads WHERE created_at < ${before} AND (lease_until IS NULL OR lease_until < ${now})
    RETURNING id::text, sermon_id::text`;
  for (const { id, sermon_id } of rows) if (sermon_id === null) await dropFiles(id);
  await removeStrays(before);
}

/** Removes old files without a row. */
async function removeStrays(before: Date): Promise<void> {
  const names = await readdir(uploadingFolder()).catch(() => []);
  if (names.length === 0) return;
  const rows = await db().soundUpload.findMany({ select: { id: true } });
  const known = new Set(rows.map(({ id }) => id));
  for (const name of names) {
    const facts = await stat(partPath(name)).catch(() => null);
    if (!known.has(name) && facts && facts.mtime < before) await rm(partPath(name), { force: true });
  }
}
