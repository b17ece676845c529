import { expect, test } from 'vitest';
import { db } from '#lib/core/platform/db.ts';
import { addJob } from '#lib/core/platform/jobs.ts';
import { useDatabase } from './database.ts';

const { sql } = useDatabase();

for (const turn of ['first', 'second'])
  test(`the ${turn} of two tests that leave a job finds none`, async () => {
    const { rows } = await sql('SELECT * FROM graphile_worker.jobs');
    expect(rows).toEqual([]);
    await addJob(db(), { task: 'left-behind', payload: {}, key: turn, maxAttempts: 1 });
  });
