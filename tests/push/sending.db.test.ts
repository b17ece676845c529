import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { log } from '#lib/core/process/log.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { pushReminders } from '#lib/push/evening.ts';
import { pushAlert } from '#lib/push/queue.ts';
import { sendAgain, sendPart } from '#lib/push/send.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createPushSubscription } from '#prisma/factories/push-subscription.ts';
import { beginBeforeDates, change, remove, sundays, undo } from '#tests/forms/dates/changing.ts';
import { useDatabase } from '#tests/support/database.ts';
import { startPushService } from './push-service.ts';

const { sql } = useDatabase();

beforeEach(() => {
  beginBeforeDates();
  vi.stubEnv('SITE_URL', 'https://church.example');
  vi.spyOn(log, 'warn').mockReturnValue();
});

interface QueuedPush {
  task_identifier: string;
  payload: { topic: string; after: string; to: string; message: string };
}

/** Takes the queued messages, in order, as the job library gives them to their task. */
async function takeJobs(): Promise<QueuedPush[]> {
  const { rows } = await sql<QueuedPush>(
    `DELETE FROM graphile_worker._private_jobs AS jobs USING graphile_worker._private_tasks AS tasks
     WHERE jobs.task_id = tasks.id AND tasks.identifier LIKE 'push_message%'
     RETURNING tasks.identifier AS task_identifier, jobs.payload`,
  );
  return rows;
}

/** Does the queued jobs until none is left. Returns how many there were. */
async function sendAll(isKnown: (endpoint: string) => boolean): Promise<number> {
  let count = 0;
  for (let jobs = await takeJobs(); jobs.length > 0; jobs = await takeJobs())
    for (const { task_identifier, payload } of jobs) {
      count += 1;
      if (task_identifier === 'push_message') await sendPart(payload, isKnown);
      else await sendAgain(payload, isKnown);
    }
  return count;
}

/** Returns the titles and first lines of what is queued. */
async function queued(): Promise<string[]> {
  const messages = (await takeJobs()).map(({ payload }) => JSON.parse(payload.message));
  return messages.map(({ title, body }) => `${title} | ${String(body).split('\n')[0]}`).toSorted();
}

/** It is of use until midnight of the church. */
const alert = {
  title: 'Closed today',
  body: 'Ice on every road.',
  url: '/',
  until: new Date('2031-05-21T05:00:00Z'),
};

describe('an alert', () => {
  test('comes to every browser that chose alerts, once, encrypted and signed', async () => {
    const { origin, isKnown, received } = await startPushService();
    for (let phone = 0; phone < 60; phone += 1)
      await createPushSubscription(db(), { endpoint: `${origin}/${phone}` });
    await createPushSubscription(db(), { endpoint: `${origin}/other`, topics: ['event:x'] });
    await db().$transaction((database) => pushAlert(database, alert));
    expect(await sendAll(isKnown)).toBe(3);
    expect(received.map(({ path }) => path).toSorted()).toEqual(
      Array.from({ length: 60 }, (_, phone) => `/${phone}`).toSorted(),
    );
    const [{ headers, notification } = never()] = received;
    expect(notification).toMatchObject({
      title: 'Closed today',
      body: 'Ice on every road.',
      navigate: 'https://church.example/',
      tag: expect.stringMatching(/^alert:/),
    });
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'high',
      authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/),
    });
    // At ten in the morning that is fourteen hours.
    expect(Number(headers.ttl)).toBeCloseTo(14 * 3600, -1);
  });

  test('is not queued where no browser wants it, and not sent once it is over', async () => {
    await db().$transaction((database) => pushAlert(database, alert));
    expect(await takeJobs()).toEqual([]);
    const { origin, isKnown, received } = await startPushService();
    await createPushSubscription(db(), { endpoint: `${origin}/late` });
    await db().$transaction((database) => pushAlert(database, alert));
    vi.setSystemTime(new Date('2031-05-21T05:00:00Z'));
    await sendAll(isKnown);
    expect(received).toEqual([]);
  });

  test('ends with the transaction that it was queued in', async () => {
    await createPushSubscription(db());
    const undone = db().$transaction(async (database) => {
      await pushAlert(database, alert);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await takeJobs()).toEqual([]);
  });
});

