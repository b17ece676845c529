import type { Database } from '#lib/core/database/db.ts';
import { assertUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { readStaffMember } from './present-staff.ts';
import type { StaffMember } from './schema.ts';

/**
 * Returns a person to change; the caller holds the lock of the staff (owners.ts).
 * @throws AppError `not_found`, or `conflict` when the person has changed since it was read
 */
export async function lockedMember(
  database: Database,
  { id, if_match }: { id: string; if_match?: string | undefined },
): Promise<StaffMember> {
  const member = await readStaffMember(database, id);
  assertUnchanged(member, { if_match, present: (row) => row });
  return member;
}
