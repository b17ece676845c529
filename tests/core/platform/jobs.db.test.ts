import { expect, test } from 'vitest';
import { db } from '#lib/core/platform/db.ts';
import { addJob, type DomainJobs, startJobs } from '#lib/core/platform/jobs.ts';
import { useDatabase } from '#tests/support/database.ts';

const { url, sql } = useDatabase();

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
  await Promise.all(processes.map((each) => each.close()));
  expect(new Set(done).size).toBe(jobs);
  expect(done).toHaveLength(jobs);
  const { rows } = await sql<{ left: number }>('SELECT count(*)::int AS left FROM graphile_worker.jobs');
  expect(rows[0]?.left).toBe(0);
});
