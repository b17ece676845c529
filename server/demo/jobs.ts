import { readdir, rm, stat } from 'node:fs/promises';
import { db } from '#lib/core/database/db.ts';
import { env } from '#lib/core/process/env.ts';
import { pathIn } from '#lib/core/process/folders.ts';
import type { DomainJobs } from '#lib/core/process/jobs.ts';
import { storage } from '#lib/core/storage/storage.ts';
import { uploadingFolder } from '#lib/sound/uploading.ts';
import { resetDemo } from './reset-demo.ts';

/** Begins a demo again on the hour, in one of its processes, and clears the folder of each. */
export const demoJobs: DomainJobs = {
  repeated: [{ name: 'beginning the demo again', everyMilliseconds: 5000, run: () => keepDemo() }],
};

async function keepDemo(): Promise<void> {
  if (!env().DEMO) return;
  await resetDemo();
  await clearFiles();
}

let clearedMilliseconds = 0;

/** Deletes the files of this process's folder that are older than the last reset, once after each. */
export async function clearFiles(): Promise<void> {
  const { reset_at } = await db().demoSite.findUniqueOrThrow({ where: { id: 1 } });
  const before = reset_at.getTime();
  if (before === clearedMilliseconds) return;
  const kept = storage();
  for await (const { folder, name, modifiedMilliseconds } of kept.list())
    if (modifiedMilliseconds < before) await kept.remove(folder, name);
  for (const name of await readdir(uploadingFolder()).catch(() => [])) {
    const path = pathIn(uploadingFolder(), name);
    const facts = await stat(path).catch(() => null);
    if (facts && facts.mtimeMs < before) await rm(path, { force: true });
  }
  clearedMilliseconds = before;
}
