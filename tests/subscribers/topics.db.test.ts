import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { findLetterDesk } from '#lib/letters/staff/queries.ts';
import { listShownTopics } from '#lib/subscribers/queries.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createSubscriber } from '#prisma/factories/subscriber.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';
import { subscribe } from './subscribing.ts';

useDatabase();

/** Noon in Chicago. */
const onDay = (day: string) => vi.setSystemTime(new Date(`${day}T17:00:00Z`));
const topicOf = ({ id }: { id: string }) => `event:${id}`;
const camp = () =>
  createEvent(db(), { title: 'Camp', date: '2031-06-02', end_date: '2031-06-06', time: '9:00 AM' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
  onDay('2031-06-03');
  session.actor.mockResolvedValue(visitor);
});

const offered = async (): Promise<string[]> =>
  (await callApi('GET /api/topics')).body.map(({ topic }: { topic: string }) => topic);

describe('visitors are offered', () => {
  test('an event of several days until its last day is over', async () => {
    const topic = topicOf(await camp());
    const shown = async () => (await listShownTopics({ topics: topic })).map((each) => each.topic);
    for (const day of ['2031-06-03', '2031-06-06']) {
      onDay(day);
      expect(await offered()).toContain(topic);
      expect(await shown()).toContain(topic);
      expect((await subscribe({ topics: [topic] })).status).toBe(202);
    }
    onDay('2031-06-07');
    expect(await offered()).not.toContain(topic);
    expect(await shown()).not.toContain(topic);
    expect((await subscribe({ topics: [topic] })).status).toBe(422);
  });

  test('an event that was moved to a date to come', async () => {
    const event = await createEvent(db(), { date: '2031-06-01' });
    expect(await offered()).not.toContain(topicOf(event));
    const moved = { kind: 'changed', date: '2031-06-01', new_date: '2031-06-08' };
    await createEventException(db(), { event_id: event.id, ...moved });
    expect(await offered()).toContain(topicOf(event));
  });

  test('a service that is among the events, and none that has no page', async () => {
    const listed = topicOf(await createService(db(), { listed: true }));
    const unlisted = topicOf(await createService(db()));
    expect(await offered()).toContain(listed);
    expect(await offered()).not.toContain(unlisted);
    expect((await subscribe({ topics: [unlisted] })).status).toBe(422);
  });
});

test('staff write about an event that is over while it has readers', async () => {
  const over = await createEvent(db(), { title: 'Bazaar', date: '2031-06-01' });
  const unread = await createEvent(db(), { title: 'Picnic', date: '2031-06-01' });
  const running = await camp();
  await createSubscriber(db(), { topics: [topicOf(over), topicOf(running)], waiting: [topicOf(unread)] });
  const { topics } = await findLetterDesk.execute(staff, {});
  const events = topics.filter(({ topic }) => topic.startsWith('event:'));
  expect(events.map(({ label, hint }) => [label, hint])).toEqual([
    ['Camp', 'What changes about this event.'],
    ['Bazaar', 'This event is over.'],
  ]);
});
