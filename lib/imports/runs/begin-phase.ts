import type { Database } from '#lib/core/database/db.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { lockRun } from '../import-rows.ts';
import { refuseWhileReading } from './start-import.ts';
import { endRun } from './working-run.ts';

/** The columns of a run that waits for a process. */
const waiting = { state: 'running', worker: null, lease_until: null, tries: 0, done: 0 };

/**
 * Queues a run for writing; `session` is the label of the session. One that failed by a loss needs `accept_loss`.
 * @throws AppError `not_found`, or `conflict` when it is not ready
 */
export async function beginWriting(
  database: Database,
  { id, accept_loss }: { id: string; accept_loss: boolean },
  session: string,
): Promise<void> {
  const run = await lockRun(database, id);
  const isAccepted = run.state === 'failed' && run.is_loss && accept_loss;
  if (run.state !== 'ready' && !isAccepted) throw new AppError('conflict', messages.imports.notReady);
  await refuseWhileReading(database, run.source_id);
  const data = { ...waiting, phase: 'writing', accept_loss, total: run.done, session };
  await database.importRun.update({ where: { id }, data });
}

/**
 * Queues a run for its undo; one of which facts alone were taken over has these.
 * @throws AppError `not_found`, or `conflict` when it is not done or undone already
 */
export async function beginUndoing(database: Database, id: string, session: string): Promise<void> {
  const { state, phase, taken } = await lockRun(database, id);
  const isTaken = state === 'ready' && (await hasTaken(database, { id, taken }));
  if (state === 'undone' || (state === 'running' && phase === 'undoing'))
    throw new AppError('conflict', messages.imports.undoneAlready);
  if (state !== 'done' && !isTaken) throw new AppError('conflict', messages.imports.notDone);
  await database.importRun.update({ where: { id }, data: { ...waiting, phase: 'undoing', session } });
}

/** Returns whether facts of a run were taken over; of service times, rows. */
async function hasTaken(database: Database, { id, taken }: { id: string; taken: unknown }): Promise<boolean> {
  if (Array.isArray(taken) && taken.length > 0) return true;
  return (await database.importChange.count({ where: { run_id: id } })) > 0;
}

/** Cancels a running import within seconds. @throws AppError `not_found`, or `conflict` when it is not running */
export async function cancelRun(database: Database, id: string): Promise<void> {
  const { state, phase } = await lockRun(database, id);
  if (state !== 'running') throw new AppError('conflict', messages.imports.notUnderWay);
  const problem = phase === 'undoing' ? messages.imports.undoCancelled : messages.imports.cancelled;
  await endRun(database, { id, problem });
}
