import type { Database } from '#lib/core/platform/db.ts';
import { queueNotifications } from './notifications.ts';

interface NewRequest {
  name: string;
  email: string;
  request: string;
  is_anonymous?: boolean;
  /** Where it was asked, if not in the form's own page. */
  source: string | null;
}

/** Stores a new request and queues the team's notifications, in the caller's transaction. Returns its id. */
export async function storeRequest(database: Database, request: NewRequest): Promise<{ id: string }> {
  const data = { ...request, status: 'new' };
  const { id } = await database.prayerRequest.create({ data, select: { id: true } });
  await queueNotifications(database, id);
  return { id };
}
