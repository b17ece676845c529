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
  const keepOf = keepers();
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
        const failed = await Promise.all(batch.map((verdict) => fetchOf(run, target, verdict, keepOf)));
        problems.push(...failed.flat());
      }
    }
  }
  return problems;
}

async function fetchOf(
  run: WorkingRun,
  target: Target,
  { staged, link }: Verdict,
  keepOf: KeepOf,
): Promise<string[]> {
  const problems: string[] = [];
  let pictures: Pictures = staged.pictures;
  for (const column of picturesToFetch(target, staged, link)) {
    const picture = pictures[column];
    const keep = keepOf(target, column);
    if (!picture || !keep) continue;
    const kept = await keep(picture.from, staged.title).catch((error: unknown) => {
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

/** Stores a file of an address and returns what is kept of it. */
type Keep = (address: string, title: string) => Promise<string>;
type KeepOf = (target: Target, name: string) => Keep | undefined;

/** Returns how pictures of columns and other files are stored; of the others each once, however many rows have it. */
function keepers(): KeepOf {
  const known = new Map<string, Promise<string>>();
  const once = (table: string, keep: Keep): Keep => {
    return (address, title) => {
      const key = `${table} ${address}`;
      const kept = known.get(key) ?? keep(address, title);
      known.set(key, kept);
      return kept;
    };
  };
  return ({ table, pictures, files }, name) => {
    const bucket: Bucket | undefined = pictures[name];
    if (bucket) return (address) => keepPictureFrom(address, bucket);
    return files && once(table, files.keep);
  };
}
