import type { Database } from '#lib/core/database/db.ts';
import type { Subscriber } from '#lib/core/generated/prisma/client.ts';
import { newSubscriber, type SubscriberWithTopics } from '#lib/subscribers/subscriber-rows.ts';

const defaults = {
  email: 'ruth@example.org',
  source: 'site',
  state: 'confirmed',
  confirmed_at: new Date('2031-01-01T18:00:00Z'),
} satisfies Partial<Subscriber>;

/** Writes a confirmed subscriber of topics and returns its row; `waiting` are topics that are not confirmed. */
export function createSubscriber(
  client: Database,
  {
    topics = [],
    waiting = [],
    ...overrides
  }: Partial<Subscriber> & { topics?: readonly string[]; waiting?: readonly string[] } = {},
): Promise<SubscriberWithTopics> {
  const data = { ...defaults, ...overrides };
  const of = (names: readonly string[], is_confirmed: boolean) =>
    names.map((topic) => ({ topic, is_confirmed }));
  return client.subscriber.create({
    data: {
      ...newSubscriber(data.email),
      ...data,
      subscriptions: { create: [...of(topics, true), ...of(waiting, false)] },
    },
    include: { subscriptions: true },
  });
}
