import { AppError } from '#lib/core/operations/errors.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { lockRun } from '../import-rows.ts';
import { importMessages } from '../messages.ts';
import { endRun } from './end-run.ts';
import { refuseWhileReading } from './start-import.ts';

/** Until a process takes it up. */
const waiting = { state: 'running', worker: null, lease_until: null, tries: 0, done: 0 };

/**
 * Lets a run wait to be written; `session` is the label of who asks. One that failed since much is gone needs `accept_loss`.
 * @throws AppError `not_found`, or `conflict` when it is not ready
 */
export async function beginWriting(
  database: Database,
  { id, accept_loss }: { id: string; accept_loss: boolean },
  session: string,
): Promise<void> {
  const run = await lockRun(database, id);
  const isAccepted = run.state === 'failed' && run.is_loss && accept_loss;
  if (run.state !== 'ready' && !isAccepted) throw new AppError('conflict', importMessages.notReady);
  await refuseWhileReading(database, run.source_id);
  const data = { ...waiting, phase: 'writing', accept_loss, total: run.done, session };
  await database.importRun.update({ where: { id }, data });
}

/**
 * Lets a run wait to be taken back.
 * @throws AppError `not_found`, or `conflict` when it is not done or taken back already
 */
export async function beginUndoing(database: Database, id: string, session: string): Promise<void> {
  const { state, phase } = await lockRun(database, id);
  if (state === 'undone' || (state === 'running' && phase === 'undoing'))
    throw new AppError('conflict', importMessages.undoneAlready);
  if (state !== 'done') throw new AppError('conflict', importMessages.notDone);
  await database.importRun.update({ where: { id }, data: { ...waiting, phase: 'undoing', session } });
}

/**
 * Ends a run that is under way. The process that works on it notices within seconds.
 * @throws AppError `not_found`, or `conflict` when it is not under way
 */
export async function cancelRun(database: Database, id: string): Promise<void> {
  const { state, phase } = await lockRun(database, id);
  if (state !== 'running') throw new AppError('conflict', importMessages.notUnderWay);
  const problem = phase === 'undoing' ? importMessages.undoCancelled : importMessages.cancelled;
  await endRun(database, { id, problem });
}
