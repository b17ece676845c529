import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { db } from '#lib/core/database/db.ts';
import { runDueJobs } from '#lib/core/process/jobs.ts';
import { log } from '#lib/core/process/log.ts';
import { mailJobs } from '#lib/mail/jobs.ts';
import { recoverMails } from '#lib/mail/recover.ts';
import { notifyPrayerTeam } from '#lib/prayer/commands.ts';
import { queueNotifications } from '#lib/prayer/notifications.ts';
import { listStoppedNotifications } from '#lib/prayer/queries.ts';
import { createPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenForMail, listenForMailSlowly } from '#tests/support/servers/listen.ts';
import { type MailServer, readable, startMailServer } from '#tests/support/servers/mail-server.ts';

const { url, sql } = useDatabase({ as: staff });
let folder: string;

beforeEach(() => {
  folder = newDataFolder();
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
  vi.spyOn(log, 'info').mockReturnValue();
});

async function requestTo(...members: string[]): Promise<string> {
  for (const email of members) await createPrayerTeamEmail(db(), { email });
  const { id } = await createPrayerRequest(db(), { request: 'Please pray for the MARKER family.' });
  await db().$transaction((transaction) => queueNotifications(transaction, id));
  return id;
}

const work = () => runDueJobs({ connectionString: url, jobs: [mailJobs] });
const jobs = async () => (await sql('SELECT * FROM graphile_worker.jobs')).rows;
const makeDue = () => sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
const recipients = ({ received }: MailServer) => received.flatMap(({ to }) => to).sort();
const mails = () => db().mail.findMany();

describe('the prayer team is told', () => {
  // The server of this test tells domains in their letters, in whichever form they are sent.
  test.each([
    ['user@xn--e1afmkfd.xn--p1ai', 'user@пример.рф'],
    ['user@münchen.example', 'user@münchen.example'],
    ['josé@niño.example', 'josé@niño.example'],
  ])('at %s', async (member, recipient) => {
    const server = await listenForMail();
    await requestTo(member);
    await work();
    expect(recipients(server)).toEqual([recipient]);
    expect(await mails()).toMatchObject([{ sent_at: expect.any(Date), last_error: null }]);
  });

  test('each member by one mail of text and HTML that shows no other address', async () => {
    const server = await listenForMail();
    await requestTo('ann@example.org', 'bob@example.org');
    await work();
    expect(recipients(server)).toEqual(['ann@example.org', 'bob@example.org']);
    const ann = server.received.find(({ to }) => to.includes('ann@example.org'))?.source ?? '';
    expect(ann).not.toContain('bob@example.org');
    expect(ann).toMatch(/multipart\/alternative/);
    expect(readable(ann).match(/Please pray for the MARKER family\./g)).toHaveLength(2);
    expect(await jobs()).toEqual([]);
    expect((await mails()).every(({ sent_at }) => sent_at)).toBe(true);
  });

  test('once, although the notification is queued and worked on again', async () => {
    const server = await listenForMail();
    const id = await requestTo('ann@example.org');
    await work();
    await notifyPrayerTeam.execute(staff, { prayerRequestId: id });
    await work();
    expect(recipients(server)).toEqual(['ann@example.org']);
  });

  test('once, although several processes work side by side', async () => {
    const server = await listenForMail();
    await requestTo('ann@example.org', 'bob@example.org', 'cay@example.org');
    await Promise.all([work(), work(), work(), work()]);
    expect(recipients(server)).toEqual(['ann@example.org', 'bob@example.org', 'cay@example.org']);
  });

  test('not when the member was switched off, nor of a request that was deleted meanwhile', async () => {
    const server = await listenForMail();
    const id = await requestTo('ann@example.org');
    await db().prayerTeamEmail.updateMany({ data: { active: false } });
    await work();
    await db().prayerTeamEmail.updateMany({ data: { active: true } });
    await db().$transaction((transaction) => queueNotifications(transaction, id));
    await db().prayerRequest.deleteMany();
    await work();
    expect(server.received).toEqual([]);
    expect(await jobs()).toEqual([]);
  });
});

