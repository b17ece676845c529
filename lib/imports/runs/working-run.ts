import { randomUUID } from 'node:crypto';
import { type Database, db } from '#lib/core/database/db.ts';
import type { ImportRun, ImportSource } from '#lib/core/generated/prisma/client.ts';
import { messages } from '#lib/language/messages.ts';
import { heldFiles } from './files.ts';
import { heldSecrets } from './secrets.ts';

/** The lease of a run: a process renews it while it works, and another takes over once it has expired. */
const leaseSeconds = 15;
const renewalMilliseconds = 3000;

/** The number of attempts before a run that ends its process is given up. */
const mostTries = 3;

/** The name of this process in the runs it works on. */
export const workerName = `${process.pid}.${randomUUID()}`;

export type WorkingRun = ImportRun & {
  from: ImportSource;
  /** Its files were fetched, or failed: none of them changes a row any more. */
  isFetched?: true;
};

/**
 * Claims the run that has waited longest; null where none waits. A run with a key or a file waits for the process that
 * has it. Of runs of one source that are undone, the newest comes first: a row can only be restored to the state in
 * which the next older run left it.
 */
export async function claimRun(): Promise<WorkingRun | null> {
  const files = await heldFiles();
  const [claimed] = await db().$queryRaw<{ id: string }[]>`
    UPDATE import_runs SET worker = ${workerName}, lease_until = now() + make_interval(secs => ${leaseSeconds}),
      tries = tries + (worker IS DISTINCT FROM ${workerName})::int
    WHERE id = (
      SELECT id FROM import_runs AS run
      WHERE state = 'running' AND (lease_until IS NULL OR lease_until < now())
        AND (tries < ${mostTries} OR worker = ${workerName})
        AND (NOT needs_secret OR phase <> 'reading' OR id = ANY(${heldSecrets()}::uuid[]))
        AND (file IS NULL OR phase <> 'reading' OR id = ANY(${files}::uuid[]))
        AND (phase <> 'undoing' OR NOT EXISTS (
          SELECT FROM import_runs AS later
          WHERE later.source_id = run.source_id AND later.state = 'running' AND later.phase = 'undoing'
            AND (COALESCE(later.written_at, later.created_at), later.id)
              > (COALESCE(run.written_at, run.created_at), run.id)))
      ORDER BY created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING id::text`;
  if (!claimed) return null;
  return db().importRun.findUnique({ where: { id: claimed.id }, include: { from: true } });
}

/** Counts another attempt of a run of this process. Returns whether one is left. */
export async function mayTryAgain(id: string): Promise<boolean> {
  const { count } = await db().importRun.updateMany({
    where: { id, worker: workerName, state: 'running', tries: { lt: mostTries } },
    data: { tries: { increment: 1 } },
  });
  return count > 0;
}

/** Ends runs that were started too often, and those whose key was lost with its process. */
export async function endHopeless(): Promise<void> {
  const often = await db().$queryRaw<{ id: string }[]>`
    SELECT id::text FROM import_runs
    WHERE state = 'running' AND tries >= ${mostTries} AND worker IS DISTINCT FROM ${workerName}
      AND (lease_until IS NULL OR lease_until < now())`;
  for (const { id } of often) await endRun(db(), { id, problem: messages.imports.triedOften });
  await db().$executeRaw`
    UPDATE import_runs SET state = 'failed', problems = ARRAY[${messages.imports.keyGone}]
    WHERE state = 'running' AND phase = 'reading' AND needs_secret AND NOT id = ANY(${heldSecrets()}::uuid[])
      AND COALESCE(lease_until, created_at + make_interval(secs => ${leaseSeconds})) < now()`;
}

/** Ends a run with a problem and deletes its rows; with `worker`, only while that process works on it. */
export async function endRun(
  database: Database,
  { id, problem, worker = null }: { id: string; problem: string; worker?: string | null },
): Promise<void> {
  await database.$executeRaw`
    WITH ended AS (
      UPDATE import_runs SET state = CASE phase WHEN 'undoing' THEN 'done' ELSE 'failed' END, sealed_keys = NULL,
        problems = CASE phase WHEN 'undoing' THEN problems ELSE ARRAY[]::text[] END || ${problem}::text,
        reading = NULL
      WHERE id = ${id}::uuid AND state = 'running' AND (${worker}::text IS NULL OR worker = ${worker}::text)
      RETURNING id
    )
    DELETE FROM import_rows WHERE run_id IN (SELECT id FROM ended)`;
}

/** The progress of a run; `signal` is aborted once the run belongs to another process. */
export interface Progress {
  done: number;
  total: number | null;
  readonly signal: AbortSignal;
  stop(): void;
}

/** Renews the lease and stores the progress until it is stopped. */
export function reportProgress(id: string): Progress {
  const abort = new AbortController();
  const progress: Progress = {
    done: 0,
    total: null,
    signal: abort.signal,
    stop: () => clearInterval(timer),
  };
  const renew = async () => {
    const renewed = await db().$executeRaw`
      UPDATE import_runs SET lease_until = now() + make_interval(secs => ${leaseSeconds}),
        done = ${progress.done}, total = ${progress.total}::int
      WHERE id = ${id}::uuid AND worker = ${workerName} AND state = 'running'`;
    if (renewed === 0) abort.abort(new LostRun());
  };
  const timer = setInterval(() => void renew().catch(() => undefined), renewalMilliseconds).unref();
  return progress;
}

/** The run belongs to another process, or has ended. */
export class LostRun extends Error {}
