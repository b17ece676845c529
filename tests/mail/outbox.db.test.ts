import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { runDueJobs, startJobs } from '#lib/core/process/jobs.ts';
import { mailJobs } from '#lib/mail/jobs.ts';
import { queueMail } from '#lib/mail/queue.ts';
import { queueNotifications } from '#lib/prayer/notifications.ts';
import { createMail } from '#prisma/factories/mail.ts';
import { createPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byNight } from '#tests/support/extent.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenForMail, listenForMailSlowly } from '#tests/support/servers/listen.ts';

const { url, sql } = useDatabase({ as: staff });
const kind = { kind: 'test' };
const mail = { about: 'a', to: 'ann@example.org' };
const jobs = async () =>
  (await sql('SELECT key, priority, run_at FROM graphile_worker.jobs ORDER BY priority')).rows;
const work = () => runDueJobs({ connectionString: url, jobs: [mailJobs] });
const send = (id: string) => callApi(`POST /api/outbox/${id}/retry`);

describe('the queue', () => {
  test('has one mail of a kind about a row, with one job, however often it is queued', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => queueMail(db(), kind, mail)));
    expect(new Set(ids).size).toBe(1);
    await queueMail(db(), { kind: 'other' }, mail);
    await queueMail(db(), kind, { ...mail, about: 'b' });
    expect(await db().mail.count()).toBe(3);
    expect(await jobs()).toHaveLength(3);
  });

  test('keeps nothing of a transaction that fails', async () => {
    const failing = db().$transaction(async (transaction) => {
      await queueMail(transaction, kind, mail);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([await db().mail.count(), await jobs()]).toEqual([0, []]);
  });

  test('sends what is more urgent first, and nothing before its time', async () => {
    const sendAfter = new Date('2099-01-01T09:00:00Z');
    await queueMail(db(), { kind: 'urgent', priority: -1 }, mail);
    await queueMail(db(), kind, { ...mail, sendAfter });
    expect(await jobs()).toMatchObject([{ priority: -1 }, { priority: 0, run_at: sendAfter }]);
  });

  test('keeps a mail of a kind that only a newer version knows', async () => {
    await queueMail(db(), kind, mail);
    await work();
    expect(await db().mail.findMany()).toMatchObject([{ sent_at: null, stopped_at: null }]);
    expect(await jobs()).toHaveLength(1);
  });
});

describe('staff', () => {
  test('see every mail, newest first, with what it is about and never what it says', async () => {
    const sent_at = new Date('2031-01-01T10:00:00Z');
    await createMail(db(), { created_at: new Date('2031-01-01T09:00:00Z'), sent_at });
    await createPrayerTeamEmail(db(), { email: 'ann@example.org' });
    const { id } = await createPrayerRequest(db(), { request: 'Please pray for MARKER.', name: 'MARKER' });
    await sql("UPDATE mails SET created_at = '2020-01-01'");
    await queueNotifications(db(), id);
    const { body, headers } = await callApi('GET /api/outbox');
    const [told] = await db().prayerNotification.findMany();
    expect(headers.get('x-total-count')).toBe('2');
    expect(body).toEqual([
      {
        id: told?.mail_id,
        kind: 'prayer_notice',
        to: 'ann@example.org',
        is_overdue: false,
        about: { kind: 'prayer_notification', id: told?.id },
        attempts: 0,
        send_after: expect.any(String),
        sent_at: null,
        stopped_at: null,
        last_error: 'Mail is not set up yet.',
      },
      expect.objectContaining({ sent_at: '2031-01-01T10:00:00.000Z' }),
    ]);
    expect(JSON.stringify(body)).not.toContain('MARKER');
  });

  test.each(['waiting', 'sent', 'stopped'])('see those that are %s', async (state) => {
    await createMail(db(), { about: 'waiting' });
    await createMail(db(), { about: 'sent', sent_at: new Date() });
    await createMail(db(), { about: 'stopped', stopped_at: new Date() });
    const { body } = await callApi(`GET /api/outbox?state=${state}`);
    expect(body).toMatchObject([{ about: { id: state } }]);
  });

  test('send one again that stopped: it has all its attempts before it, and arrives', async () => {
    let isFull = true;
    const server = await listenForMail({
      refuse: () => (isFull ? { code: 550, message: 'No such mailbox' } : undefined),
    });
    await createPrayerTeamEmail(db(), { email: 'ann@example.org' });
    await queueNotifications(db(), (await createPrayerRequest(db())).id);
    await work();
    const { body: stopped } = await callApi('GET /api/outbox?state=stopped');
    expect(stopped).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('No such mailbox') }]);
    const { id } = stopped[0];
    isFull = false;
    const answer = await send(id);
    expect([answer.status, answer.body]).toMatchObject([
      202,
      { id, attempts: 0, stopped_at: null, last_error: null },
    ]);
    await work();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.source).toContain(`Message-ID: <prayer_notice.${id}@`);
    expect((await send(id)).status).toBe(409);
    await work();
    expect(server.received).toHaveLength(1);
  });

  test('send one now that waits for its time', async () => {
    const sendAfter = new Date('2099-01-01T09:00:00Z');
    expect((await send(await queueMail(db(), kind, { ...mail, sendAfter }))).status).toBe(202);
    expect((await jobs())[0].run_at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('are told when there is no such mail', async () => {
    expect((await send(randomUUID())).status).toBe(404);
  });
});

const start = () => startJobs({ connectionString: url, jobs: [mailJobs] });

async function request(): Promise<void> {
  await createPrayerTeamEmail(db());
  const { id } = await createPrayerRequest(db());
  await db().$transaction((transaction) => queueNotifications(transaction, id));
}

test('two servers side by side send one mail, as soon as the request is there', async () => {
  const mail = await listenForMail();
  const servers = [start(), start()];
  await request();
  await expect
    .poll(async () => db().mail.count({ where: { sent_at: { not: null } } }), {
      timeout: 15_000,
    })
    .toBe(1);
  await Promise.all(servers.map((server) => server.close()));
  expect(mail.received).toHaveLength(1);
});

test('a server told to stop does not wait for a mail server that takes its time', byNight, async () => {
  const { hasArrived, accept } = await listenForMailSlowly();
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
});
