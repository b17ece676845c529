import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { runDueJobs } from '#lib/core/process/jobs.ts';
import { log } from '#lib/core/process/log.ts';
import { sendAlert } from '#lib/letters/alerts/commands.ts';
import { countAlertReach } from '#lib/letters/alerts/queries.ts';
import { findLetterAudience } from '#lib/letters/queries.ts';
import { readDelivery } from '#lib/letters/sending/delivery.ts';
import { sendDueLetters } from '#lib/letters/sending/due-letters.ts';
import { mailJobs } from '#lib/mail/jobs.ts';
import type { PushMessage } from '#lib/push/message.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createLetter } from '#prisma/factories/letter.ts';
import { createPushSubscription } from '#prisma/factories/push-subscription.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenForMail } from '#tests/support/servers/listen.ts';
import { readable } from '#tests/support/servers/mail-server.ts';
import { readersOfTopic } from './people.ts';

const { url, sql } = useDatabase({ as: staff });

/** Saturday at nine in the evening, by the clock of the church. */
const saturday = new Date('2031-06-01T02:00:00Z');
const [sunday, monday] = ['2031-06-01', '2031-06-02'];

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockReturnValue();
  vi.useFakeTimers({ toFake: ['Date'], now: saturday });
});

/** Lets mails wait at a server that is never asked. */
const setUpMail = () => vi.stubEnv('SMTP_URL', 'smtp://localhost:1');

const icy = { from: sunday, mode: 'cancelled', message: 'Ice on the roads & no heating.' };
const close = async (more: object = {}): Promise<{ id: string }> =>
  (await callApi('POST /api/closings', { body: { ...icy, ...more } })).body;
const alert = (closing_id: string) => sendAlert.execute(staff, { closing_id });
const send = (id: string) => callApi(`POST /api/letters/${id}/send`, { body: {} });
const reach = () => countAlertReach.execute(staff, {});

/** Returns the messages to phones that are queued. */
async function pushed(): Promise<PushMessage[]> {
  const { rows } = await sql<{ payload: { message: string } }>(
    "SELECT payload FROM graphile_worker._private_jobs WHERE key LIKE 'push:%' ORDER BY id",
  );
  return rows.map(({ payload }) => JSON.parse(payload.message));
}

