import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backupJobs } from '#server/backups/jobs.ts';
import { siteJobs } from '#server/start/jobs.ts';

test('what a domain does by itself is done while the site runs, each piece under a name of its own', async () => {
  const files = readdirSync('lib', { withFileTypes: true })
    .filter(({ name }) => name !== 'core' && readdirSync(`lib/${name}`).includes('jobs.ts'))
    .map(({ name }) => name);
  const declared = await Promise.all(files.map((name) => import(`../../../lib/${name}/jobs.ts`)));
  // Backups are a domain whose work needs the server: databases of their own and processes.
  expect(siteJobs).toEqual([...declared.flatMap((module) => Object.values(module)), backupJobs]);
  expect(siteJobs.length).toBeGreaterThan(1);
  const names = siteJobs.flatMap(({ tasks = {}, repeated = [] }) => [
    ...Object.keys(tasks),
    ...repeated.map(({ name }) => name),
  ]);
  expect(new Set(names).size).toBe(names.length);
});
