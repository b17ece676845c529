import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { runDueJobs } from '#lib/core/process/jobs.ts';
import { log } from '#lib/core/process/log.ts';
import { sendBulkMails } from '#lib/mail/bulk/send-bulk.ts';
import { mailJobs } from '#lib/mail/jobs.ts';
import { dropLetterMails, queueLetterMails } from '#lib/mail/queue.ts';
import { recoverMails } from '#lib/mail/recover.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenAsMailServer, listenForMail, listenForMailSlowly } from '#tests/support/servers/listen.ts';
import { type MailServer, readable } from '#tests/support/servers/mail-server.ts';
import { left, queueLetter, readers, refusals, testLetter } from './test-letter.ts';
import { useLetterKind } from './use-letter-kind.ts';

const { url, sql } = useDatabase({ as: staff });
useLetterKind();

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
});

const work = () => runDueJobs({ connectionString: url, jobs: [mailJobs] });
const jobs = async () =>
  (
    await sql(
      'SELECT j.*, p.payload FROM graphile_worker.jobs j JOIN graphile_worker._private_jobs p USING (id)',
    )
  ).rows;
const recipients = ({ received }: MailServer) => received.flatMap(({ to }) => to);
const waiting = () => db().mail.count({ where: { sent_at: null, stopped_at: null } });
const secondsUntilNext = async () => ((await jobs())[0].run_at.getTime() - Date.now()) / 1000;

describe('a letter', () => {
  test('reaches each reader once over one connection, whole and with the headers of its kind, by one job', async () => {
    const server = await listenForMail();
    const to = readers(30);
    const id = await queueLetter(to);
    expect(await jobs()).toHaveLength(1);
    await work();
    expect(recipients(server).sort()).toEqual(to);
    expect(server.counts.connections).toBe(1);
    expect(await jobs()).toEqual([]);
    const [first] = server.received;
    const source = readable(first?.source ?? '');
    expect(source).toContain('Precedence: bulk');
    expect(source).toMatch(/^List-ID: <letters.example.org>/m);
    expect(source.match(/Hello reader/g)).toHaveLength(2);
    expect(source).toMatch(/^Message-ID:\s+<test_letter\.[\da-f-]{36}@/m);
    // Queued again, no one gets it twice.
    const mails = to.map((address) => ({ about: `${id} ${address}`, to: address }));
    expect(await queueLetterMails(db(), testLetter, id, mails)).toBe(0);
    await work();
    expect(server.received).toHaveLength(30);
  });

  test('is sent once, although several processes work side by side', async () => {
    const server = await listenForMail();
    const to = readers(60);
    await queueLetter(to);
    await Promise.all([work(), sendBulkMails(), work(), sendBulkMails()]);
    await work();
    expect(recipients(server).sort()).toEqual(to);
    expect(await waiting()).toBe(0);
  });

  test('is held ten mails at a time, even while the database takes the table for almost empty', async () => {
    await queueLetter(readers(1));
    await sql('ANALYZE mails');
    const to = readers(40, 'more');
    await queueLetter(to);
    const held: number[] = [];
    await listenForMail({
      beforeAccepting: async () =>
        void held.push(await db().mail.count({ where: { held_until: { not: null } } })),
    });
    await work();
    expect(Math.max(...held)).toBe(10);
  });

  test('lets an alert pass that is queued in its middle', async () => {
    let number = 0;
    const server = await listenForMail({
      beforeAccepting: async () => {
        number += 1;
        if (number === 15) await queueLetter(readers(2, 'alerted'), { isAlert: true });
      },
    });
    await queueLetter(readers(60));
    await work();
    const places = recipients(server).flatMap((to, place) => (to.startsWith('alerted') ? [place] : []));
    expect(places).toHaveLength(2);
    expect(Math.max(...places)).toBeLessThan(15 + 10 + 2);
    expect(server.received).toHaveLength(62);
  });

  test('does not reach who leaves, or whose mails are dropped, while it is being sent', async () => {
    const to = readers(40);
    let id = '';
    let number = 0;
    const server = await listenForMail({
      beforeAccepting: async () => {
        number += 1;
        if (number === 2) left.add(to[30] ?? '');
        if (number === 20) await dropLetterMails(db(), id);
      },
    });
    id = await queueLetter(to);
    await work();
    expect(recipients(server)).not.toContain(to[30]);
    expect(server.received.length).toBeGreaterThanOrEqual(20);
    expect(server.received.length).toBeLessThanOrEqual(30);
    expect(await waiting()).toBe(0);
  });

  test('that this site cannot write for one reader reaches the others', async () => {
    const server = await listenForMail();
    vi.spyOn(testLetter, 'whole').mockRejectedValueOnce(new Error('no picture'));
    await queueLetter(readers(5));
    await work();
    expect(server.received).toHaveLength(4);
    expect(await db().mail.findMany({ where: { sent_at: null } })).toMatchObject([
      { attempts: 1, last_error: expect.stringContaining('could not write') },
    ]);
    expect(await jobs()).toHaveLength(1);
  });
});