describe('an alert about a closing', () => {
  test('passes a letter that waits, and says what the closing says', async () => {
    // The database has a clock of its own.
    vi.useRealTimers();
    const server = await listenForMail();
    await readersOfTopic('news', ['ann@example.org', 'bob@example.org']);
    await readersOfTopic('alerts', ['eve@example.org']);
    await send((await createLetter(db())).id);
    const closing = await close();
    expect(await alert(closing.id)).toEqual({ readers: 1, phones: 0 });
    await runDueJobs({ connectionString: url, jobs: [mailJobs] });
    expect(server.received[0]?.to).toEqual(['eve@example.org']);
    expect(server.received[0]?.source).toMatch(/^Subject: Closed: /m);
    expect(readable(server.received[0]?.source ?? '')).toContain('Ice on the roads & no heating.');
    expect(await db().letter.findFirst({ where: { kind: 'alert' } })).toMatchObject({
      closing_id: closing.id,
      is_public: false,
    });
  });

  test('reaches phones, too, and a letter does not', async () => {
    await createPushSubscription(db());
    await send((await createLetter(db())).id);
    expect(await pushed()).toEqual([]);
    await alert((await close()).id);
    expect(await pushed()).toMatchObject([{ body: 'Ice on the roads & no heating.' }]);
  });

  test('that was taken back is refused', async () => {
    const closing = await close();
    await callApi(`POST /api/closings/${closing.id}/reopen`);
    await expect(alert(closing.id)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('where no mail can leave, an alert', () => {
  beforeEach(async () => {
    await readersOfTopic('alerts', ['ann@example.org']);
    await createPushSubscription(db());
    await createPushSubscription(db());
    await createPushSubscription(db(), { topics: ['event:x'] });
  });

  test('is offered for phones, and for readers once it can', async () => {
    expect(await reach()).toEqual({ readers: 0, phones: 2 });
    setUpMail();
    expect(await reach()).toEqual({ readers: 1, phones: 2 });
  });

  test('goes to phones alone, and no mail waits to leave days later', async () => {
    expect(await alert((await close()).id)).toEqual({ readers: 0, phones: 2 });
    expect(await pushed()).toHaveLength(1);
    expect(await db().mail.count()).toBe(0);
    expect(await db().letter.findMany()).toMatchObject([{ kind: 'alert', state: 'sent' }]);
  });

  test('can be sent as a letter of the kind, now or at a time', async () => {
    const own = { kind: 'alert', topics: ['alerts'] };
    const { id } = await createLetter(db(), own);
    expect(await findLetterAudience.execute(staff, { id })).toMatchObject({ count: 0, phones: 2 });
    expect((await send(id)).body).toEqual({ count: 0, minutes: 0 });
    await createLetter(db(), { ...own, state: 'ready', send_at: saturday });
    await sendDueLetters();
    expect(await pushed()).toHaveLength(2);
    expect(await db().mail.count()).toBe(0);
  });
});

describe('a message to phones about a closing', () => {
  beforeEach(() => createPushSubscription(db()));

  test('lasts until its last day is over, by the clock of the church', async () => {
    await alert((await close({ to: monday })).id);
    expect(await pushed()).toMatchObject([{ until: '2031-06-03T05:00:00.000Z' }]);
  });

  test('lasts until midnight where no closing is known', async () => {
    await send((await createLetter(db(), { kind: 'alert', topics: ['alerts'] })).id);
    expect(await pushed()).toMatchObject([{ until: '2031-06-01T05:00:00.000Z' }]);
  });
});

describe('a mail about a closing that waits', () => {
  async function waiting() {
    setUpMail();
    await readersOfTopic('alerts', ['ann@example.org']);
    const { id } = await close();
    await alert(id);
    const { about } = await db().mail.findFirstOrThrow();
    return { id, leaves: async () => (await readDelivery(db(), about)) !== null };
  }

  test('leaves until its last day is over, by the clock of the church', async () => {
    const { leaves } = await waiting();
    vi.setSystemTime('2031-06-02T04:59:00Z');
    expect(await leaves()).toBe(true);
    vi.setSystemTime('2031-06-02T05:00:00Z');
    expect(await leaves()).toBe(false);
  });

  test('never leaves once the church is open again', async () => {
    const { id, leaves } = await waiting();
    await callApi(`POST /api/closings/${id}/reopen`);
    expect(await leaves()).toBe(false);
  });
});

describe('the same alert', () => {
  beforeEach(async () => {
    setUpMail();
    await readersOfTopic('alerts', ['ann@example.org', 'bob@example.org']);
    await createPushSubscription(db());
    await createEvent(db(), { title: 'Choir', date: sunday, time: '6:00 PM' });
  });

  const sent = async () => [await db().letter.count(), await db().mail.count(), (await pushed()).length];

  test('after an answer that was lost is answered as the first was, and reaches nobody twice', async () => {
    const { id } = await close();
    const first = await alert(id);
    expect(first).toEqual({ readers: 2, phones: 1 });
    expect(await alert(id)).toEqual(first);
    await db().letter.updateMany({ data: { state: 'sent' } });
    expect(await alert(id)).toEqual(first);
    expect(await sent()).toEqual([1, 2, 1]);
  });

  test('by two people who close the same day leaves once', async () => {
    const closings = await Promise.all([close(), close(), close()]);
    const answers = await Promise.all(closings.map(({ id }) => alert(id)));
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ readers: 2, phones: 1 })));
    expect(await sent()).toEqual([1, 2, 1]);
  });

  test('leaves again once the first was stopped, or others said something else since', async () => {
    const { id } = await close();
    await alert(id);
    await callApi(`POST /api/letters/${(await db().letter.findFirstOrThrow()).id}/skip`);
    await alert(id);
    expect(await sent()).toEqual([2, 2, 2]);
    for (const message of ['We meet at the school.', icy.message]) {
      vi.setSystemTime(Date.now() + 60_000);
      await close({ message });
      await alert(id);
    }
    expect(await sent()).toEqual([4, 6, 4]);
  });
});

describe('the correction of an alert', () => {
  beforeEach(async () => {
    await createPushSubscription(db());
    await createEvent(db(), { title: 'Choir', date: sunday, time: '6:00 PM' });
  });

  /** Closes, alerts, opens again, and returns the correction that staff are offered. */
  async function correction() {
    const { id } = await close();
    await alert(id);
    await callApi(`POST /api/closings/${id}/reopen`);
    const [offered] = (await callApi('GET /api/letters/corrections')).body;
    const made = await callApi('POST /api/letters', {
      body: { kind: 'letter', corrects: offered.letter_id },
    });
    return { closing: id, letter: made.body };
  }

  test('is an alert: it passes letters that wait, and tells phones how it is now', async () => {
    setUpMail();
    await readersOfTopic('alerts', ['ann@example.org']);
    const { closing, letter } = await correction();
    expect(letter).toMatchObject({ kind: 'alert', closing_id: closing, topics: ['alerts'] });
    await send(letter.id);
    const mails = await db().mail.findMany({ select: { priority: true } });
    expect(mails).toEqual([{ priority: 1 }, { priority: 1 }]);
    expect(await pushed()).toMatchObject([
      { title: 'Closed: Sunday, June 1' },
      {
        title: 'Correction: Closed: Sunday, June 1',
        body: expect.stringMatching(/\nChoir · Sunday, Jun 1 · 6:00 PM · /),
        until: '2031-06-02T05:00:00.000Z',
        isUrgent: true,
      },
    ]);
  });

  test('reaches phones where nobody reads it by mail', async () => {
    const { letter } = await correction();
    expect(await findLetterAudience.execute(staff, { id: letter.id })).toMatchObject({ count: 0, phones: 1 });
    await send(letter.id);
    expect(await pushed()).toHaveLength(2);
  });
});
