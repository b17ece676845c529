import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { findLetterDesk } from '#lib/letters/staff/queries.ts';
import { subscriberToken } from '#lib/subscribers/links.ts';
import { findSubscriberPage } from '#lib/subscribers/queries.ts';
import { readersOf } from '#lib/subscribers/readers.ts';
import { findSubscriberNumbers } from '#lib/subscribers/staff/queries.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createSubscriber } from '#prisma/factories/subscriber.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { beginBeforeDates, change, sundays, undo } from '../forms/dates/changing.ts';

useDatabase();
beforeEach(beginBeforeDates);

const emailsOf = async (id: string) =>
  (await readersOf(db(), [`event:${id}`])).map(({ email }) => email).sort();

test('who reads about a series reads about the one that continues it, and who was asked is asked about both', async () => {
  const rule = { is_recurring: true, recurrence_frequency: 'weekly' };
  const series = await createEvent(db(), { title: 'Supper', date: sundays[0], time: '5:00 PM', ...rule });
  const other = await createEvent(db(), { title: 'Choir', date: sundays[0], time: '7:00 PM', ...rule });
  const topic = `event:${series.id}`;
  await createSubscriber(db(), { email: 'ann@example.org', topics: [topic] });
  await createSubscriber(db(), { email: 'ben@example.org', topics: ['week', `event:${other.id}`] });
  const asked = await createSubscriber(db(), {
    ...{ email: 'cleo@example.org', state: 'pending', confirmed_at: null },
    waiting: [topic],
  });
  const answer = await change(occurrenceId(series.id, sundays[2]), { scope: 'following', time: '6:00 PM' });
  expect(answer.status).toBe(200);
  const heir = answer.body.id;
  expect(heir).not.toBe(series.id);
  expect(await emailsOf(series.id)).toEqual(['ann@example.org']);
  expect(await emailsOf(heir)).toEqual(['ann@example.org']);
  const topics = await db().subscription.findMany({ where: { subscriber_id: asked.id } });
  expect(topics.map(({ topic, is_confirmed }) => [topic, is_confirmed])).toEqual([
    [topic, false],
    [`event:${heir}`, false],
  ]);
  expect((await undo()).status).toBe(200);
  expect(await emailsOf(series.id)).toEqual(['ann@example.org']);
});

test('a series that goes on under its name is one topic to choose once its first part is over', async () => {
  const rule = { is_recurring: true, recurrence_frequency: 'weekly' };
  const series = await createEvent(db(), { title: 'Supper', date: sundays[0], time: '5:00 PM', ...rule });
  const reader = await createSubscriber(db(), { topics: [`event:${series.id}`] });
  const { body } = await change(occurrenceId(series.id, sundays[2]), { scope: 'following', time: '6:00 PM' });
  const [first, heir] = [`event:${series.id}`, `event:${body.id}`];

  const isEvent = ({ topic }: { topic: string }) => topic.startsWith('event:');
  const choices = async () => {
    const page = await findSubscriberPage.execute(visitor, { token: subscriberToken(reader.id) });
    const [numbers, desk] = [
      await findSubscriberNumbers.execute(staff, {}),
      await findLetterDesk.execute(staff, {}),
    ];
    return [page.options, numbers.topics, desk.topics].map((topics) =>
      topics
        .filter(isEvent)
        .map(({ topic }) => topic)
        .sort(),
    );
  };
  const both = [first, heir].sort();
  expect(await choices()).toEqual([both, both, both]);
  vi.setSystemTime(new Date('2031-06-10T15:00:00Z'));
  expect(await choices()).toEqual([[heir], [heir], [heir]]);
});
