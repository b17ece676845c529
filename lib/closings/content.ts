import { z } from 'zod';
import type { Closing as StoredClosing } from '#lib/core/generated/prisma/client.ts';
import { defineContent, type RowChange, type Value } from '#lib/core/operations/content-table.ts';
import { latestFirst } from '#lib/core/operations/list-order.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { messages } from '#lib/language/messages.ts';
import { closingDays, closingName } from './closing-words.ts';
import {
  type Closing,
  type ClosingMode,
  type ClosingOccurrence,
  closing,
  closingOccurrence,
  type TouchedDate,
  touchedDate,
} from './schema.ts';

export const closingContent = defineContent({
  table: 'closings',
  topic: 'events',
  permission: 'events',
  title: 'message',
  words: () => messages.closingWords,
  always: ['mode', 'from_date', 'to_date'],
  format: (column, value) =>
    column === 'mode' ? messages.closingWords.names[value as ClosingMode] : undefined,
  headline: headlineOfClosing,
  leads: true,
  takenBack: 'reopened_at',
  row: closing,
  present: toClosing,
  exported: {
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
    left_on: leftOnOf(row),
  });
}

/** Returns what the closing stored of each date. */
export function touchedOf({ touched }: Pick<StoredClosing, 'touched'>): TouchedDate[] {
  return z.array(touchedDate).parse(touched);
}

/** Returns what the closing left on. */
export function leftOnOf({ left_on }: Pick<StoredClosing, 'left_on'>): ClosingOccurrence[] {
  return z.array(closingOccurrence).parse(left_on);
}

function headlineOfClosing({ action, before, after }: RowChange, name: string | null): string {
  const row = after ?? before;
  const { logged } = messages.closingWords;
  const told = `${closingDays({ from: String(row?.from_date), to: String(row?.to_date) })}${name ? `, ${name}` : ''}`;
  if (action === 'deleted') return logged.deleted(told);
  const reopened: Value | undefined = after?.reopened_at;
  if (action === 'updated' && reopened) return logged.reopened(told);
  const left_on = z.array(closingOccurrence).safeParse(row?.left_on).data ?? [];
  const said = closingName({ mode: String(row?.mode) as ClosingMode, left_on });
  return action === 'updated' && reopened !== null ? logged.changed(told) : `${said}: ${told}`;
}
