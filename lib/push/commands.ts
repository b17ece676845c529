import 'server-only';
import { chosenLanguage } from '#lib/core/church/chosen-language.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { lockNamed } from '#lib/core/operations/optimistic-lock.ts';
import { spendTry } from '#lib/core/operations/rate-limit.ts';
import { messages } from '#lib/language/messages.ts';
import { topicLabels } from '#lib/subscribers/topics.ts';
import {
  mostTopics,
  type PushTopic,
  type PushTopics,
  pushSubscriptionEnd,
  pushSubscriptionInput,
} from './schema.ts';

/**
 * Adds topics to those that a browser gets messages of. Returns all that it has.
 * @throws AppError `invalid`, also on `endpoint` for a host that is no push service and on `topics` for an event that there
 * is not; `too_many_requests`
 */
export const subscribeBrowser = command({
  name: 'subscribeBrowser',
  access: 'anyone',
  input: pushSubscriptionInput,
  changes: null,
  run: async ({ endpoint, keys, topics, language }, { actor, write }): Promise<PushTopics> => {
    await assertTopics(db(), topics);
    await spendTry('pushSubscriptions', actor.address);
    return write(async (database) => {
      await lockNamed(database, `push ${endpoint}`);
      const before = await database.pushSubscription.findUnique({ where: { endpoint } });
      const all = [...new Set([...(before?.topics ?? []), ...topics])];
      if (all.length > mostTopics) throw fieldError('topics', messages.push.tooManyTopics);
      const data = { ...keys, topics: all, language: language ?? chosenLanguage(null) };
      await database.pushSubscription.upsert({
        where: { endpoint },
        create: { endpoint, ...data },
        update: data,
      });
      return { topics: all };
    });
  },
});

async function assertTopics(database: Database, topics: readonly PushTopic[]): Promise<void> {
  const known = await topicLabels(database, topics);
  if (known.size < topics.length) throw fieldError('topics', messages.push.unknownTopic);
}

/**
 * Ends topics of a browser, or without any named all of them. Returns those that are left; again, and for an unknown one, it
 * changes nothing.
 */
export const unsubscribeBrowser = command({
  name: 'unsubscribeBrowser',
  access: 'anyone',
  input: pushSubscriptionEnd,
  changes: null,
  run: ({ endpoint, topics }, { write }): Promise<PushTopics> =>
    write(async (database) => {
      await lockNamed(database, `push ${endpoint}`);
      const before = await database.pushSubscription.findUnique({ where: { endpoint } });
      const ended: readonly string[] = topics ?? before?.topics ?? [];
      const left = (before?.topics ?? []).filter((topic) => !ended.includes(topic));
      if (left.length === 0) await database.pushSubscription.deleteMany({ where: { endpoint } });
      else await database.pushSubscription.updateMany({ where: { endpoint }, data: { topics: left } });
      return { topics: left };
    }),
});
