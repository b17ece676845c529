import { knownRoles } from '#lib/core/auth/permissions.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { SharedAccess } from './schema.ts';

/** Returns what the shared password opens: everything, until an owner says otherwise. */
export async function readSharedAccess(database: Database): Promise<SharedAccess> {
  const account = await database.adminAccount.findUnique({ where: { id: 1 } });
  return { enabled: account?.shared_enabled ?? true, roles: knownRoles(account?.shared_roles ?? ['owner']) };
}
