import { keyedHash } from '#lib/core/auth/signing.ts';
import type { Database } from '#lib/core/database/db.ts';
import { mailboxOf } from '#lib/core/text/mailbox.ts';

/** Returns what is kept of a mailbox that left: a keyed hash, of which no address can be made. */
export function suppressedHash(mailbox: string): string {
  return keyedHash('suppressed', mailboxOf(mailbox)).toString('base64url');
}

/** Keeps a mailbox out of imports and of what staff enter. Again, it changes nothing. */
export async function suppress(database: Database, mailbox: string): Promise<void> {
  await database.suppressed.createMany({ data: [{ hash: suppressedHash(mailbox) }], skipDuplicates: true });
}

/** Lets a mailbox in again: only who reads it does that, by confirming. */
export async function liftSuppression(database: Database, mailbox: string): Promise<void> {
  await database.suppressed.deleteMany({ where: { hash: suppressedHash(mailbox) } });
}

/** Returns those of the mailboxes that left, as they were given. One statement, however many there are. */
export async function isSuppressed(database: Database, mailboxes: readonly string[]): Promise<Set<string>> {
  const hashes = mailboxes.map((mailbox) => [mailbox, suppressedHash(mailbox)] as const);
  const rows = await database.$queryRaw<{ hash: string }[]>`
    SELECT hash FROM suppressed WHERE hash = ANY(${hashes.map(([, hash]) => hash)}::text[])`;
  const kept = new Set(rows.map(({ hash }) => hash));
  return new Set(hashes.flatMap(([mailbox, hash]) => (kept.has(hash) ? [mailbox] : [])));
}
