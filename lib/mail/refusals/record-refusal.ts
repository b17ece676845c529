import { type Database, db } from '#lib/core/database/db.ts';
import type { MailRefusal } from '../define-mail.ts';
import { mailKinds } from '../kinds.ts';

/**
 * Notes that a mail did not arrive, and tells its kind. A second notice of the same mail changes nothing.
 */
export function recordRefusal(id: string, refusal: MailRefusal, isHard = true): Promise<void> {
  return db().$transaction((transaction) => noteRefusal(transaction, id, refusal, isHard));
}

/**
 * The same in the caller's transaction. `isHard` is false where the mailbox may be right: a server that could not be reached,
 * or one that does not like the sender.
 */
export async function noteRefusal(
  database: Database,
  id: string,
  refusal: MailRefusal,
  isHard = true,
): Promise<void> {
  const data = { bounced_at: new Date(), last_error: refusal.words };
  const { count } = await database.mail.updateMany({ where: { id, bounced_at: null }, data });
  if (count === 0) return;
  const { kind: name, about, to } = await database.mail.findUniqueOrThrow({ where: { id } });
  const kind = mailKinds.find((each) => each.kind === name);
  if (isHard) await kind?.refused?.({ about, to }, database, refusal);
}
