import { ownBatch } from '#lib/activity/log-rows.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';
import { announcedWrite, labelledTransaction } from '#lib/core/operations/audited-transaction.ts';
import { followDates } from '#lib/forms/dates/follow-dates.ts';
import { messages } from '#lib/language/messages.ts';
import { askSizes } from './ask-sizes.ts';
import { fetchPictures } from './fetch-pictures.ts';
import type { Read } from './read-run.ts';
import type { TakenColumn } from './taken/take-facts.ts';
import { undoFacts } from './taken/undo-facts.ts';
import type { Tally } from './tally.ts';
import { undoRun } from './undo-run.ts';
import { LostRun, type Progress, type WorkingRun, workerName } from './working-run.ts';
import { previewRun, writeRun } from './write-run.ts';

const longestWriteMilliseconds = 15 * 60 * 1000;

type RunData = Prisma.ImportRunUpdateManyMutationInput;

/** Ends the reading of a source: the run waits for staff, has failed, or is written at once. */
export async function endReading(
  run: WorkingRun,
  { name, remembered, isUnchanged, facts }: Read,
  progress: Progress,
): Promise<'writing' | 'over'> {
  if (name) {
    run.from.name = name;
    // The process that writes it later reads the name from there.
    await db().importSource.update({ where: { id: run.source_id }, data: { name } });
  }
  run.remembered = remembered;
  if (isUnchanged) {
    if (run.is_scheduled) await deleteRun(db(), run);
    else await update(db(), run, { state: 'done', phase: 'writing' });
    return 'over';
  }
  const has = await db().importRow.count({ where: { run_id: run.id, table_name: { not: '' } } });
  const had = await db().importLink.count({ where: { source_id: run.source_id, in_step: true } });
  const isLoss = run.in_step && had > 0 && has * 2 < had && !run.accept_loss;
  const tally = reported(await previewRun(run));
  const data: RunData = {
    ...tally,
    done: progress.done,
    total: progress.done,
    remembered,
    is_loss: isLoss,
    reading: null,
  };
  if (isLoss || (has === 0 && facts.length === 0)) {
    const problem = isLoss ? messages.imports.loss(had, has) : messages.imports.nothing;
    const sealed_keys = isLoss ? run.sealed_keys : null;
    await update(db(), run, {
      ...data,
      state: 'failed',
      sealed_keys,
      problems: [problem, ...tally.problems],
    });
    return 'over';
  }
  await update(db(), run, run.dry_run ? { ...data, state: 'ready' } : { ...data, phase: 'writing' });
  return run.dry_run ? 'over' : 'writing';
}

async function deleteRun(database: Database, { id }: WorkingRun): Promise<void> {
  await database.importRun.deleteMany({ where: { id, worker: workerName } });
}

/** Writes what was read in one transaction, once its files are there. Both count the rows from 1. */
export async function finishWriting(run: WorkingRun, progress: Progress): Promise<void> {
  progress.total = await db().importRow.count({ where: { run_id: run.id, table_name: { not: '' } } });
  const unfetched = [...(await fetchPictures(run, progress)), ...(await askSizes(run, progress))];
  progress.done = 0;
  run.isFetched = true;
  const write = labelledTransaction(run.session, { timeoutMilliseconds: longestWriteMilliseconds });
  await announcedWrite(write, async (database) => {
    const { topics, ...tally } = await writeRun(database, run, progress, unfetched);
    await followDates(database);
    const batch = await ownBatch(database);
    const isIdle = run.is_scheduled && batch === null;
    if (isIdle) await deleteRun(database, run);
    else
      await update(database, run, {
        ...reported(tally),
        state: 'done',
        written_at: new Date(),
        is_loss: false,
        sealed_keys: null,
        batch,
        done: progress.done,
        total: progress.done,
      });
    await database.importRow.deleteMany({ where: { run_id: run.id } });
    await rememberSource(database, run);
    return { topics };
  });
}

/** Undoes what a run has written, all of it or nothing, and ends the sync of its source: the rows would come again. */
export async function finishUndoing(run: WorkingRun, progress: Progress): Promise<void> {
  const write = labelledTransaction(run.session, { timeoutMilliseconds: longestWriteMilliseconds });
  await announcedWrite(write, async (database) => {
    const { topics, problems } = await undoRun(database, run, progress);
    const facts = await undoFacts(database, run.taken as unknown as TakenColumn[]);
    await followDates(database);
    if (run.in_step) await endKeeping(database, run.source_id);
    await update(database, run, {
      state: 'undone',
      problems: [...problems, ...facts.problems],
      taken: [],
    });
    return { topics: [...topics, ...facts.topics] };
  });
}

async function endKeeping(database: Database, id: string): Promise<void> {
  await database.importSource.update({
    where: { id },
    data: { in_step: false, next_at: null, remembered: {}, sealed_keys: null },
  });
  await database.$executeRaw`
    UPDATE events SET source_name = NULL WHERE source_name IS NOT NULL
      AND id::text IN (SELECT row_id FROM import_links WHERE source_id = ${id}::uuid AND table_name = 'events')`;
  await database.importLink.updateMany({ where: { source_id: id }, data: { in_step: false } });
}

async function rememberSource(database: Database, run: WorkingRun): Promise<void> {
  const inStep = run.in_step && {
    in_step: true,
    options: run.options as object,
    remembered: run.remembered as object,
    next_at: new Date(Date.now() + 60 * 60 * 1000),
    ...(run.sealed_keys !== null && { sealed_keys: run.sealed_keys }),
  };
  await database.importSource.update({
    where: { id: run.source_id },
    data: { name: run.from.name, ...inStep },
  });
}

/** @throws LostRun when the run belongs to another process by now, which rolls the transaction back */
async function update(database: Database, { id }: WorkingRun, data: RunData): Promise<void> {
  const where = { id, worker: workerName, state: 'running' };
  const { count } = await database.importRun.updateMany({ where, data });
  if (count === 0) throw new LostRun();
}

function reported({ counts, samples, found, removed, problems }: Tally) {
  return { counts, samples: samples as object, found, removed, problems };
}