describe('a mail server', () => {
  test('that is down for a while gets the mail once it is back, and the wait grows', async () => {
    const first = await startMailServer();
    await first.close();
    vi.stubEnv('SMTP_URL', first.url);
    await requestTo('ann@example.org');
    const waits: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      await work();
      const { rows } = await sql(
        'SELECT extract(epoch FROM run_at - now())::float AS wait FROM graphile_worker.jobs',
      );
      waits.push(rows[0].wait);
      await makeDue();
    }
    expect(waits[0]).toBeGreaterThan(1);
    expect(waits[2]).toBeGreaterThan(10);
    const server = await listenForMail({ port: first.port });
    await work();
    expect(recipients(server)).toEqual(['ann@example.org']);
    expect(await jobs()).toEqual([]);
  });

  test('that is slow holds up nobody: the request can be deleted while its mail is on the way', async () => {
    const { server, hasArrived, accept } = await listenForMailSlowly();
    await requestTo('ann@example.org');
    const working = work();
    await hasArrived;
    expect((await db().prayerRequest.deleteMany()).count).toBe(1);
    accept();
    await working;
    expect(recipients(server)).toEqual(['ann@example.org']);
    expect([await db().prayerNotification.count(), await db().mail.count()]).toEqual([0, 0]);
  });

  test('that refuses one address stops that notification alone, and staff see why and send it again', async () => {
    let isFull = true;
    const server = await listenForMail({
      refuse: (address) =>
        isFull && address.startsWith('bob') ? { code: 550, message: 'No such mailbox' } : undefined,
    });
    const id = await requestTo('ann@example.org', 'bob@example.org');
    await work();
    expect(recipients(server)).toEqual(['ann@example.org']);
    expect(await jobs()).toEqual([]);
    const stopped = await listStoppedNotifications.execute(staff, {});
    expect(stopped).toMatchObject([
      {
        prayer_request_id: id,
        email: 'bob@example.org',
        last_error: expect.stringContaining('No such mailbox'),
      },
    ]);
    isFull = false;
    expect(await notifyPrayerTeam.execute(staff, { prayerRequestId: id })).toEqual({ queued: 1 });
    expect(await listStoppedNotifications.execute(staff, {})).toEqual([]);
    await work();
    expect(recipients(server)).toEqual(['ann@example.org', 'bob@example.org']);
  });

  test('that puts an address off is asked again later', async () => {
    await listenForMail({ refuse: () => ({ code: 451, message: 'Try again later' }) });
    await requestTo('ann@example.org');
    await work();
    expect(await jobs()).toHaveLength(1);
    expect(await listStoppedNotifications.execute(staff, {})).toEqual([]);
  });

  test('that never comes back leaves a notification that staff can see', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
    await requestTo('ann@example.org');
    await sql('UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1');
    await work();
    expect(await listStoppedNotifications.execute(staff, {})).toHaveLength(1);
    expect(await jobs()).toEqual([]);
  });
});

