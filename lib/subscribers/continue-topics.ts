import type { Database } from '#lib/core/database/db.ts';
import type { EventChange } from '#lib/forms/dates/changed-events.ts';
import { splitAmong } from '#lib/forms/dates/moved-dates.ts';

/** Adds the topic of the event that continues a series to everyone who has the topic of the series. */
export async function continueTopics(database: Database, changes: readonly EventChange[]): Promise<void> {
  const ids = changes.map(({ id }) => id);
  const chosen = await database.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT substring(topic FROM 7) AS id FROM subscriptions
    WHERE topic = ANY(${ids.map((id) => `event:${id}`)}::text[])`;
  const split = splitAmong(
    changes,
    chosen.map(({ id }) => id),
  );
  if (!split || split.isUndone) return;
  await database.$executeRaw`
    INSERT INTO subscriptions (subscriber_id, topic, is_confirmed)
    SELECT subscriber_id, ${`event:${split.to.id}`}, is_confirmed FROM subscriptions
    WHERE topic = ${`event:${split.from.id}`} ON CONFLICT DO NOTHING`;
}
