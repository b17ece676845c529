import { siteUrl } from '#lib/core/addresses/urls.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Staff } from '#lib/core/generated/prisma/client.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { lockNamed } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { readSharedPassword } from './shared-password.ts';

/** So many owners who can sign in by themselves must stay while the shared password is off. */
const neededOwners = 2;

/**
 * Changes people or how they sign in, one transaction at a time. Refuses what takes the last active owner, and while the
 * shared password is off what takes one of the last two owners who can sign in by themselves.
 * @throws AppError `conflict`, and what `work` throws
 */
export async function keepingOwners<Result>(
  database: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  await lockNamed(database, 'staff');
  const before = [await countOwners(database), await countGoodOwners(database)] as const;
  const result = await work();
  const [owners, good] = [await countOwners(database), await countGoodOwners(database)];
  if (before[0] > 0 && owners === 0) throw new AppError('conflict', messages.staff.lastOwner);
  // A site that has fewer already, as after a change of its address, may still change what takes none of them.
  if (good < Math.min(before[1], neededOwners) && !(await readSharedPassword(database)).isOpen)
    throw new AppError('conflict', messages.staff.ownersKept);
  return result;
}

/** Requires what a change of the shared password leaves behind: owners who can sign in. @throws AppError `conflict` */
export async function assertOwnersBeside(
  database: Database,
  shared: { enabled: boolean; roles: readonly string[] },
): Promise<void> {
  if (!shared.enabled && (await countGoodOwners(database)) < neededOwners)
    throw new AppError('conflict', messages.staff.ownersNeeded);
  if (!shared.roles.includes('owner') && (await countOwners(database)) === 0)
    throw new AppError('conflict', messages.staff.ownerNeeded);
}

const activeOwners = { state: 'active' satisfies Staff['state'], roles: { has: 'owner' } };

function countOwners(database: Database): Promise<number> {
  return database.staff.count({ where: activeOwners });
}

/** Owners who have a passkey for this address, or a password with a second factor. */
function countGoodOwners(database: Database): Promise<number> {
  const hasBoth = { password_hash: { not: null }, factors: { some: { status: 'verified' } } };
  const hasPasskey = { passkeys: { some: { rp_id: new URL(siteUrl()).hostname } } };
  return database.staff.count({ where: { ...activeOwners, OR: [hasPasskey, hasBoth] } });
}
