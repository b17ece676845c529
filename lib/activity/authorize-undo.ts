import type { MinistryPermission, Permission } from '#lib/core/auth/permissions.ts';
import { type Actor, authorize, authorizeMinistry, isPermitted } from '#lib/core/operations/access.ts';
import type { ContentTable, Values } from '#lib/core/operations/content-table.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { contentOf, type LoggedTable } from './content-tables.ts';
import type { LoggedChange } from './entry.ts';
import type { Present } from './entry-state.ts';

/**
 * Requires the permission of each changed table; leaders may undo changes of rows that are their ministries' before, after
 * and now.
 * @throws AppError `not_permitted`
 */
export function authorizeUndo(actor: Actor, changes: readonly LoggedChange[], present: Present): void {
  for (const logged of changes) authorizeChange(actor, subjectOf(logged), { changes, present });
}

/**
 * Requires what changing a stored row needs; `whole` is the row that it is part of.
 * @throws AppError `not_permitted`
 */
export function authorizeRow(
  actor: Actor,
  { table, id, row }: { table: LoggedTable; id: string; row: Values },
  whole: Values | null,
): void {
  const { partOf } = contentOf(table);
  const rows: [LoggedTable, ReadonlyMap<string, Values>][] = [[table, new Map([[id, row]])]];
  if (partOf && whole)
    rows.push([partOf.table as LoggedTable, new Map([[String(row[partOf.column]), whole]])]);
  const change = {
    table_name: table,
    row_id: id,
    action: 'updated',
    title: null,
    before: row,
    after: row,
  } as const;
  authorizeChange(actor, change, { changes: [], present: new Map(rows) });
}

type Known = { changes: readonly LoggedChange[]; present: Present };

function authorizeChange(actor: Actor, change: LoggedChange, known: Known): void {
  const content = contentOf(change.table_name);
  for (const permission of permissionsOf(content, change)) {
    if (isPermitted(permission, actor)) continue;
    const ministries = ministriesOf(content, change, known);
    if (ministries.length === 0) authorize(permission, actor);
    for (const id of ministries) authorizeMinistry(permission as MinistryPermission, actor, id);
  }
}

/** Returns the change as one of the row that it tells of. */
function subjectOf(change: LoggedChange): LoggedChange {
  const about = contentOf(change.table_name).about?.(change);
  if (!about) return change;
  return { ...change, table_name: about.table as LoggedTable, row_id: about.id, before: null, after: null };
}

/** Returns whether the actor has the permissions to undo the changes. */
export function mayUndo(actor: Actor, changes: readonly LoggedChange[], present: Present): boolean {
  try {
    authorizeUndo(actor, changes, present);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function permissionsOf({ permission }: ContentTable, change: LoggedChange): readonly Permission[] {
  return typeof permission === 'function' ? permission(change) : [permission];
}

/** Returns the ministries of a row before and after a change and now; empty for tables that no leader changes. */
function ministriesOf(
  { ministry, partOf }: ContentTable,
  { table_name, row_id, before, after }: Pick<LoggedChange, 'table_name' | 'row_id' | 'before' | 'after'>,
  known: Known,
): (string | null)[] {
  if (partOf) {
    const table = partOf.table as LoggedTable;
    const id = String(before?.[partOf.column] ?? after?.[partOf.column]);
    const isWhole = (change: LoggedChange) => change.table_name === table && change.row_id === id;
    const whole = { table_name: table, row_id: id, before: null, after: null };
    return ministriesOf(contentOf(table), known.changes.find(isWhole) ?? whole, known);
  }
  if (!ministry) return [];
  const rows = [before, after, known.present.get(table_name)?.get(row_id)];
  const ids = rows.flatMap((row) => [row, row?.draft as Values]).flatMap((row) => idIn(row, ministry));
  return ids.length > 0 ? ids : [null];
}

/** Returns what the row says, if it does. */
function idIn(row: Values | null | undefined, column: string): (string | null)[] {
  if (!row || typeof row !== 'object' || !(column in row)) return [];
  const value = row[column];
  return [typeof value === 'string' ? value : null];
}
