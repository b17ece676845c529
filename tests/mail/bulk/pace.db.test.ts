import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { log } from '#lib/core/process/log.ts';
import { minutesAtPace } from '#lib/mail/bulk/bulk-pace.ts';
import { sendBulkMails } from '#lib/mail/bulk/send-bulk.ts';
import { takeSlot } from '#lib/mail/leaving/pace.ts';
import { minutesFor } from '#lib/mail/queue.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenAsMailServer } from '#tests/support/servers/listen.ts';
import { queueLetter, readers } from './test-letter.ts';
import { useLetterKind } from './use-letter-kind.ts';

const { sql } = useDatabase({ as: staff });
useLetterKind();

const pace = { a_minute: 60, a_day: null };

beforeEach(() => {
  vi.stubEnv('SMTP_URL', undefined);
  vi.spyOn(log, 'warn').mockReturnValue();
});

/** A server at 60 mails a minute, and when each mail came, in milliseconds by the clock of the test. */
async function setUp(wanted: object = pace) {
  let now = Date.now();
  const begin = now;
  const came: { to: string; at: number }[] = [];
  const server = await listenAsMailServer({
    beforeAccepting: async () => void came.push({ to: '', at: now - begin }),
  });
  const body = { kind: 'smtp', host: '127.0.0.1', port: server.port, security: 'none', ...wanted };
  expect((await callApi('PUT /api/mail-settings', { body })).status).toBe(200);
  /** Works as the job does, each time it is due, until so many seconds have passed or nothing is left. */
  const workUntil = async (seconds: number) => {
    while ((now - begin) / 1000 < seconds) {
      await sql('DELETE FROM graphile_worker._private_jobs');
      await sendBulkMails({ clock: () => new Date(now) });
      const [next] = (await sql('SELECT run_at FROM graphile_worker.jobs')).rows;
      if (!next) return;
      now = Math.max(now + 1, next.run_at.getTime());
    }
  };
  return { server, came, workUntil, begin, seconds: () => (now - begin) / 1000 };
}

test('no minute has more than 60 mails, and none is wasted', async () => {
  const { server, came, workUntil } = await setUp();
  await queueLetter(readers(200));
  await workUntil(600);
  expect(new Set(server.received.flatMap(({ to }) => to)).size).toBe(200);
  const [first] = came;
  const seconds = came.map(({ at }) => (at - (first?.at ?? 0)) / 1000);
  // 60 in each of the first three minutes, a quarter of them in each quarter.
  const wanted = readers(200).map((_reader, place) => 15 * Math.floor(place / 15));
  expect({ seconds, slots: await db().mailSlot.count() }).toEqual({ seconds: wanted, slots: 200 });
  expect(await minutesFor(200)).toBe(4);
});

test('an alert that is queued in the middle leaves within a quarter of a minute', async () => {
  const { server, came, workUntil, seconds } = await setUp();
  await queueLetter(readers(300));
  await workUntil(90);
  const queued = seconds();
  await queueLetter(readers(3, 'alerted'), { isAlert: true });
  await workUntil(queued + 30);
  const places = server.received.flatMap(({ to }, place) => (to[0]?.startsWith('alerted') ? [place] : []));
  expect(places).toHaveLength(3);
  for (const place of places) expect((came[place]?.at ?? Infinity) / 1000 - queued).toBeLessThanOrEqual(16);
});

test('a day’s number keeps a tenth for what answers somebody', async () => {
  const { server, workUntil, begin } = await setUp({ a_minute: null, a_day: 20 });
  await queueLetter(readers(30));
  await workUntil(3600);
  expect(server.received).toHaveLength(18);
  const take = () =>
    db().$transaction((database) =>
      takeSlot(database, { a_minute: null, a_day: 20 }, new Date(begin + 1000)),
    );
  expect([await take(), await take()]).toEqual([{ id: expect.anything() }, { id: expect.anything() }]);
  expect((await take()).until).toBeInstanceOf(Date);
});

test.each([
  [1, { a_minute: 60, a_day: null }, 1],
  [1000, { a_minute: 60, a_day: null }, 17],
  [1000, { a_minute: null, a_day: null }, 2],
  [1000, { a_minute: 25, a_day: 450 }, 2 * 1440 + 8],
  [405, { a_minute: null, a_day: 450 }, 1],
])('%d mails at %j take %d minutes', (count, at, minutes) => {
  expect(minutesAtPace(count, at)).toBe(minutes);
});
