import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type Runner, run, runMigrations, runOnce, type Task } from 'graphile-worker';
import { DatabasePool } from './database-pool.ts';
import type { Database } from './db.ts';
import { repeat } from './interval.ts';
import { log } from './log.ts';

/** A job whose work is done by the task of its name. Its payload is kept in the database: ids only. */
export interface Job {
  task: string;
  payload: Record<string, string>;
  /** Two jobs of one key are one job. */
  key: string;
  maxAttempts: number;
  /** Not before this moment. */
  runAt?: Date;
  /** What has a lower number is done first. */
  priority?: number;
}

export interface RunningJobs {
  /** Takes no new job and lets the ones under way finish for a moment; what is left runs at the next start. */
  close(): Promise<void>;
}

/** What a domain does by itself while the site runs. */
export interface DomainJobs {
  /** The work of its queued jobs, by name. */
  tasks?: Readonly<Record<string, Task>>;
  /** When tasks are queued by themselves, for one of all processes: lines of the job library's crontab, in UTC. */
  crontab?: readonly string[];
  /** Work done at the start and again and again, safe in any number of processes at once. */
  repeated?: readonly RepeatedJob[];
}

interface RepeatedJob {
  /** What the log calls it when it fails, such as 'purging prayer requests'. */
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
/** A mail server may take minutes over one mail; nobody waits that long for a stop. */
const longestStopMilliseconds = 5000;

/** Queues a job as part of the caller's transaction: it exists exactly if what it is about exists. */
export async function addJob(database: Database, job: Job): Promise<void> {
  const { task, payload, key, maxAttempts, runAt = null, priority = 0 } = job;
  await database.$executeRaw`
    SELECT graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json, job_key := ${key}, max_attempts := ${maxAttempts},
      run_at := ${runAt}::timestamptz, priority := ${priority}::integer)`;
}

/** Brings the job library's own tables up to date. Run again, it does nothing more. */
export function migrateJobs(connectionString: string): Promise<void> {
  return withPool(connectionString, (pgPool) => runMigrations({ pgPool, schema, logger }));
}

/**
 * Does the repeated work and works on queued jobs in this process as they come, two at a time, however many
 * processes do the same. When the database is away for long, the library gives up; then this starts it again.
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

/** Works on the queued jobs that are due now and returns when none is left. */
export function runDueJobs(options: JobOptions): Promise<void> {
  return withPool(options.connectionString, (pgPool) => runOnce(settings(options, pgPool)));
}

/** Runs `work` with connections of its own. */
async function withPool<Result>(
  connectionString: string,
  work: (pool: DatabasePool) => Promise<Result>,
): Promise<Result> {
  // Two at work, one that hears of new ones, one to spare.
  const pool = new DatabasePool({ connectionString, max: 4 });
  // The library listens while it works; unheard, a connection that is lost before or after would end the process.
  pool.on('error', () => undefined);
  try {
    return await work(pool);
  } finally {
    // Not awaited: a client that the library holds on to would keep the next start waiting.
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
