import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type Runner, run, runMigrations, runOnce, type Task } from 'graphile-worker';
import { DatabasePool } from '#lib/core/database/database-client.ts';
import type { Database } from '#lib/core/database/db.ts';
import { repeat } from './interval.ts';
import { log } from './log.ts';

/** A job for the task of its name. Its payload is stored in the database: ids only. */
export interface Job {
  task: string;
  payload: Record<string, string>;
  /** Jobs with equal keys are one job. */
  key: string;
  maxAttempts: number;
  /** The earliest start. */
  runAt?: Date;
  /** A lower number runs first. */
  priority?: number;
}

export interface RunningJobs {
  /** Takes no new job and waits briefly for running ones; the rest runs after the next start. */
  close(): Promise<void>;
}

/** The background work of a domain. */
export interface DomainJobs {
  /** Handlers of its queued jobs, by name. */
  tasks?: Readonly<Record<string, Task>>;
  /** Crontab lines of the job library, in UTC, that queue tasks once for all processes. */
  crontab?: readonly string[];
  /** Work repeated from the start on, safe in several processes at once. */
  repeated?: readonly RepeatedJob[];
}

interface RepeatedJob {
  /** Its name in the log when it fails, such as 'purging prayer requests'. */
  name: string;
  everyMilliseconds: number;
  run(): Promise<void>;
}

export interface JobOptions {
  connectionString: string;
  jobs: readonly DomainJobs[];
}

const schema = 'graphile_worker';
const restartMilliseconds = 5000;
/** A mail server may take minutes over one mail; a stop does not wait that long. */
const longestStopMilliseconds = 5000;

/** Queues a job in the caller's transaction, so that it is committed with its subject. */
export async function addJob(database: Database, job: Job): Promise<void> {
  const { task, payload, key, maxAttempts, runAt = null, priority = 0 } = job;
  await database.$executeRaw`
    SELECT graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json, job_key := ${key}, max_attempts := ${maxAttempts},
      run_at := ${runAt}::timestamptz, priority := ${priority}::integer)`;
}

/** Migrates the job library's own tables. Idempotent. */
export function migrateJobs(connectionString: string): Promise<void> {
  return withPool(connectionString, (pgPool) => runMigrations({ pgPool, schema, logger }));
}

/**
 * Starts the repeated work and two workers for queued jobs; other processes may do the same. When the library stops
 * after a long database outage, it is started again.
 */
export function startJobs(options: JobOptions): RunningJobs {
  let runner: Runner | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function start(): Promise<void> {
    try {
      await withPool(options.connectionString, async (pgPool) => {
        runner = await run({ ...settings(options, pgPool), concurrency: 2, pollInterval: 2000 });
        if (isClosed) return void (await runner.stop());
        await runner.promise;
      });
    } catch (error) {
      log.warn({ err: error }, 'not working on jobs, starting again');
    }
    runner = undefined;
    if (!isClosed) timer = setTimeout(begin, restartMilliseconds).unref();
  }
  let current = Promise.resolve();
  const begin = () => {
    current = start();
  };

  begin();
  const repeated = options.jobs
    .flatMap((domain) => domain.repeated ?? [])
    .map(({ name, everyMilliseconds, run }) => repeat(name, everyMilliseconds, run));
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const stopped = Promise.resolve(runner?.stop()).then(
        () => current,
        () => undefined,
      );
      const patience = pause(longestStopMilliseconds, undefined, { ref: false });
      await Promise.all([Promise.race([stopped, patience]), ...repeated.map((work) => work.close())]);
    },
  };
}

/** Runs the due jobs and returns when none is left. */
export function runDueJobs(options: JobOptions): Promise<void> {
  return withPool(options.connectionString, (pgPool) => runOnce(settings(options, pgPool)));
}

/** Runs `work` with its own connections. */
async function withPool<Result>(
  connectionString: string,
  work: (pool: DatabasePool) => Promise<Result>,
): Promise<Result> {
  // Two workers, one listener, one spare.
  const pool = new DatabasePool({ connectionString, max: 4 });
  // The library handles errors only while it works; an unhandled error event would end the process.
  pool.on('error', () => undefined);
  try {
    return await work(pool);
  } finally {
    // Not awaited: a client that the library still holds would delay the next start.
    pool.end().catch(() => undefined);
  }
}

function settings({ jobs }: JobOptions, pgPool: DatabasePool) {
  return {
    pgPool,
    schema,
    logger,
    noHandleSignals: true,
    taskList: Object.assign({}, ...jobs.map(({ tasks }) => tasks)),
    crontab: jobs.flatMap(({ crontab = [] }) => crontab).join('\n'),
    noPreparedStatements: true,
    gracefulShutdownAbortTimeout: 3000,
  };
}

const levels: Readonly<Record<string, 'error' | 'warn'>> = { error: 'error', warning: 'warn' };

const logger = new Logger(({ taskIdentifier, jobId }) => (level, message) => {
  const known = levels[level];
  if (known) log[known]({ task: taskIdentifier, job: jobId }, message);
});
