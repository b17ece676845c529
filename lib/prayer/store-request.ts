import { officeEmail } from '#lib/core/church/contact-way.ts';
import type { Database } from '#lib/core/database/db.ts';
import { queueMail } from '#lib/mail/queue.ts';
import { prayerNote } from './mail.tsx';
import { queueNotifications } from './notifications.ts';

interface NewRequest {
  name: string;
  email: string;
  request: string;
  is_anonymous?: boolean;
  /** Where it was asked, if not in the form's own page. */
  source: string | null;
}

/**
 * Stores a new request and queues the team's notifications, in the caller's transaction; without a team the church is
 * notified that there is one. Returns its id.
 */
export async function storeRequest(database: Database, request: NewRequest): Promise<{ id: string }> {
  const data = { ...request, status: 'new' };
  const { id } = await database.prayerRequest.create({ data, select: { id: true } });
  const told = await queueNotifications(database, id);
  const to = officeEmail();
  if (told === 0 && to) await queueMail(database, prayerNote, { about: id, to });
  return { id };
}
