import { importTables } from '#lib/activity/content-tables.ts';
import { db } from '#lib/core/database/db.ts';
import { labelledTransaction } from '#lib/core/operations/audited-transaction.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { log } from '#lib/core/process/log.ts';
import type { Bucket } from '#lib/core/storage/picture-limits.ts';
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
  const fetching = { run, keepOf: keepers(progress.signal), signal: progress.signal };
  for (const table of importTables) {
    const target = targets[table];
    if (Object.keys(target.pictures).length === 0 && !target.files) continue;
    for await (const rows of stagedRows(db(), run.id, table)) {
      const withPictures = rows.filter(({ pictures }) => Object.keys(pictures).length > 0);
      const verdicts =
        withPictures.length > 0
          ? await look((database) => planRows(database, run, target, withPictures))
          : [];
      const wanted = verdicts.filter(({ action }) => action === 'added' || action === 'updated');
      progress.done += rows.length - wanted.length;
      while (wanted.length > 0) {
        progress.signal.throwIfAborted();
        const batch = wanted.splice(0, picturesAtOnce);
        const failed = await Promise.all(batch.map((verdict) => fetchOf(verdict, target, fetching)));
        problems.push(...failed.flat());
        progress.done += batch.length;
      }
    }
  }
  return problems;
}

interface Fetching {
  run: WorkingRun;
  keepOf: KeepOf;
  signal: AbortSignal;
}

async function fetchOf(
  { staged, link }: Verdict,
  target: Target,
  { run, keepOf, signal }: Fetching,
): Promise<string[]> {
  const problems: string[] = [];
  let pictures: Pictures = staged.pictures;
  let problem: string | null = null;
  for (const column of picturesToFetch(target, staged, link)) {
    const picture = pictures[column];
    const keep = keepOf(target, column);
    if (!picture || !keep) continue;
    const kept = await keep(picture.from, staged.title).catch((error: unknown) => {
      signal.throwIfAborted();
      const facts = error instanceof AppError ? { reason: error.message } : { err: error };
      log.info({ run: run.id, ...facts }, 'a file was not taken over');
      const failure = failureOf(target, column, picture.from);
      if (failure === null) problem = because(messages.imports.fileFailed, error);
      else problems.push(because(messages.imports.named(staged.title, failure), error));
      return null;
    });
    const isPicture = Object.hasOwn(target.pictures, column);
    const doubt = kept !== null && !isPicture && target.files?.doubt?.(staged.columns ?? {}, kept);
    if (doubt) problems.push(messages.imports.named(staged.title, doubt));
    pictures = { ...pictures, [column]: { ...picture, kept } };
  }
  await db().importRow.updateMany({
    where: { run_id: run.id, place: staged.place },
    data: { pictures: pictures as object, ...(problem !== null && { problem }) },
  });
  return problems;
}

/** Returns the message about a missing file; null if its row is left out. */
function failureOf({ pictures, files }: Target, column: string, address: string): string | null {
  const told = messages.imports.pictureFailed(address);
  if (Object.hasOwn(pictures, column)) return told;
  return files?.isNeeded ? null : (files?.failed?.() ?? told);
}

/** Returns the sentence with the reason, where it is one for people. Those of pictures ask to choose another. */
function because(sentence: string, error: unknown): string {
  if (!(error instanceof AppError)) return sentence;
  const isNoPicture = error.message === messages.uploads.notAnImage;
  return `${sentence} ${isNoPicture ? messages.imports.noPicture : error.message}`;
}

/** Stores a file of an address and returns what is kept of it. */
type Keep = (address: string, title: string) => Promise<string>;
type KeepOf = (target: Target, name: string) => Keep | undefined;

/** Returns how pictures of columns and other files are stored; shared ones once, however many rows have them. */
function keepers(signal: AbortSignal): KeepOf {
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
    if (bucket) return (address) => keepPictureFrom(address, bucket, signal);
    if (!files) return undefined;
    const keep: Keep = (address, title) => files.keep(address, title, signal);
    return files.isOwn ? keep : once(table, keep);
  };
}
