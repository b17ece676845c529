import type { Database } from '#lib/core/database/db.ts';
import { isAdminPassword, isStartedWithPassword } from './password.ts';
import { knownRoles, type Role } from './permissions.ts';

export interface SharedPassword {
  /** Whether it opens the site. */
  isOpen: boolean;
  /** Whether there is one: given, made at the first start, or chosen. */
  isThere: boolean;
  /** What it opens: everything, until an owner says otherwise. */
  roles: Role[];
  /** The hash of one that an owner chose. One that the site was started with takes its place. */
  chosen: string | null;
  /** Whether the first owner is still to say that it stays. */
  isAsked: boolean;
}

/** Returns what there is of the shared password. */
export async function readSharedPassword(database: Database): Promise<SharedPassword> {
  const account = await database.adminAccount.findUnique({ where: { id: 1 } });
  const chosen = account?.password_hash ?? null;
  const isThere = isStartedWithPassword() || chosen !== null;
  return {
    isOpen: isThere && (account?.shared_enabled ?? true),
    isThere,
    roles: knownRoles(account?.shared_roles ?? ['owner']),
    chosen,
    isAsked: account?.is_asked ?? false,
  };
}

/** Returns whether the text is the shared password, and it opens the site. */
export async function opensShared(database: Database, typed: string): Promise<boolean> {
  const { isOpen, chosen } = await readSharedPassword(database);
  return (await isAdminPassword(typed, chosen)) && isOpen;
}
