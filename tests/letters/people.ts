import { db } from '#lib/core/database/db.ts';
import { newSubscriber } from '#lib/subscribers/subscriber-rows.ts';

/** Writes confirmed readers of a topic, with few statements however many there are, and returns their ids. */
export async function readersOfTopic(topic: string, emails: readonly string[]): Promise<string[]> {
  const data = emails.map((email) => ({
    ...newSubscriber(email),
    email,
    source: 'site',
    state: 'confirmed',
    confirmed_at: new Date('2026-01-01T18:00:00Z'),
  }));
  const made = await db().subscriber.createManyAndReturn({ data, select: { id: true } });
  const ids = made.map(({ id }) => id);
  await db().subscription.createMany({
    data: ids.map((subscriber_id) => ({ subscriber_id, topic, is_confirmed: true })),
  });
  return ids;
}
