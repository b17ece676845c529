import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { endSessions } from '#lib/core/auth/session-rows.ts';
import type { Database } from '#lib/core/database/db.ts';
import { type Actor, staffOf } from '#lib/core/operations/access.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { assertMayGive, assertMinistries } from './giving-roles.ts';
import { endInvitations } from './joining/invitation-rows.ts';
import { lockedMember } from './locked-member.ts';
import { readStaffMember } from './present-staff.ts';
import type { StaffMember, staffUpdate } from './schema.ts';

type Change = z.output<typeof staffUpdate>;

/**
 * Changes a person; the caller holds the lock of the staff (owners.ts). Suspending ends sessions and invitations.
 * @throws AppError `not_found`, `conflict`, `not_permitted`, `invalid`
 */
export async function changeStaff(
  database: Database,
  { id, if_match, ...change }: Change,
  actor: Actor,
): Promise<StaffMember> {
  const member = await lockedMember(database, { id, if_match });
  assertRoles(member, change, actor);
  assertState(member, change.state);
  // A ministry that was deleted since stays until it is taken out.
  const added = change.ministry_ids?.filter((ministry) => !member.ministry_ids.includes(ministry)) ?? [];
  await assertMinistries(database, added);
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  await database.staff.update({ where: { id }, data: Object.fromEntries(given) });
  if (change.state === 'suspended') {
    await endSessions(database, id);
    await endInvitations(database, id);
  }
  return readStaffMember(database, id);
}

/** @throws AppError `not_permitted` for own roles, or roles whose permissions the actor has not */
function assertRoles(member: StaffMember, { roles, ministry_ids }: Partial<Change>, actor: Actor): void {
  const isChanged =
    (roles && !isSameList(roles, member.roles)) ||
    (ministry_ids && !isSameList(ministry_ids, member.ministry_ids));
  if (!isChanged) return;
  if (member.id === staffOf(actor).staffId) throw new AppError('not_permitted', messages.staff.ownRoles);
  if (roles) assertMayGive(actor, roles);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return isDeepStrictEqual([...one].sort(), [...other].sort());
}

/** @throws AppError `conflict` for a person who has not accepted the invitation */
function assertState(member: StaffMember, state: Change['state']): void {
  if (!state || member.state !== 'invited') return;
  const { stillInvited, neverJoined } = messages.staff;
  throw new AppError('conflict', state === 'suspended' ? stillInvited : neverJoined);
}
