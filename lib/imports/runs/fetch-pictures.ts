import { importTables } from '#lib/activity/content-tables.ts';
import { labelledTransaction } from '#lib/core/operations/audited-transaction.ts';
import { db } from '#lib/core/platform/db.ts';
import { log } from '#lib/core/platform/log.ts';
import { messages } from '#lib/language/messages.ts';
import { keepPictureFrom } from '#lib/uploads/keep-picture.ts';
import type { Bucket } from '#lib/uploads/limits.ts';
import type { Target } from '../targets/target.ts';
import { targets } from '../targets/targets.ts';
import { type Pictures, picturesToFetch, planRows, type Verdict } from './plan.ts';
import { stagedRows } from './staged-rows.ts';
import type { Progress, WorkingRun } from './working-run.ts';

const picturesAtOnce = 4;

/**
 * Fetches the pictures of the rows to write. Each address is stored at once, so that a resumed run fetches none twice.
 * Returns messages about pictures that failed.
 */
export async function fetchPictures(run: WorkingRun, progress: Progress): Promise<string[]> {
  const problems: string[] = [];
  const look = labelledTransaction('');
  for (const table of importTables) {
    const target = targets[table];
    if (Object.keys(target.pictures).length === 0 && !target.files) continue;
    for await (const rows of stagedRows(db(), run.id, table)) {
      const withPictures = rows.filter(({ pictures }) => Object.keys(pictures).length > 0);
      if (withPictures.length === 0) continue;
      const verdicts = await look((database) => planRows(database, run, target, withPictures));
      const wanted = verdicts.filter(({ action }) => action === 'added' || action === 'updated');
      while (wanted.length > 0) {
        progress.signal.throwIfAborted();
        const batch = wanted.splice(0, picturesAtOnce);
        const failed = await Promise.all(batch.map((verdict) => fetchOf(run, target, verdict)));
        problems.push(...failed.flat());
      }
    }
  }
  return problems;
}

async function fetchOf(run: WorkingRun, target: Target, { staged, link }: Verdict): Promise<string[]> {
  const problems: string[] = [];
  let pictures: Pictures = staged.pictures;
  for (const column of picturesToFetch(staged, link)) {
    const picture = pictures[column];
    const keep = keeperOf(target, column);
    if (!picture || !keep) continue;
    const kept = await keep(picture.from).catch((error: unknown) => {
      log.info({ run: run.id, err: error }, 'a file was not taken over');
      problems.push(messages.imports.named(staged.title, messages.imports.pictureFailed(picture.from)));
      return null;
    });
    pictures = { ...pictures, [column]: { ...picture, kept } };
  }
  const isLost = target.files?.isNeeded && problems.length > 0;
  await db().importRow.updateMany({
    where: { run_id: run.id, place: staged.place },
    data: { pictures: pictures as object, ...(isLost && { problem: messages.imports.fileFailed }) },
  });
  return isLost ? [] : problems;
}

/** Returns how a picture of a column, or another file, is stored. */
function keeperOf(target: Target, name: string): ((address: string) => Promise<string>) | undefined {
  const bucket: Bucket | undefined = target.pictures[name];
  return bucket ? (address) => keepPictureFrom(address, bucket) : target.files?.keep;
}
