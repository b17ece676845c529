import { permissionsOf, type Role, shownPermissions } from '#lib/core/auth/permissions.ts';
import type { Database } from '#lib/core/database/db.ts';
import { type Actor, staffOf } from '#lib/core/operations/access.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';

/** Requires that the actor has every permission of the roles. @throws AppError `not_permitted` */
export function assertMayGive(actor: Actor, roles: readonly Role[]): void {
  const own = permissionsOf(staffOf(actor).roles);
  if (shownPermissions(roles).every((permission) => own.includes(permission))) return;
  throw new AppError('not_permitted', messages.staff.notGiven);
}

/** @throws AppError `invalid` on `ministry_ids` for one that is not there */
export async function assertMinistries(database: Database, ids: readonly string[]): Promise<void> {
  const known = await database.ministry.count({ where: { id: { in: [...ids] } } });
  if (known !== new Set(ids).size) throw fieldError('ministry_ids', messages.staff.ministryUnknown);
}
