import 'server-only';
import { randomUUID } from 'node:crypto';
import { signInHere } from '#lib/core/auth/actor.ts';
import { keepingOwners } from '#lib/core/auth/owners.ts';
import { endSessions } from '#lib/core/auth/session-rows.ts';
import { readSharedPassword } from '#lib/core/auth/shared-password.ts';
import type { Database } from '#lib/core/database/db.ts';
import { attributeTo } from '#lib/core/operations/audited-transaction.ts';
import { command } from '#lib/core/operations/operation.ts';
import { chosenPasswordHash } from '../chosen-password.ts';
import { findByMailbox } from '../find-by-mailbox.ts';
import { siteClaim } from '../schema.ts';
import { assertClaimable, spendClaimTry, useClaim } from './owner-claim.ts';

/**
 * Makes the person with the code of the installation the first owner, and signs this browser in. Returns the session.
 * @throws AppError `invalid`, which costs no try; `forbidden` for a wrong or too old code, `too_many_requests` after ten
 * tries, `gone` with an owner or a given shared password
 */
export const claimSite = command({
  name: 'claimSite',
  access: 'anyone',
  input: siteClaim,
  changes: 'staff',
  isOffInDemo: true,
  run: async ({ code, password, ...person }, { write }) => {
    await assertClaimable();
    const password_hash = await chosenPasswordHash(password);
    const codeHash = await spendClaimTry(code);
    const staffId = await write((database) =>
      keepingOwners(database, async () => {
        await useClaim(database, codeHash);
        await askAboutShared(database);
        return makeOwner(database, { ...person, password_hash });
      }),
    );
    return signInHere({ staffId });
  },
});

interface FirstOwner {
  name: string;
  email: string;
  password_hash: string;
}

/** Adds the owner, or makes an owner of the person who has this address. Older sessions end. Returns the id. */
async function makeOwner(database: Database, { email, ...person }: FirstOwner): Promise<string> {
  const known = await findByMailbox(database, email);
  const id = known?.id ?? randomUUID();
  await attributeTo(id, database);
  const data = { ...person, state: 'active', roles: [...(known?.roles ?? []), 'owner'] };
  await database.staff.upsert({ where: { id }, create: { id, email, ...data }, update: data });
  await endSessions(database, id);
  return id;
}

/** Has the first owner say whether an open shared password stays. Without one it is off from now on. */
async function askAboutShared(database: Database): Promise<void> {
  const { isOpen } = await readSharedPassword(database);
  const data = isOpen ? { is_asked: true } : { shared_enabled: false };
  await database.adminAccount.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data });
}
