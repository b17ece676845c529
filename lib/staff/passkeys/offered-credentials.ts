import { createHmac, hkdfSync } from 'node:crypto';
import { derivedKey } from '#lib/core/auth/signing.ts';
import { db } from '#lib/core/database/db.ts';
import { mailboxOf } from '#lib/core/text/mailbox.ts';
import { spellingsOf } from '#lib/core/text/mailbox-spellings.ts';

const count = 5;
/** Bytes of an id, as phones, computers and keys make them. */
const lengths = [16, 20, 32, 32, 48, 64];

/**
 * Returns the ids of the credentials that a browser may answer with for this address, in lower case: the person's, those
 * used last first. Made-up ones fill the list, always the same for an address, so it does not tell who is known.
 */
export async function offeredCredentials(email: string, rp_id: string): Promise<{ id: string }[]> {
  const rows = await db().passkey.findMany({
    where: { rp_id, staff: { email: { in: spellingsOf(email) } } },
    orderBy: [{ last_used_at: { sort: 'desc', nulls: 'last' } }, { id: 'asc' }],
    take: count,
  });
  const key = derivedKey('passkeys that are not there');
  const madeUp = Array.from({ length: count }, (_, index) => madeUpId(key, `${index} ${mailboxOf(email)}`));
  return [...rows.map(({ credential_id }) => credential_id), ...madeUp].slice(0, count).map((id) => ({ id }));
}

/** Returns the id of the person of an address; null without one. */
export async function idOfAddress(email: string): Promise<string | null> {
  const where = { email: { in: spellingsOf(email) } };
  return (await db().staff.findFirst({ where, select: { id: true } }))?.id ?? null;
}

function madeUpId(key: Buffer, text: string): string {
  const seed = createHmac('sha256', key).update(text).digest();
  const length = lengths[seed.readUInt32BE() % lengths.length];
  return Buffer.from(hkdfSync('sha256', seed, '', 'id', length ?? 32)).toString('base64url');
}
