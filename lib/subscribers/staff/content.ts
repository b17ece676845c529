import type { Subscriber, Subscription } from '#lib/core/generated/prisma/client.ts';
import { defineContent } from '#lib/core/operations/content-table.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { messages } from '#lib/language/messages.ts';
import { exportedSubscriber } from './schema.ts';

/** The people who get letters. They are private, so nothing of them is ever logged. */
export const subscriberContent = defineContent({
  table: 'subscribers',
  topic: 'subscribers',
  row: exportedSubscriber,
  present: ({ subscriptions, ...row }: Subscriber & { subscriptions: Subscription[] }) => {
    const sent = subscriptions.filter(({ is_confirmed }) => is_confirmed || row.confirmed_at === null);
    const topics = sent.map(({ topic }) => topic).sort();
    return presentRow(exportedSubscriber, { ...row, topics });
  },
  exported: {
    about: () => messages.subscriberList.about,
    model: 'subscriber',
    order: { email: 'asc' },
    include: { subscriptions: true },
    onRequest: 'subscribers',
  },
});
