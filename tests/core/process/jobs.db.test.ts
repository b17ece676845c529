import { expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { addJob, type DomainJobs, startJobs } from '#lib/core/process/jobs.ts';
import { useDatabase } from '#tests/support/database.ts';

const { url, sql } = useDatabase();

async function countLeft(): Promise<number | undefined> {
  const { rows } = await sql<{ left: number }>('SELECT count(*)::int AS left FROM graphile_worker.jobs');
  return rows[0]?.left;
}

test('of several processes that work on jobs, each job is done by one', async () => {
  const jobs = 20;
  const done: string[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const counting: DomainJobs = {
    tasks: {
      'count-once': async (payload) => {
        done.push((payload as { name: string }).name);
        if (done.length >= jobs) finish();
      },
    },
  };
  const processes = [1, 2, 3].map(() => startJobs({ connectionString: url, jobs: [counting] }));
  for (let job = 0; job < jobs; job++) {
    const name = `job ${job}`;
    await addJob(db(), { task: 'count-once', payload: { name }, key: name, maxAttempts: 2 });
  }
  await finished;
  // A job is taken off the list a moment after it is done; who closes before leaves it to another.
  await expect.poll(countLeft, { timeout: 10_000 }).toBe(0);
  await Promise.all(processes.map((each) => each.close()));
  expect(new Set(done).size).toBe(jobs);
  expect(done).toHaveLength(jobs);
});

test('what the crontab says is done once for all processes, also when all of them were away at that minute', async () => {
  const minute = new Date(Date.now() - 30 * 60_000).getUTCMinutes();
  const done: number[] = [];
  const hourly: DomainJobs = {
    tasks: { hourly: async () => void done.push(1) },
    crontab: [`${minute} * * * * hourly ?fill=1h`],
  };
  await sql(
    "INSERT INTO graphile_worker._private_known_crontabs VALUES ('hourly', now() - interval '1 day', now() - interval '90 minutes')",
  );
  const processes = [1, 2].map(() => startJobs({ connectionString: url, jobs: [hourly] }));
  await expect.poll(() => done.length, { timeout: 15_000 }).toBe(1);
  await expect.poll(countLeft, { timeout: 10_000 }).toBe(0);
  await Promise.all(processes.map((each) => each.close()));
  await sql("DELETE FROM graphile_worker._private_known_crontabs WHERE identifier = 'hourly'");
  expect(done).toEqual([1]);
});
