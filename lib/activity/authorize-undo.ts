import type { MinistryPermission, Permission } from '#lib/core/auth/permissions.ts';
import { type Actor, authorize, authorizeMinistry, isPermitted } from '#lib/core/operations/access.ts';
import type { ContentTable, Values } from '#lib/core/operations/content-table.ts';
import { contentOf, type LoggedTable } from './content-tables.ts';
import type { LoggedChange } from './entry.ts';
import type { Present } from './entry-state.ts';

/**
 * Requires the permission of each changed table; leaders may undo changes of rows that are their ministries' before, after
 * and now.
 * @throws AppError `not_permitted`
 */
export function authorizeUndo(actor: Actor, changes: readonly LoggedChange[], present: Present): void {
  for (const change of changes) {
    const content = contentOf(change.table_name);
    for (const permission of permissionsOf(content, change)) {
      if (isPermitted(permission, actor)) continue;
      const ministries = ministriesOf(content, change, present);
      if (ministries.length === 0) authorize(permission, actor);
      for (const id of ministries) authorizeMinistry(permission as MinistryPermission, actor, id);
    }
  }
}

function permissionsOf({ permission }: ContentTable, change: LoggedChange): readonly Permission[] {
  return typeof permission === 'function' ? permission(change) : [permission];
}

/** Returns the ministries of a row before and after a change and now; empty for tables that no leader changes. */
function ministriesOf(
  { ministry, partOf }: ContentTable,
  { table_name, row_id, before, after }: LoggedChange,
  present: Present,
): (string | null)[] {
  if (partOf) {
    const whole = contentOf(partOf.table as LoggedTable);
    const id = String(before?.[partOf.column] ?? after?.[partOf.column]);
    const row = present.get(partOf.table as LoggedTable)?.get(id);
    return whole.ministry ? [textOf(row, whole.ministry)] : [];
  }
  if (!ministry) return [];
  const now = present.get(table_name)?.get(row_id);
  const known = [before, after, now].filter((row) => row && ministry in row);
  return known.length > 0 ? known.map((row) => textOf(row, ministry)) : [null];
}

function textOf(row: Values | null | undefined, column: string): string | null {
  const value = row?.[column];
  return typeof value === 'string' ? value : null;
}
