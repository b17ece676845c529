import 'server-only';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { db } from '#lib/core/platform/db.ts';
import { readStaff } from './present-staff.ts';
import type { SharedAccess, StaffMember } from './schema.ts';
import { readSharedAccess } from './shared-access.ts';

/** Returns the people of the staff, by name. */
export const listStaff = privateQuery({
  name: 'listStaff',
  access: 'staff',
  input: noInput,
  run: (): Promise<StaffMember[]> => readStaff(db()),
});

/** Returns what the shared password opens. */
export const findSharedAccess = privateQuery({
  name: 'findSharedAccess',
  access: 'staff',
  input: noInput,
  run: (): Promise<SharedAccess> => readSharedAccess(db()),
});
