import type { Database } from '#lib/core/platform/db.ts';
import type { LiveTopic } from './live-topics.ts';

/** The channel that the row triggers notify. The payload is a topic and the write's name. */
export const liveChannel = 'belltower';

/** Notifies the listeners of all processes that the topic changed, for writes that no row trigger covers. */
export async function notifyListeners(database: Database, topic: LiveTopic): Promise<void> {
  await database.$executeRaw`SELECT pg_notify(${liveChannel}, ${topic})`;
}
