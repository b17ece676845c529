import type { ContentTable, RowChange, Value } from '#lib/core/operations/content-table.ts';
import { closingDays, closingName } from './closing-words.ts';
import type { ClosingMode } from './schema.ts';

/** Closings in the activity log. */
export const closingContent = {
  table: 'closings',
  topic: 'events',
  title: 'message',
  singular: 'closing',
  plural: 'closings',
  kind: 'Closings',
  labels: {
    message: 'Message',
    mode: 'What',
    from_date: 'First day',
    to_date: 'Last day',
    after_time: 'From this time on',
    new_time: 'Starts at',
  },
  always: ['mode', 'from_date', 'to_date'],
  format: (column, value) => (column === 'mode' ? closingName(value as ClosingMode) : undefined),
  headline: headlineOfClosing,
  leads: true,
  takenBack: 'reopened_at',
} as const satisfies ContentTable;

function headlineOfClosing({ action, before, after }: RowChange, name: string | null): string {
  const row = after ?? before;
  const told = `${closingDays({ from: String(row?.from_date), to: String(row?.to_date) })}${name ? `, ${name}` : ''}`;
  if (action === 'deleted') return `Deleted the closing of ${told}`;
  const reopened: Value | undefined = after?.reopened_at;
  if (action === 'updated' && reopened) return `Opened the church again: ${told}`;
  const said = closingName(String(row?.mode) as ClosingMode);
  return action === 'updated' && reopened !== null ? `Changed a closing: ${told}` : `${said}: ${told}`;
}
