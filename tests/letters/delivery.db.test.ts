import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { runDueJobs } from '#lib/core/process/jobs.ts';
import { log } from '#lib/core/process/log.ts';
import { finishLetters } from '#lib/letters/sending/due-letters.ts';
import { mailJobs } from '#lib/mail/jobs.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createLetter } from '#prisma/factories/letter.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenForMail } from '#tests/support/servers/listen.ts';
import { type MailServer, readable } from '#tests/support/servers/mail-server.ts';
import { readersOfTopic } from './people.ts';

const { url } = useDatabase({ as: staff });

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockReturnValue();
});

const work = () => runDueJobs({ connectionString: url, jobs: [mailJobs] });
const send = (id: string) => callApi(`POST /api/letters/${id}/send`, { body: {} });
const recipients = ({ received }: MailServer) => received.flatMap(({ to }) => to).sort();

describe('a letter leaves', () => {
  test('to each reader as text and HTML, with why and how to end it', async () => {
    vi.stubEnv('SITE_URL', 'https://church.example.org');
    const server = await listenForMail();
    await readersOfTopic('news', ['ann@example.org']);
    const { id } = await createLetter(db());
    await send(id);
    await work();
    await finishLetters();
    const source = server.received[0]?.source ?? '';
    expect(source).toMatch(/^Subject: Our garden/m);
    expect(source).toMatch(/^List-ID: <letters\.church\.example\.org>/im);
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(source).toMatch(/^Precedence: bulk/m);
    expect(readable(source)).toContain('because you subscribed to “News”');
    expect(readable(source)).toContain('Come and see.');
    expect((await callApi(`GET /api/letters/${id}`)).body).toMatchObject({
      state: 'sent',
      counts: { readers: 1, sent: 1, waiting: 0, stopped: 0 },
    });
  });

  test('without the headers that programs could not use, where the site has no HTTPS', async () => {
    const server = await listenForMail();
    await readersOfTopic('news', ['ann@example.org']);
    await send((await createLetter(db())).id);
    await work();
    expect(server.received[0]?.source).not.toContain('List-Unsubscribe:');
  });

  test.each([
    ['left', { state: 'left' }],
    ['was stopped', { state: 'stopped' }],
  ])('never to one who %s while it is being sent', async (_what, data) => {
    const server = await listenForMail();
    const [ann] = await readersOfTopic('news', ['ann@example.org', 'bob@example.org']);
    await send((await createLetter(db())).id);
    await db().subscriber.update({ where: { id: ann ?? '' }, data });
    await work();
    expect(recipients(server)).toEqual(['bob@example.org']);
  });

  test('never to one who gave its topic up, and never once it was stopped', async () => {
    const server = await listenForMail();
    const [ann] = await readersOfTopic('news', ['ann@example.org', 'bob@example.org']);
    const { id } = await createLetter(db());
    await send(id);
    await db().subscription.deleteMany({ where: { subscriber_id: ann ?? '' } });
    await db().letter.update({ where: { id }, data: { state: 'skipped' } });
    await work();
    expect(recipients(server)).toEqual([]);
  });

  test('one mail a person however many topics, and 1,000 readers with few statements', async () => {
    const emails = Array.from({ length: 1000 }, (_, at) => `reader${at}@example.org`);
    const ids = await readersOfTopic('news', emails);
    await db().subscription.createMany({
      data: ids.map((subscriber_id) => ({ subscriber_id, topic: 'sermons', is_confirmed: true })),
    });
    const { id } = await createLetter(db(), { topics: ['news', 'sermons'] });
    expect((await send(id)).body.count).toBe(1000);
    expect(await db().mail.count({ where: { letter_id: id } })).toBe(1000);
  });

  test('a refused mailbox stops its reader', async () => {
    await listenForMail({ refuse: () => ({ code: 550, message: '5.1.1 no such user' }) });
    await readersOfTopic('news', ['ann@example.org']);
    const { id } = await createLetter(db());
    await send(id);
    await work();
    expect(await db().subscriber.findMany()).toMatchObject([{ state: 'stopped' }]);
  });
});

test('a test goes to one address, marked as such', async () => {
  const server = await listenForMail();
  const { id } = await createLetter(db());
  const answer = await callApi(`POST /api/letters/${id}/test`, { body: { to: 'office@example.org' } });
  expect([answer.status, answer.body]).toEqual([202, { to: 'office@example.org' }]);
  await work();
  expect(recipients(server)).toEqual(['office@example.org']);
  expect(server.received[0]?.source).toMatch(/^Subject: Test: Our garden/m);
  expect((await callApi(`GET /api/letters/${id}`)).body.counts.readers).toBe(0);
});

describe('a correction', () => {
  const soon = () => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

  async function sentWeek() {
    const event = await createEvent(db(), { title: 'Choir', date: soon(), time: '6:00 PM' });
    const week = await callApi('POST /api/letters/compose-week', { body: {} });
    await send(week.body.id);
    return { event, letter: week.body };
  }

  test('is offered once a date has changed, and goes to those who got the letter', async () => {
    const server = await listenForMail();
    await readersOfTopic('week', ['ann@example.org']);
    const { event, letter } = await sentWeek();
    await work();
    await readersOfTopic('week', ['late@example.org']);
    expect((await callApi('GET /api/letters/corrections')).body).toEqual([]);
    const correct = () => callApi('POST /api/letters', { body: { corrects: letter.id } });
    expect((await correct()).status).toBe(409);

    await callApi(`PATCH /api/events/${event.id}`, { body: { time: '7:30 PM' } });
    expect((await callApi('GET /api/letters/corrections')).body).toMatchObject([
      { letter_id: letter.id, draft_id: null, changed: [{ title: 'Choir' }], items: [{ title: 'Choir' }] },
    ]);
    const correction = (await correct()).body;
    expect(correction).toMatchObject({
      corrects: letter.id,
      subject: `Correction: ${letter.subject}`,
      items: [{ title: 'Choir', when: expect.stringContaining('7:30 PM') }],
    });
    expect((await send(correction.id)).body.count).toBe(1);
    await work();
    expect(recipients(server)).toEqual(['ann@example.org', 'ann@example.org']);
    expect((await callApi('GET /api/letters/corrections')).body).toEqual([]);
  });

  test('of a letter that was not sent is refused', async () => {
    const { id } = await createLetter(db());
    const answer = await callApi('POST /api/letters', { body: { corrects: id } });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['corrects']]);
  });
});
