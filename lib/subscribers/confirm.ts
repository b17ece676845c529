import type { Database } from '#lib/core/database/db.ts';
import type { Subscriber } from '#lib/core/generated/prisma/client.ts';
import type { Topic } from './schema.ts';
import { addressLeft } from './stop-address.ts';
import type { SubscriberWithTopics } from './subscriber-rows.ts';
import { liftSuppression } from './suppressed.ts';

/** Confirms all that a subscriber was asked for: who reads the mailbox lets it in again. */
export async function confirmAsked(database: Database, row: SubscriberWithTopics, now: Date): Promise<void> {
  await database.subscription.updateMany({
    where: { subscriber_id: row.id, is_confirmed: false },
    data: { is_confirmed: true },
  });
  await letIn(database, row, now);
}

/** Makes these the subscriber's topics, all of them confirmed. */
export async function chooseTopics(
  database: Database,
  row: SubscriberWithTopics,
  topics: readonly Topic[],
  now: Date,
): Promise<void> {
  const ofRow = { subscriber_id: row.id };
  await database.subscription.deleteMany({ where: { ...ofRow, topic: { notIn: [...topics] } } });
  await database.subscription.createMany({
    data: topics.map((topic) => ({ ...ofRow, topic, is_confirmed: true })),
    skipDuplicates: true,
  });
  await confirmAsked(database, row, now);
}

async function letIn(
  database: Database,
  { id, mailbox, state, confirmed_at }: Subscriber,
  now: Date,
): Promise<void> {
  await database.subscriber.update({
    where: { id },
    data: {
      ...noCode,
      state: 'confirmed',
      confirmed_at: state === 'confirmed' ? confirmed_at : now,
      stopped_because: null,
      stopped_at: null,
      hard_bounces: 0,
    },
  });
  await liftSuppression(database, mailbox);
}

const noCode = { code_hash: null, code_tries: 0, code_expires_at: null };

/** Ends all letters and reminders of a subscriber; again, it changes nothing. */
export async function endAll(database: Database, { id, mailbox, state }: Subscriber): Promise<void> {
  await database.subscription.deleteMany({ where: { subscriber_id: id } });
  if (state !== 'left')
    await database.subscriber.update({ where: { id }, data: { ...noCode, state: 'left' } });
  await addressLeft(database, mailbox);
}

/** Deletes a subscriber with all that names the address; the hash that keeps it out of imports stays. */
export async function eraseAll(database: Database, row: Subscriber): Promise<void> {
  await addressLeft(database, row.mailbox);
  // Their mails name the address as it was typed there.
  await database.$executeRaw`
    DELETE FROM mails USING reminders
    WHERE reminders.mailbox = ${row.mailbox} AND mails.kind = 'reminder' AND mails.about = reminders.id::text`;
  await database.reminder.deleteMany({ where: { mailbox: row.mailbox } });
  await eraseSubscriber(database, row);
}

/** Deletes a subscriber with the address in what was mailed; what waits to be mailed goes along. */
export async function eraseSubscriber(database: Database, { id, email }: Subscriber): Promise<void> {
  await database.$executeRaw`
    DELETE FROM mails WHERE sent_at IS NULL AND split_part(about, ' ', 2) = ${id}`;
  await database.$executeRaw`
    DELETE FROM mails WHERE kind LIKE 'subscription_%' AND split_part(about, ' ', 1) = ${id}`;
  // How many letters were sent stays known, not to whom.
  await database.$executeRaw`
    UPDATE mails SET "to" = '' WHERE sent_at IS NOT NULL
      AND (split_part(about, ' ', 2) = ${id} OR ("to" = ${email} AND kind LIKE 'reminder%'))`;
  await database.subscriber.deleteMany({ where: { id } });
}
