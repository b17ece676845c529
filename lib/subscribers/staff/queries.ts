import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { foldText } from '#lib/core/text/folded.ts';
import { isMailSetUp } from '#lib/mail/sender.ts';
import { listedTopics } from '../listed-topics.ts';
import { type SubscriberState, subscriberStates, type Topic } from '../schema.ts';
import { standingTopics } from '../topics.ts';
import { inOrder, readSubscribers } from './present-subscriber.ts';
import { type SubscriberNumbers, type SubscriberRow, subscriberList } from './schema.ts';

/** Returns the subscribers with these words, state and topic, newest first. */
export const listSubscribers = privateQuery({
  name: 'listSubscribers',
  access: 'letters',
  input: subscriberList,
  run: async ({ q, state, topic, limit, offset }): Promise<{ rows: SubscriberRow[]; total: number }> => {
    const where = Prisma.sql`WHERE ${Prisma.join([Prisma.sql`true`, ...conditions({ q, state, topic })], ' AND ')}`;
    const [rows, [counted]] = await Promise.all([
      readSubscribers(
        db(),
        Prisma.sql`${where} ORDER BY created_at DESC, id LIMIT ${limit} OFFSET ${offset}`,
      ),
      db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM subscribers ${where}`,
    ]);
    return { rows, total: counted?.total ?? 0 };
  },
});

interface Asked {
  q: string;
  state: SubscriberState | undefined;
  topic: Topic | undefined;
}

function conditions({ q, state, topic }: Asked): Prisma.Sql[] {
  const words = foldText(q);
  return [
    ...(words ? [Prisma.sql`position(${words} IN belltower_folded(concat_ws(' ', email, name))) > 0`] : []),
    ...(state ? [Prisma.sql`state = ${state}`] : []),
    ...(topic
      ? [
          Prisma.sql`EXISTS (SELECT FROM subscriptions WHERE subscriber_id = subscribers.id AND topic = ${topic}
            AND (is_confirmed OR confirmed_at IS NULL))`,
        ]
      : []),
  ];
}

/** Returns how many people there are by state, and how many get letters by topic; and the topics that staff choose from. */
export const findSubscriberNumbers = privateQuery({
  name: 'findSubscriberNumbers',
  access: 'letters',
  input: noInput,
  run: async (): Promise<SubscriberNumbers> => {
    const [states, readers, offered, is_mail_set_up] = await Promise.all([
      db().subscriber.groupBy({ by: ['state'], _count: true }),
      db().$queryRaw<{ topic: Topic; readers: number }[]>`
        SELECT topic, count(*)::int AS readers FROM subscriptions JOIN subscribers ON id = subscriber_id
        WHERE state = 'confirmed' AND is_confirmed GROUP BY topic`,
      standingTopics(),
      isMailSetUp(),
    ]);
    const counts = new Map(readers.map((each) => [each.topic, each.readers]));
    const known = offered.map(({ topic }) => topic);
    const listed = await listedTopics(db(), [...new Set([...known, ...counts.keys()])]);
    const labels = new Map<string, string>(listed.map(({ topic, label }) => [topic, label]));
    const topics = inOrder([...labels.keys()]).map((topic) => ({
      topic,
      label: labels.get(topic) ?? topic,
      readers: counts.get(topic as Topic) ?? 0,
    }));
    const countOf = (state: SubscriberState) => states.find((each) => each.state === state)?._count ?? 0;
    return {
      states: subscriberStates.map((state) => ({ state, count: countOf(state) })),
      topics,
      is_mail_set_up,
    };
  },
});
