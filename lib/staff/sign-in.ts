import { isPasswordOf } from '#lib/core/auth/password.ts';
import type { SignIn } from '#lib/core/auth/session-rows.ts';
import { db } from '#lib/core/database/db.ts';
import { findByMailbox } from './find-by-mailbox.ts';

/**
 * Returns the active person with this address and password; for anyone else null, in the same time whether the address is
 * known or not.
 */
export async function checkPassword(email: string, password: string): Promise<SignIn | null> {
  const person = await findByMailbox(db(), email);
  const fits = await isPasswordOf(person?.password_hash, password);
  return person && fits && person.state === 'active' ? { staffId: person.id } : null;
}
