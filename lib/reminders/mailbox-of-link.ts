import type { Database } from '#lib/core/database/db.ts';
import { mailboxOf } from '#lib/core/text/mailbox.ts';
import { findByToken } from '#lib/subscribers/links.ts';
import { findByReminderToken, isReminderToken } from './reminder-link.ts';

/** Returns the mailbox to which a link was mailed; null for an unknown one of a reminder. @throws AppError as findByToken */
export async function mailboxOfLink(
  database: Database,
  token: string,
  address: string,
): Promise<string | null> {
  if (isReminderToken(token)) return (await findByReminderToken(database, token))?.mailbox ?? null;
  return mailboxOf((await findByToken(database, token, address)).email);
}
