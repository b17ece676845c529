import { randomUUID } from 'node:crypto';
import type { Database } from '#lib/core/database/db.ts';
import type { Prisma, Staff } from '#lib/core/generated/prisma/client.ts';

const defaults = {
  name: 'Ann Baker',
  roles: ['owner'],
  ministry_ids: [],
  state: 'active',
} satisfies Partial<Prisma.StaffUncheckedCreateInput>;

/** Writes a person of the staff and returns the row: an active owner with an own address by default. */
export function createStaff(client: Database, overrides: Partial<Staff> = {}): Promise<Staff> {
  const email = `${randomUUID()}@example.org`;
  return client.staff.create({ data: { ...defaults, email, ...overrides } });
}
