import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { isSameText, keyedHash } from '#lib/core/auth/signing.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Reminder } from '#lib/core/generated/prisma/client.ts';

/** Returns the secret of a reminder's link: its id, and a keyed hash of it, which cannot be made of the table alone. */
export function reminderToken(id: string): string {
  return `${id}.${signatureOf(id)}`;
}

/** Returns the address of the page that shows what waits for the address of a reminder, and ends it. */
export function reminderUrl(id: string): string {
  return absoluteUrl(unlinkedPaths.subscription(reminderToken(id)));
}

/** Returns whether the text has the form of a reminder's secret, known or not: other secrets have no full stop. */
export function isReminderToken(token: string): boolean {
  return /^[0-9a-f-]{36}\.[\w-]{43}$/.test(token);
}

/** Returns the reminder of a link; null for a link that the site did not make, and once the reminder is deleted. */
export async function findByReminderToken(database: Database, token: string): Promise<Reminder | null> {
  if (!isReminderToken(token)) return null;
  const [id = '', signature = ''] = token.split('.');
  if (!isSameText(signature, signatureOf(id))) return null;
  return database.reminder.findUnique({ where: { id } });
}

function signatureOf(id: string): string {
  return keyedHash('reminders', id).toString('base64url');
}
