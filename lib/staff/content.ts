import type { Role } from '#lib/core/auth/permissions.ts';
import { defineContent, type Value } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { exportedStaffRow, type StaffState } from './schema.ts';

/** The staff. The activity log tells names, roles and states; nothing of how somebody signs in. */
export const staffContent = defineContent({
  table: 'staff',
  topic: 'staff',
  permission: 'staff',
  isInternal: true,
  title: 'name',
  words: () => messages.staffLog,
  format: inWords,
  isFinal: true,
  row: exportedStaffRow,
  exported: {
    model: 'staff',
    order: [{ name: 'asc' }, { id: 'asc' }],
  },
});

function inWords(column: string, value: Value): string | undefined {
  const { roles, states } = messages.staff;
  if (column === 'state') return states[value as StaffState];
  if (column === 'roles' && Array.isArray(value)) return value.map((role) => roles[role as Role]).join(', ');
  return undefined;
}
