import type { Database } from '#lib/core/database/db.ts';

/** Returns the ids of the events that any browser chose. */
export async function chosenEvents(database: Database): Promise<string[]> {
  const rows = await database.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT substring(topic FROM 7) AS id FROM push_subscriptions, unnest(topics) AS topic
    WHERE topic LIKE 'event:%'`;
  return rows.map(({ id }) => id);
}
