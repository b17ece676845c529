import { readdirSync } from 'node:fs';
import { parseCrontab } from 'graphile-worker';
import { expect, test } from 'vitest';
import { backupJobs } from '#server/backups/jobs.ts';
import { demoJobs } from '#server/demo/jobs.ts';
import { siteJobs } from '#server/start/jobs.ts';
import { updateJobs } from '#server/updates/jobs.ts';

test('what a domain does by itself is done while the site runs, each piece under a name of its own', async () => {
  const files = readdirSync('lib', { withFileTypes: true })
    .filter(({ name }) => name !== 'core' && readdirSync(`lib/${name}`).includes('jobs.ts'))
    .map(({ name }) => name);
  const declared = await Promise.all(files.map((name) => import(`../../../lib/${name}/jobs.ts`)));
  // Backups are a domain whose work needs the server: databases of their own and processes.
  const ofDomains = declared.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (name.endsWith('Jobs') ? [value] : [])),
  );
  expect(siteJobs).toEqual([...ofDomains, backupJobs, updateJobs, demoJobs]);
  expect(siteJobs.length).toBeGreaterThan(1);
  const names = siteJobs.flatMap(({ tasks = {}, repeated = [] }) => [
    ...Object.keys(tasks),
    ...repeated.map(({ name }) => name),
  ]);
  expect(new Set(names).size).toBe(names.length);
  // The crontab is UTC; what it names is there, or the library would leave the line out.
  const queued = siteJobs.flatMap(({ crontab = [] }) => crontab.flatMap(parseCrontab));
  expect(queued.map(({ task }) => task)).toEqual([
    'purge_activity',
    'clear_form_answers',
    'remind_sign_ups',
    'renew_mail_token',
    'read_bounces',
    'purge_prayer_requests',
    'push_reminders',
    'send_reminders',
    'forget_reminders',
    'forget_pending_subscribers',
  ]);
  expect(names).toEqual(expect.arrayContaining(queued.map(({ task }) => task)));
});
