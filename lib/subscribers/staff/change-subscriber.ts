import type { z } from 'zod';
import type { Database } from '#lib/core/database/db.ts';
import type { Subscriber } from '#lib/core/generated/prisma/client.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import type { Topic } from '../schema.ts';
import { mailQuestion } from '../subscribe.ts';
import { isSuppressed } from '../suppressed.ts';
import { topicLabels } from '../topics.ts';
import { lockUnchangedSubscriber, readSubscriber } from './present-subscriber.ts';
import type { SubscriberRow, subscriberUpdate } from './schema.ts';

type Change = z.output<typeof subscriberUpdate>;

/**
 * Changes a person in the caller's transaction, and returns the row. Whose mails came back is written to again, or, where
 * the person has never confirmed, asked again.
 * @throws AppError `not_found`, `invalid` on `topics`; `conflict` for a person who left, is not stopped, or has changed since
 * it was read
 */
export async function changeSubscriber(
  database: Database,
  { id, if_match, name, language, topics, state }: Change,
): Promise<SubscriberRow> {
  const row = await lockUnchangedSubscriber(database, { id, if_match });
  if (row.state === 'left' || (await isSuppressed(database, [row.mailbox])).size > 0)
    throw new AppError('conflict', messages.subscriberList.hasLeft);
  if (topics) await replaceTopics(database, row, topics);
  if (state && row.state !== 'confirmed') await tryAgain(database, row);
  const data = { ...(name !== undefined && { name }), ...(language !== undefined && { language }) };
  await database.subscriber.update({ where: { id }, data });
  return readSubscriber(database, id);
}

/** What somebody asked for on the site and has not confirmed stays as it is. */
async function replaceTopics(
  database: Database,
  { id, confirmed_at }: Subscriber,
  topics: readonly Topic[],
): Promise<void> {
  const known = await topicLabels(database, topics);
  if (topics.some((topic) => !known.has(topic)))
    throw fieldError('topics', messages.subscribers.unknownTopic);
  const is_confirmed = confirmed_at !== null;
  await database.subscription.deleteMany({
    where: { subscriber_id: id, is_confirmed, topic: { notIn: [...topics] } },
  });
  for (const topic of topics)
    await database.subscription.upsert({
      where: { subscriber_id_topic: { subscriber_id: id, topic } },
      create: { subscriber_id: id, topic, is_confirmed },
      update: { is_confirmed },
    });
}

async function tryAgain(database: Database, { id, email, state, confirmed_at }: Subscriber): Promise<void> {
  if (state !== 'stopped') throw new AppError('conflict', messages.subscriberList.onlyAgain);
  const data = { stopped_because: null, stopped_at: null, hard_bounces: 0 };
  await database.subscriber.update({
    where: { id },
    data: { ...data, state: confirmed_at ? 'confirmed' : 'pending' },
  });
  if (!confirmed_at) await mailQuestion(database, { id, email }, new Date());
}
