import { z } from 'zod';
import type { Closing as StoredClosing } from '#lib/core/generated/prisma/client.ts';
import { defineContent, type RowChange, type Value } from '#lib/core/operations/content-table.ts';
import { latestFirst } from '#lib/core/operations/list-order.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { closingDays, closingName } from './closing-words.ts';
import { type Closing, type ClosingMode, closing, type TouchedDate, touchedDate } from './schema.ts';

export const closingContent = defineContent({
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
  row: closing,
  present: toClosing,
  exported: {
    about: 'Days on which the church was closed, online only or started late.',
    model: 'closing',
    order: latestFirst,
  },
});

/** Returns the row as the API gives it. */
export function toClosing(row: StoredClosing): Closing {
  const { from_date, to_date, mode } = row;
  const occurrences = touchedOf(row).map(({ occurrence }) => occurrence);
  return presentRow(closing, {
    ...row,
    mode: mode as ClosingMode,
    from: from_date,
    to: to_date,
    occurrences: occurrences.sort((a, b) => a.date.localeCompare(b.date)),
  });
}

/** Returns what the closing stored of each date. */
export function touchedOf({ touched }: Pick<StoredClosing, 'touched'>): TouchedDate[] {
  return z.array(touchedDate).parse(touched);
}

function headlineOfClosing({ action, before, after }: RowChange, name: string | null): string {
  const row = after ?? before;
  const told = `${closingDays({ from: String(row?.from_date), to: String(row?.to_date) })}${name ? `, ${name}` : ''}`;
  if (action === 'deleted') return `Deleted the closing of ${told}`;
  const reopened: Value | undefined = after?.reopened_at;
  if (action === 'updated' && reopened) return `Opened the church again: ${told}`;
  const said = closingName(String(row?.mode) as ClosingMode);
  return action === 'updated' && reopened !== null ? `Changed a closing: ${told}` : `${said}: ${told}`;
}
