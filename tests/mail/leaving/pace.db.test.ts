import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { runDueJobs } from '#lib/core/process/jobs.ts';
import { log } from '#lib/core/process/log.ts';
import { mailJobs } from '#lib/mail/jobs.ts';
import { takeSlot } from '#lib/mail/leaving/pace.ts';
import { recoverMails } from '#lib/mail/recover.ts';
import { queueNotifications } from '#lib/prayer/notifications.ts';

import { createPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenAsMailServer } from '#tests/support/servers/listen.ts';
import type { MailServer } from '#tests/support/servers/mail-server.ts';

const { url, sql } = useDatabase({ as: staff });
const account = { user: 'office', secret: 'zebrafinch' };
const begin = new Date('2031-05-20T15:00:00Z');

beforeEach(() => {
  vi.stubEnv('SMTP_URL', undefined);
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
});

async function setUp(pace: object): Promise<MailServer> {
  const server = await listenAsMailServer({ account });
  const body = { kind: 'smtp', host: '127.0.0.1', port: server.port, security: 'none', ...account, ...pace };
  expect((await callApi('PUT /api/mail-settings', { body })).status).toBe(200);
  return server;
}

/** Queues a mail to each of so many members of the prayer team. */
async function mailTo(count: number): Promise<void> {
  for (let member = 0; member < count; member++)
    await createPrayerTeamEmail(db(), { email: `p${String(member).padStart(3, '0')}@example.org` });
  const { id } = await createPrayerRequest(db(), {});
  await db().$transaction((transaction) => queueNotifications(transaction, id), { timeout: 60_000 });
}

/** Lets the time pass that a job waits for: it is stored by the clock of the test. */
async function work(minutes = 0): Promise<void> {
  vi.setSystemTime(begin.getTime() + minutes * 60_000);
  await sql('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at <= $1', [new Date()]);
  await runDueJobs({ connectionString: url, jobs: [mailJobs] });
}

const toWhom = ({ received }: MailServer) => received.map(({ to }) => to[0] ?? '');

test('300 mails leave over one connection and one sign-in, at the stated pace, and an urgent one passes them', async () => {
  const server = await setUp({ a_minute: 100 });
  await mailTo(300);
  await work();
  expect(server.received).toHaveLength(100);
  await work(0.5);
  expect(server.received).toHaveLength(100);
  const { id } = await createPrayerRequest(db(), {});
  await createPrayerTeamEmail(db(), { email: 'urgent@example.org' });
  await db().prayerTeamEmail.updateMany({ data: { active: false }, where: { email: { startsWith: 'p' } } });
  await db().$transaction((transaction) => queueNotifications(transaction, id), { timeout: 60_000 });
  await db().prayerTeamEmail.updateMany({ data: { active: true } });
  await sql(`UPDATE graphile_worker._private_jobs SET priority = -1 WHERE key = (
    SELECT 'mail:' || id FROM mails WHERE "to" = 'urgent@example.org')`);
  await work(1);
  expect(server.received).toHaveLength(200);
  expect(toWhom(server).indexOf('urgent@example.org')).toBeLessThan(102);
  expect(toWhom(server).indexOf('urgent@example.org')).toBeGreaterThanOrEqual(100);
  await work(2);
  await work(3);
  expect(new Set(toWhom(server)).size).toBe(301);
  expect(server.received).toHaveLength(301);
  expect(server.counts).toEqual({ connections: 1, signIns: 1 });
});

test('a limit of a day counts 24 hours, and mails leave in their order', async () => {
  const server = await setUp({ a_day: 3 });
  await mailTo(5);
  await work();
  await work(23 * 60);
  expect(server.received).toHaveLength(3);
  await work(24 * 60 + 1);
  expect(server.received).toHaveLength(5);
  expect(await db().mail.findMany({ where: { sent_at: null } })).toEqual([]);
});

test('a mail that no server was handed gives its place back', async () => {
  const server = await setUp({ a_minute: 1 });
  await mailTo(1);
  await server.close();
  await work();
  expect([await db().mailSlot.count(), server.received]).toEqual([0, []]);
});

test('all processes count together', async () => {
  await db().$transaction((transaction) => takeSlot(transaction, { a_minute: 2, a_day: null }, begin));
  const slots = await Promise.all(
    [1, 2, 3].map(() =>
      db().$transaction((transaction) => takeSlot(transaction, { a_minute: 2, a_day: null }, begin)),
    ),
  );
  expect(slots.filter(({ until }) => until === undefined)).toHaveLength(1);
  expect(slots.filter(({ until }) => until?.getTime() === begin.getTime() + 60_000)).toHaveLength(2);
});

describe('while a server takes its time', () => {
  test('no transaction stands open', async () => {
    let isOpen: unknown;
    const beforeAccepting = async () => {
      const { rows } = await sql(
        "SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'",
      );
      isOpen = rows[0].open;
    };
    const server = await listenAsMailServer({ account, beforeAccepting });
    const body = { kind: 'smtp', host: '127.0.0.1', port: server.port, security: 'none', ...account };
    await callApi('PUT /api/mail-settings', { body });
    await mailTo(1);
    await work();
    expect([server.received.length, isOpen]).toEqual([1, 0]);
  });
});

test('settings that are taken away while mails wait keep them, and set again they leave', async () => {
  const server = await setUp({ a_minute: 2 });
  await mailTo(4);
  await work();
  expect(server.received).toHaveLength(2);
  await callApi('DELETE /api/mail-settings');
  await work(1);
  expect(server.received).toHaveLength(2);
  const { body } = await callApi('GET /api/outbox?state=waiting');
  expect(body.map(({ last_error }: { last_error: string }) => last_error)).toEqual([
    'Mail is not set up yet.',
    'Mail is not set up yet.',
  ]);
  const { port } = server;
  const again = { kind: 'smtp', host: '127.0.0.1', port, security: 'none', ...account };
  expect((await callApi('PUT /api/mail-settings', { body: again })).status).toBe(200);
  vi.useRealTimers();
  await sql('UPDATE mails SET send_after = now()');
  await recoverMails();
  await runDueJobs({ connectionString: url, jobs: [mailJobs] });
  expect(server.received).toHaveLength(4);
});

test('a mail that waited too long is sent or forgotten by staff', async () => {
  vi.useRealTimers();
  await mailTo(2);
  await runDueJobs({ connectionString: url, jobs: [mailJobs] });
  await sql("UPDATE mails SET send_after = now() - interval '8 days'");
  const server = await setUp({});
  await recoverMails();
  await runDueJobs({ connectionString: url, jobs: [mailJobs] });
  expect(server.received).toEqual([]);
  const { waiting } = (await callApi('GET /api/office')).body;
  expect(waiting.waiting_mails).toEqual({ count: 2, wait: null });
  const [first, second] = (await callApi('GET /api/outbox?state=waiting')).body;
  expect([first, second]).toMatchObject([{ is_overdue: true }, { is_overdue: true }]);
  expect((await callApi(`DELETE /api/outbox/${first.id}`)).status).toBe(204);
  expect((await callApi(`DELETE /api/outbox/${first.id}`)).status).toBe(404);
  expect((await callApi(`POST /api/outbox/${second.id}/retry`)).status).toBe(202);
  await runDueJobs({ connectionString: url, jobs: [mailJobs] });
  expect(toWhom(server)).toEqual([second.to]);
  expect((await callApi(`DELETE /api/outbox/${second.id}`)).status).toBe(409);
  expect((await callApi('GET /api/office')).body.waiting.waiting_mails).toBeNull();
});
