import { AppError } from '#lib/core/operations/errors.ts';
import { isOutage } from '#lib/core/operations/outage.ts';
import { db } from '#lib/core/platform/db.ts';
import { log } from '#lib/core/platform/log.ts';
import { removeFile } from '../files.ts';
import { importMessages } from '../messages.ts';
import type { ImportPhase } from '../schema.ts';
import { forgetSecrets } from '../secrets.ts';
import { endReading, finishUndoing, finishWriting } from './finish.ts';
import { readRun } from './read-run.ts';
import { startDue } from './start-due.ts';
import {
  claimRun,
  failKeyless,
  LostRun,
  type Progress,
  reportProgress,
  type WorkingRun,
  workerName,
} from './working-run.ts';

/**
 * Works on the runs that wait for it until none is left. A run that another process began and left is gone on with: read
 * anew, or written from what was read.
 */
export async function workOnImports(): Promise<void> {
  await failKeyless();
  await startDue();
  for (let run = await claimRun(); run; run = await claimRun()) await workOn(run);
}

async function workOn(run: WorkingRun): Promise<void> {
  const progress = reportProgress(run.id);
  try {
    await phases[run.phase as ImportPhase](run, progress);
  } catch (error) {
    if (error instanceof LostRun || progress.signal.aborted) return;
    // The database comes back, and with it whoever goes on with the run.
    if (isOutage(error)) throw error;
    await fail(run, error);
  } finally {
    progress.stop();
  }
}

const phases: Readonly<Record<ImportPhase, (run: WorkingRun, progress: Progress) => Promise<void>>> = {
  async reading(run, progress) {
    const read = await readRun(run, progress);
    await removeFile(run.id);
    forgetSecrets(run.id);
    const next = await endReading(run, read, progress);
    if (next !== 'writing') return;
    run.phase = next;
    progress.total = progress.done;
    progress.done = 0;
    await phases.writing(run, progress);
  },
  writing: finishWriting,
  undoing: finishUndoing,
};

/** Ends a run that did not work, in words. What an unexpected error says may hold an address: only its kind is logged. */
async function fail(run: WorkingRun, error: unknown): Promise<void> {
  const { name, code } = error as { name?: string; code?: string };
  const isRefusal = error instanceof AppError;
  if (!isRefusal) log.error({ run: run.id, phase: run.phase, name, code }, 'an import failed');
  const isUndo = run.phase === 'undoing';
  const words = {
    reading: importMessages.unreadable,
    writing: importMessages.writeFailed,
    undoing: importMessages.undoFailed,
  };
  const problem = isRefusal ? error.message : words[run.phase as ImportPhase];
  await removeFile(run.id);
  forgetSecrets(run.id);
  await db().importRun.updateMany({
    where: { id: run.id, worker: workerName, state: 'running' },
    data: { state: isUndo ? 'done' : 'failed', problems: isUndo ? [...run.problems, problem] : [problem] },
  });
  if (!isUndo) await db().importRow.deleteMany({ where: { run_id: run.id } });
}
