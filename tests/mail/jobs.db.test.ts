import { expect, test, vi } from 'vitest';
import { db } from '#lib/core/platform/db.ts';
import { startJobs } from '#lib/core/platform/jobs.ts';
import { mailJobs } from '#lib/mail/jobs.ts';
import { queueNotifications } from '#lib/prayer/notifications.ts';
import { createPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byNight } from '#tests/support/extent.ts';
import { startMailServer, startSlowMailServer } from '#tests/support/servers/mail-server.ts';

const { url } = useDatabase();
const start = () => startJobs({ connectionString: url, jobs: [mailJobs] });

async function request(): Promise<void> {
  await createPrayerTeamEmail(db());
  const { id } = await createPrayerRequest(db());
  await db().$transaction((transaction) => queueNotifications(transaction, id));
}

test('two servers side by side send one mail, as soon as the request is there', async () => {
  const mail = await startMailServer();
  vi.stubEnv('SMTP_URL', mail.url);
  const servers = [start(), start()];
  await request();
  await expect
    .poll(async () => db().mail.count({ where: { sent_at: { not: null } } }), {
      timeout: 15_000,
    })
    .toBe(1);
  await Promise.all(servers.map((server) => server.close()));
  expect(mail.received).toHaveLength(1);
  await mail.close();
});

test('a server told to stop does not wait for a mail server that takes its time', byNight, async () => {
  const { server: mail, hasArrived, accept } = await startSlowMailServer();
  vi.stubEnv('SMTP_URL', mail.url);
  const server = start();
  await request();
  await hasArrived;
  const began = Date.now();
  await server.close();
  expect(Date.now() - began).toBeLessThan(10_000);
  accept();
  await expect
    .poll(() => db().mail.count({ where: { sent_at: { not: null } } }), { timeout: 10_000 })
    .toBe(1);
  await mail.close();
});
