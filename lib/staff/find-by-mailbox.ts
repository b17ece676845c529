import type { Database } from '#lib/core/database/db.ts';
import type { Staff } from '#lib/core/generated/prisma/client.ts';
import { spellingsOf } from '#lib/core/text/mailbox-spellings.ts';

/** Returns the person with this mailbox, however it is spelled, or null; first the one with the address as it is stored. */
export async function findByMailbox(database: Database, address: string): Promise<Staff | null> {
  const spelled = address.trim().toLowerCase().normalize('NFC');
  const found = await database.staff.findMany({
    where: { email: { in: spellingsOf(address) } },
    orderBy: { id: 'asc' },
  });
  return found.find(({ email }) => email === spelled) ?? found[0] ?? null;
}
