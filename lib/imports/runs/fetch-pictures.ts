import { importTables } from '#lib/activity/content-tables.ts';
import { labelledTransaction } from '#lib/core/operations/audited-transaction.ts';
import { db } from '#lib/core/platform/db.ts';
import { log } from '#lib/core/platform/log.ts';
import { messages } from '#lib/language/messages.ts';
import { keepPictureFrom } from '#lib/uploads/keep-picture.ts';
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
    if (Object.keys(target.pictures).length === 0) continue;
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
    const bucket = target.pictures[column];
    if (!picture || !bucket) continue;
    const kept = await keepPictureFrom(picture.from, bucket).catch((error: unknown) => {
      log.info({ run: run.id, err: error }, 'a picture was not taken over');
      problems.push(messages.imports.named(staged.title, messages.imports.pictureFailed(picture.from)));
      return null;
    });
    pictures = { ...pictures, [column]: { ...picture, kept } };
  }
  await db().importRow.updateMany({
    where: { run_id: run.id, place: staged.place },
    data: { pictures: pictures as object },
  });
  return problems;
}