describe('after a crash', () => {
  test('a job that a dead process holds is freed, and one mail leaves', async () => {
    const server = await listenForMail();
    await requestTo('ann@example.org');
    await sql(
      "UPDATE graphile_worker._private_jobs SET locked_by = 'worker-dead', locked_at = now() - interval '6 seconds', attempts = 1",
    );
    await work();
    expect(server.received).toEqual([]);
    await recoverMails();
    await work();
    await recoverMails();
    await work();
    expect(recipients(server)).toEqual(['ann@example.org']);
  });

  test('a job that is being worked on is left alone', async () => {
    const { server, hasArrived, accept } = await listenForMailSlowly();
    await requestTo('ann@example.org');
    const working = work();
    await hasArrived;
    await sql("UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 hour'");
    await recoverMails();
    await work();
    accept();
    await working;
    expect(recipients(server)).toEqual(['ann@example.org']);
  });

  test('in the moment of handing it over a mail may go twice, with one Message-ID by which programs know it', async () => {
    const server = await listenForMail();
    await requestTo('ann@example.org');
    await work();
    // The process was killed before the row said so.
    await sql('UPDATE mails SET sent_at = NULL');
    await recoverMails();
    await work();
    const ids = server.received.map(({ source }) => /^Message-ID: (.+)$/im.exec(source)?.[1]);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  test('a notification that lost its job gets another', async () => {
    const server = await listenForMail();
    await requestTo('ann@example.org');
    await sql('DELETE FROM graphile_worker._private_jobs');
    await recoverMails();
    await recoverMails();
    await work();
    expect(recipients(server)).toEqual(['ann@example.org']);
  });
});

describe('without a mail server', () => {
  const list = async (state: string) => (await callApi(`GET /api/outbox?state=${state}`)).body;

  test('a mail waits as a row that says for what, and no file is written', async () => {
    await requestTo('ann@example.org', 'bob@example.org');
    for (let round = 0; round < 2; round++) {
      await work();
      await recoverMails();
    }
    const waiting = { attempts: 0, sent_at: null, stopped_at: null, last_error: 'Mail is not set up yet.' };
    expect(await list('waiting')).toMatchObject([waiting, waiting]);
    expect([await list('sent'), await list('stopped'), await jobs()]).toEqual([[], [], []]);
    expect(existsSync(join(folder, 'outbox'))).toBe(false);
    const [request] = (await callApi('GET /api/prayer-requests')).body;
    expect(request.notifications).toEqual({ sent: 0, waiting: 2, stopped: 0 });
    const inSpanish = { ...defaultChurch, language: 'es' } as const;
    const [first] = await runWithChurch(inSpanish, () => list('waiting'));
    expect(first.last_error).toBe('El correo todavía no está configurado.');
  });

  test('it is sent once there is one, unless it waited for more than seven days', async () => {
    await requestTo('old@example.org', 'ann@example.org', 'bob@example.org');
    await work();
    for (const [to, days] of [
      ['old', 8],
      ['ann', 6],
    ])
      await sql(`UPDATE mails SET send_after = now() - interval '${days} days' WHERE "to" LIKE '${to}%'`);
    const server = await listenForMail();
    await recoverMails();
    await work();
    expect(recipients(server)).toEqual(['ann@example.org', 'bob@example.org']);
    const [old] = await list('waiting');
    expect(old).toMatchObject({ to: 'old@example.org', last_error: expect.stringContaining('seven days') });
    await callApi(`POST /api/outbox/${old.id}/retry`);
    await work();
    expect(recipients(server)).toHaveLength(3);
    expect(await list('sent')).toMatchObject([
      { last_error: null },
      { last_error: null },
      { last_error: null },
    ]);
  });

  test('one that a server put off waits as well when the server is taken away', async () => {
    const busy = { code: 451, message: 'Try again later' };
    await listenForMail({ refuse: () => busy });
    await requestTo('ann@example.org');
    await work();
    vi.stubEnv('SMTP_URL', undefined);
    await makeDue();
    await work();
    expect(await list('waiting')).toMatchObject([{ attempts: 1, last_error: 'Mail is not set up yet.' }]);
    const server = await listenForMail();
    await recoverMails();
    await work();
    expect(recipients(server)).toEqual(['ann@example.org']);
  });
});

test('neither the request nor an address ever reaches the log or a job', async () => {
  await listenForMail({ refuse: (address) => ({ code: 451, message: `${address} is busy` }) });
  await requestTo('ann@example.org');
  await work();
  const lines = [log.info, log.warn, log.error].map((write) => vi.mocked(write).mock.calls);
  const told = inspect(
    [lines, await jobs(), (await sql('SELECT * FROM graphile_worker._private_jobs')).rows],
    {
      depth: 9,
    },
  );
  expect(vi.mocked(log.warn)).toHaveBeenCalled();
  expect(told).not.toMatch(/MARKER|example\.org|example\.com|Sample Visitor/);
});
