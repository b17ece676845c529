import { clockWords } from '#lib/core/church/service-labels.ts';
import { formatDate, minutesAt } from '#lib/core/dates/calendar-date.ts';
import type { ContentTable, Value } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { contentOf } from './content-tables.ts';
import { type LoggedChange, sameValue } from './entry.ts';

/** One field of a change as staff read it; null: the field was empty. */
export interface ChangedField {
  label: string;
  before: string | null;
  after: string | null;
}

/** Returns the changed fields; for a created or deleted row the fields that were not empty. */
export function changedFields({ table_name, action, before, after }: LoggedChange): ChangedField[] {
  const content = contentOf(table_name);
  return Object.entries(content.words().labels).flatMap(([name, label]) => {
    const [old, now] = [before?.[name], after?.[name]];
    if (action === 'updated' ? sameValue(old, now) : isNothing(content, name, before ? old : now)) return [];
    return [{ label, before: formatValue(content, name, old), after: formatValue(content, name, now) }];
  });
}

/** Formats a column's value for staff. */
function formatValue(content: ContentTable, name: string, value: Value | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (value === '') return content.partOf ? messages.activity.none : null;
  const own = content.format?.(name, value);
  if (own !== undefined) return own;
  if (typeof value === 'boolean') return value ? messages.activity.yes : messages.activity.no;
  return momentText(String(value)) ?? String(value);
}

/** Whether a value is left out: empty or off in a row, null in a part, where empty overrides the whole. */
function isNothing({ partOf, usual }: ContentTable, name: string, value: Value | undefined): boolean {
  if (value === undefined || value === null || sameValue(usual?.[name], value)) return true;
  return !partOf && (value === '' || value === false || sameValue(value, []));
}

/** A date, or a date with a local time, in words; null for any other text. */
function momentText(text: string): string | null {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T\d{2}:\d{2}$)/.exec(text)?.[0];
  const date = day ? dateText(day) : null;
  if (!date || text.length === 10) return date;
  return `${date}, ${clockWords(minutesAt(text))}`;
}

/** 'Sunday, June 1, 2031', or the text itself when it is no date. */
export function dateText(date: string): string {
  return formatDate(date, 'EEEE, MMMM d, yyyy') ?? date;
}
