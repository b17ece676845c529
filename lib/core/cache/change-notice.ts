import type { Database } from '#lib/core/platform/db.ts';
import type { LiveTopic } from './live-topics.ts';

/** The channel that the row triggers notify, their payload being a topic and the write's name. */
export const liveChannel = 'belltower';

/** Tells the listeners of all processes that the topic changed, for a write that no row trigger tells of. */
export async function notifyListeners(database: Database, topic: LiveTopic): Promise<void> {
  await database.$executeRaw`SELECT pg_notify(${liveChannel}, ${topic})`;
}