describe('a push service', () => {
  test.each([404, 410])('that answers %i ends the subscription', async (status) => {
    const { origin, isKnown } = await startPushService({ '/gone': status });
    await createPushSubscription(db(), { endpoint: `${origin}/gone` });
    const kept = await createPushSubscription(db(), { endpoint: `${origin}/kept` });
    await db().$transaction((database) => pushAlert(database, alert));
    await sendAll(isKnown);
    expect(await db().pushSubscription.findMany()).toEqual([kept]);
  });

  test.each([429, 503])('that answers %i is asked again for this browser alone', async (status) => {
    const { origin, isKnown, received, statuses } = await startPushService({ '/busy': status });
    const busy = await createPushSubscription(db(), { endpoint: `${origin}/busy` });
    await createPushSubscription(db(), { endpoint: `${origin}/free` });
    await db().$transaction((database) => pushAlert(database, alert));
    const [first] = await takeJobs();
    await sendPart(first?.payload ?? never(), isKnown);
    const [again, ...others] = await takeJobs();
    expect([again?.task_identifier, again?.payload.to, others]).toEqual(['push_message_again', busy.id, []]);
    await expect(sendAgain(again?.payload ?? never(), isKnown)).rejects.toThrow('did not answer');
    delete statuses['/busy'];
    await sendAgain(again?.payload ?? never(), isKnown);
    expect(received.map(({ path }) => path)).toEqual(['/free', '/busy']);
  });

  test('that refuses a message is not asked again, and the log has no address', async () => {
    const { origin, isKnown } = await startPushService({ '/no': 400 });
    await createPushSubscription(db(), { endpoint: `${origin}/no` });
    await db().$transaction((database) => pushAlert(database, alert));
    expect(await sendAll(isKnown)).toBe(1);
    expect(await db().pushSubscription.count()).toBe(1);
    expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toContain(origin);
  });

  test('that is none is never called, whatever a row says', async () => {
    const { origin, received } = await startPushService();
    await createPushSubscription(db(), { endpoint: `${origin}/private` });
    await db().$transaction((database) => pushAlert(database, alert));
    const [job] = await takeJobs();
    await sendPart(job?.payload ?? never());
    expect(received).toEqual([]);
    expect(await db().pushSubscription.count()).toBe(0);
  });

  test('at a private address is not called, though its name is known', async () => {
    const { origin, received } = await startPushService();
    vi.stubEnv('SOURCE_ALLOW_HOSTS', '');
    await createPushSubscription(db(), { endpoint: `${origin}/private` });
    await db().$transaction((database) => pushAlert(database, alert));
    const [job] = await takeJobs();
    await sendPart(job?.payload ?? never(), () => true);
    expect(received).toEqual([]);
  });
});

function never(): never {
  throw new Error('There is no such job.');
}

/** A weekly supper that one browser chose. */
async function chosenSupper() {
  const rule = { is_recurring: true, recurrence_frequency: 'weekly' };
  const series = await createEvent(db(), { title: 'Supper', date: sundays[0], time: '5:00 PM', ...rule });
  await createPushSubscription(db(), { topics: [`event:${series.id}`] });
  return { series, on: (date: string) => occurrenceId(series.id, date) };
}

describe('who chose an event', () => {
  test('is told of a date that moves, is cancelled, and takes place after all', async () => {
    const { on } = await chosenSupper();
    await change(on(sundays[1]), { scope: 'this', date: '2031-06-09' });
    expect(await queued()).toEqual(['Changed: Supper | Monday, June 9, 2031 · 5:00 PM · The live oak lawn']);
    await change(on(sundays[1]), { scope: 'this', status: 'cancelled' });
    expect(await queued()).toMatchObject([expect.stringMatching(/^Cancelled: Supper \| /)]);
    await undo();
    expect(await queued()).toMatchObject([expect.stringMatching(/^Takes place after all: Supper \| /)]);
  });

  test('is told nothing of other words, other events, or dates far ahead', async () => {
    const { on } = await chosenSupper();
    await change(on(sundays[1]), { scope: 'this', description: 'With pie.' });
    await change(on('2031-09-07'), { scope: 'this', status: 'cancelled' });
    const other = await createEvent(db());
    await change(other.id, { date: '2031-06-03' });
    expect(await queued()).toEqual([]);
  });

  test('gets one message of a change of many dates', async () => {
    const { series } = await chosenSupper();
    await change(series.id, { time: '6:00 PM' });
    const [{ payload }] = (await takeJobs()) as [QueuedPush];
    expect(JSON.parse(payload.message)).toMatchObject({
      title: 'Changed: Supper',
      body: expect.stringMatching(/^Sunday, June 1, 2031 · 6:00 PM.*\nAnd 6 more dates\.$/s),
    });
  });

  test('of a deleted event is led to the others', async () => {
    const { series } = await chosenSupper();
    await remove(series.id, '?series=true');
    const [{ payload }] = (await takeJobs()) as [QueuedPush];
    expect(JSON.parse(payload.message)).toMatchObject({
      title: 'Cancelled: Supper',
      url: 'https://church.example/events',
    });
  });

  test('goes on with the event that continues a series', async () => {
    const { series, on } = await chosenSupper();
    const answer = await change(on(sundays[2]), { scope: 'following', date: '2031-06-16' });
    expect(await queued()).toEqual([expect.stringMatching(/^Changed: Supper \| Monday, June 16, 2031/)]);
    const [row] = await db().pushSubscription.findMany();
    expect(row?.topics).toEqual([`event:${series.id}`, `event:${answer.body.id}`]);
  });

  test('is reminded at six of the evening before, in that minute alone', async () => {
    const { on } = await chosenSupper();
    await createEvent(db(), { title: 'Not chosen' });
    const minute = (clock: string) => pushReminders(db(), new Date(`2031-05-31T${clock}Z`));
    expect([await minute('22:59:00'), await minute('23:01:00')]).toEqual([0, 0]);
    expect(await minute('23:00:00')).toBe(1);
    expect(await queued()).toEqual(['Tomorrow: Supper | Sunday, June 1, 2031 · 5:00 PM · The live oak lawn']);
    await change(on(sundays[0]), { scope: 'this', status: 'cancelled' });
    await takeJobs();
    expect(await minute('23:00:00')).toBe(0);
  });
});
