import { randomUUID } from 'node:crypto';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { keyedHash, tokenHash } from '#lib/core/auth/signing.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import type { Staff } from '#lib/core/generated/prisma/client.ts';
import { AppError, existing } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';

const validMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** Ends the person's invitations and makes a new one. Returns its id. */
export async function addInvitation(database: Database, staff_id: string, now = new Date()): Promise<string> {
  await endInvitations(database, staff_id, now);
  const id = randomUUID();
  const expires_at = new Date(now.getTime() + validMilliseconds);
  await database.staffInvitation.create({
    data: { id, staff_id, expires_at, token_hash: tokenHash(tokenOf(id)) },
  });
  return id;
}

/** Ends every open invitation of the person. */
export async function endInvitations(database: Database, staff_id: string, now = new Date()): Promise<void> {
  await database.staffInvitation.updateMany({ where: { staff_id, used_at: null }, data: { used_at: now } });
}

/** Returns the link of an invitation. */
export function invitationUrl(id: string): string {
  return absoluteUrl(unlinkedPaths.join(tokenOf(id)));
}

export interface OpenInvitation {
  id: string;
  expires_at: Date;
  person: Staff;
}

/**
 * Returns the invitation of a token with its person.
 * @throws AppError `not_found` for an unknown token; `gone` for one that was used or replaced, is too old, or whose person
 * was deleted or suspended
 */
export async function findInvitation(token: string, now = new Date()): Promise<OpenInvitation> {
  const found = existing(
    await db().staffInvitation.findUnique({ where: { token_hash: tokenHash(token) } }),
    messages.staff.invitationUnknown,
  );
  const person = await db().staff.findUnique({ where: { id: found.staff_id } });
  const { id, used_at, expires_at } = found;
  if (!person || person.state === 'suspended' || used_at || expires_at <= now) throw over();
  return { id, expires_at, person };
}

/** Uses an invitation up; of two concurrent calls only one succeeds. @throws AppError `gone` */
export async function useInvitation(database: Database, id: string, now = new Date()): Promise<void> {
  const { count } = await database.staffInvitation.updateMany({
    where: { id, used_at: null, expires_at: { gt: now } },
    data: { used_at: now },
  });
  if (count === 0) throw over();
}

function over(): AppError {
  return new AppError('gone', messages.staff.invitationOver);
}

/** A keyed hash of the id, which cannot be made of the table alone. */
function tokenOf(id: string): string {
  return keyedHash('staff invitations', id).toString('base64url');
}