describe('what a server refuses', () => {
  test('for one reader for good stops that mail alone, and tells its kind', async () => {
    const words = ['550 5.1.1 No such user', '552 5.2.2 Mailbox full', '550 5.7.1 Blocked by our list'];
    const said = new Map(words.map((line, index) => [readers(9)[index * 3], line]));
    const server = await listenForMail({
      refuse: (address) => {
        const line = said.get(address);
        return line ? { code: Number(line.slice(0, 3)), message: line.slice(4) } : undefined;
      },
    });
    await queueLetter(readers(9));
    await work();
    expect(server.received).toHaveLength(6);
    expect(refusals.sort((one, other) => one.to.localeCompare(other.to))).toEqual([
      { to: 'reader0000@example.org', isUnknown: true, words: words[0] },
      { to: 'reader0003@example.org', isUnknown: false, words: words[1] },
    ]);
    const rows = await db().mail.findMany({ where: { sent_at: null }, orderBy: { to: 'asc' } });
    expect(rows).toMatchObject([
      { stopped_at: expect.any(Date), bounced_at: expect.any(Date), last_error: words[0] },
      { stopped_at: expect.any(Date), bounced_at: expect.any(Date), last_error: words[1] },
      // What it does not like is the sender.
      { stopped_at: null, bounced_at: null, attempts: 1 },
    ]);
  });

  test.each([
    ['450 4.2.1 Try again later', 450],
    ['550 5.4.5 Daily user sending limit exceeded', 550],
    ['554 5.7.1 Rejected for today', 554],
  ])(
    'for the day after 100 mails with %s makes the run wait, and no one loses the letter',
    async (line, code) => {
      let isOpen = true;
      const server: MailServer = await listenForMail({
        refuse: () => (isOpen ? undefined : { code, message: line.slice(4) }),
        beforeAccepting: async () => {
          if (server.received.length === 99) isOpen = false;
        },
      });
      await queueLetter(readers(120));
      await work();
      expect(server.received).toHaveLength(100);
      expect(await jobs()).toHaveLength(1);
      // A day of tries, by the clock of the test.
      let now = Date.now();
      for (let tries = 0; tries < 20; tries++) {
        const [{ run_at, payload }] = await jobs();
        now = Math.max(now, run_at.getTime());
        await sql('DELETE FROM graphile_worker._private_jobs');
        await sendBulkMails({ clock: () => new Date(now), failures: payload.failures });
      }
      expect(now - Date.now()).toBeGreaterThan(8 * 3600_000);
      isOpen = true;
      for (let round = 0; round < 12 && (await waiting()) > 0; round++) {
        now += 6 * 3600_000;
        await sendBulkMails({ clock: () => new Date(now) });
      }
      expect(new Set(recipients(server)).size).toBe(120);
      expect(server.received).toHaveLength(120);
      expect(refusals).toEqual([]);
    },
  );

  test('by being away costs no attempt, and the wait grows', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
    await queueLetter(readers(20));
    await work();
    const first = await secondsUntilNext();
    for (let round = 0; round < 4; round++) {
      await sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
      await work();
    }
    expect(await secondsUntilNext()).toBeGreaterThan(10 * first);
    expect(await db().mail.count({ where: { attempts: 0, stopped_at: null } })).toBe(20);
    const server = await listenForMail();
    await sql("UPDATE mails SET send_after = now() - interval '1 second'");
    await sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await work();
    expect(server.received).toHaveLength(20);
  });
});

describe('without a mail server', () => {
  test('the mails wait, and leave once there is one', async () => {
    await queueLetter(readers(15));
    await work();
    await recoverMails();
    expect(await jobs()).toEqual([]);
    expect(await db().mail.count({ where: { last_error: 'not_set_up' } })).toBe(15);
    const server = await listenForMail();
    await recoverMails();
    await work();
    expect(server.received).toHaveLength(15);
  });

  test('that is taken away in the middle, the rest waits', async () => {
    vi.stubEnv('SMTP_URL', undefined);
    let number = 0;
    const server = await listenAsMailServer({
      beforeAccepting: async () => {
        number += 1;
        if (number === 5) await callApi('DELETE /api/mail-settings');
      },
    });
    const body = { kind: 'smtp', host: '127.0.0.1', port: server.port, security: 'none' };
    await callApi('PUT /api/mail-settings', { body });
    await queueLetter(readers(25));
    await work();
    expect(server.received.length).toBeLessThanOrEqual(10);
    expect(await jobs()).toEqual([]);
    await callApi('PUT /api/mail-settings', { body });
    await recoverMails();
    await work();
    expect(recipients(server).sort()).toEqual(readers(25));
  });
});

describe('after a crash', () => {
  test('the job that a dead process holds is freed, and what it held leaves', async () => {
    const server = await listenForMail();
    await queueLetter(readers(12));
    await sql(
      `UPDATE graphile_worker._private_jobs SET locked_by = 'worker-dead', locked_at = now() - interval '20 seconds';
       UPDATE graphile_worker._private_job_queues SET locked_by = 'worker-dead', locked_at = now()`,
    );
    await sql(
      "UPDATE mails SET held_until = now() + interval '10 seconds' WHERE \"to\" = 'reader0000@example.org'",
    );
    await work();
    expect(server.received).toEqual([]);
    await recoverMails();
    await work();
    expect(server.received).toHaveLength(11);
    await sql('UPDATE mails SET held_until = now()');
    await sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await work();
    expect(recipients(server).sort()).toEqual(readers(12));
  });

  test('a job that is being worked on is left alone', async () => {
    const { server, hasArrived, accept } = await listenForMailSlowly();
    await queueLetter(readers(1));
    const working = work();
    await hasArrived;
    await sql("UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 hour'");
    await recoverMails();
    await work();
    accept();
    await working;
    expect(server.received).toHaveLength(1);
  });
});

test('staff send a stopped mail again', async () => {
  let isGone = true;
  const server = await listenForMail({
    refuse: () => (isGone ? { code: 550, message: '5.1.1 No such user' } : undefined),
  });
  await queueLetter(readers(1));
  await work();
  const [stopped] = (await callApi('GET /api/outbox?state=stopped')).body;
  isGone = false;
  expect((await callApi(`POST /api/outbox/${stopped.id}/retry`)).status).toBe(202);
  await work();
  expect(server.received).toHaveLength(1);
  expect(await db().mail.findFirst()).toMatchObject({ bounced_at: null, last_error: null });
});
