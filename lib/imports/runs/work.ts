import { InterruptedProcess } from '#lib/core/apart/process-apart.ts';
import { db } from '#lib/core/database/db.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { isOutage } from '#lib/core/operations/outage.ts';
import { log } from '#lib/core/process/log.ts';
import { messages } from '#lib/language/messages.ts';
import { readApart } from '../reading/read-apart.ts';
import type { ReadBatches } from '../reading/stage-source.ts';
import type { ImportPhase } from '../schema.ts';
import { heldFiles, removeFile } from './files.ts';
import { endReading, finishUndoing, finishWriting } from './finish.ts';
import { readRun } from './read-run.ts';
import { forgetSecrets, heldSecrets } from './secrets.ts';
import {
  claimRun,
  endHopeless,
  endRun,
  LostRun,
  mayTryAgain,
  type Progress,
  reportProgress,
  type WorkingRun,
  workerName,
} from './working-run.ts';

/** Works on waiting runs until none is left. A run that another process left is read again, or written from its rows. */
export async function workOnImports(readBatches: ReadBatches = readApart()): Promise<void> {
  await letGoOfOthers();
  await startDue();
  for (;;) {
    await endHopeless();
    const run = await claimRun();
    if (!run) return;
    await workOn(run, readBatches);
  }
}

async function workOn(run: WorkingRun, readBatches: ReadBatches): Promise<void> {
  const progress = reportProgress(run.id);
  try {
    if (run.phase === 'reading') await read(run, progress, readBatches);
    if (run.phase === 'writing') await finishWriting(run, progress);
    if (run.phase === 'undoing') await finishUndoing(run, progress);
  } catch (error) {
    if (error instanceof LostRun || progress.signal.aborted) return await letGoOfRows(run.id);
    if (error instanceof InterruptedProcess) return await tryAgain(run, readBatches);
    // The run is continued once the database is back.
    if (isOutage(error)) throw error;
    await fail(run, error);
  } finally {
    progress.stop();
  }
}

async function tryAgain(run: WorkingRun, readBatches: ReadBatches): Promise<void> {
  if (await mayTryAgain(run.id)) await workOn(run, readBatches);
  else await fail(run, new AppError('conflict', messages.imports.triedOften));
}

/** Reads the run's source and moves a run that needs no review to its next phase. */
async function read(run: WorkingRun, progress: Progress, readBatches: ReadBatches): Promise<void> {
  const result = await readRun(run, progress, readBatches);
  await letGo(run.id);
  if ((await endReading(run, result, progress)) === 'over') return;
  run.phase = 'writing';
  progress.done = 0;
}

/** Ends a failed run with a message. An unexpected error may contain an address: only its name is logged. */
async function fail(run: WorkingRun, error: unknown): Promise<void> {
  const { name, code } = error as { name?: string; code?: string };
  const isRefusal = error instanceof AppError;
  if (!isRefusal) log.error({ run: run.id, phase: run.phase, name, code }, 'an import failed');
  const unexpected = {
    reading: messages.imports.unreadable,
    writing: messages.imports.writeFailed,
    undoing: messages.imports.undoFailed,
  };
  const problem = isRefusal ? error.message : unexpected[run.phase as ImportPhase];
  await letGo(run.id);
  await endRun(db(), { id: run.id, problem, worker: workerName });
}

async function letGo(run: string): Promise<void> {
  await removeFile(run);
  forgetSecrets(run);
}

/** Deletes files and secrets of runs that other processes read or ended. */
async function letGoOfOthers(): Promise<void> {
  const held = [...heldSecrets(), ...(await heldFiles())];
  if (held.length === 0) return;
  const over = await db().$queryRaw<{ id: string }[]>`
    SELECT id::text FROM import_runs
    WHERE id = ANY(${held}::uuid[]) AND NOT (state = 'running' AND phase = 'reading')`;
  for (const { id } of over) await letGo(id);
}

/** Deletes rows that were read after a run was stopped. */
async function letGoOfRows(run_id: string): Promise<void> {
  await db().importRow.deleteMany({ where: { run_id, run: { state: 'failed', is_loss: false } } });
}

/** Starts reading synced sources that are due, each hour. Safe in any number of processes. */
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
