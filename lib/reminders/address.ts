import type { Database } from '#lib/core/database/db.ts';
import { isSuppressed } from '#lib/subscribers/suppressed.ts';

/** Returns whether a mailbox (mailboxOf()) may get reminders, and is a confirmed subscriber's. */
export async function readAddress(
  database: Database,
  mailbox: string,
): Promise<{ isOpen: boolean; subscriber: string | null }> {
  const subscriber = await database.subscriber.findUnique({
    where: { mailbox },
    select: { id: true, state: true },
  });
  const isOut = subscriber?.state === 'stopped' || subscriber?.state === 'left';
  const isOpen = !isOut && !(await isSuppressed(database, [mailbox])).has(mailbox);
  return { isOpen, subscriber: subscriber?.state === 'confirmed' ? subscriber.id : null };
}
