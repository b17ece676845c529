import { knownRoles } from '#lib/core/auth/permissions.ts';
import { inTextOrder } from '#lib/core/church/text-order.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { type StaffMember, type StaffState, staffRow } from './schema.ts';

const ways = {
  _count: { select: { passkeys: true, factors: { where: { status: 'verified' } } } },
} satisfies Prisma.StaffInclude;
type StaffWithWays = Prisma.StaffGetPayload<{ include: typeof ways }>;

/** Returns all people, by name. */
export async function readStaff(database: Database): Promise<StaffMember[]> {
  const rows = await database.staff.findMany({ include: ways, orderBy: { id: 'asc' } });
  return inTextOrder(rows, ({ name }) => name).map(toStaffMember);
}

/** Returns a person. @throws AppError `not_found` */
export async function readStaffMember(database: Database, id: string): Promise<StaffMember> {
  const row = existing(await database.staff.findUnique({ where: { id }, include: ways }));
  return toStaffMember(row);
}

function toStaffMember({ _count: { passkeys, factors }, password_hash, ...row }: StaffWithWays): StaffMember {
  return presentRow(staffRow, {
    ...row,
    roles: knownRoles(row.roles),
    state: row.state as StaffState,
    has_password: password_hash !== null,
    passkeys,
    has_second_factor: factors > 0,
  });
}
