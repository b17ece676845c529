import { formatDate } from '#lib/core/dates/church-time.ts';
import { type LoggedTable, type RowChange, sameValue, type Value } from './entry.ts';
import { fieldLabels } from './field-labels.ts';
import { plainText } from './plain-text.ts';

/** One field of a change as staff read it. Null: there was nothing in it. */
export interface FieldWords {
  label: string;
  before: string | null;
  after: string | null;
}

/** The fields that changed, or of a row that was made or deleted those that had something in them. */
export function fieldsOf({ table_name, action, before, after }: RowChange): FieldWords[] {
  return Object.entries<string>(fieldLabels[table_name]).flatMap(([name, label]) => {
    const [old, now] = [before?.[name], after?.[name]];
    if (action === 'updated' ? sameValue(old, now) : isNothing(table_name, before ? old : now)) return [];
    return [{ label, before: inWords(table_name, name, old), after: inWords(table_name, name, now) }];
  });
}

/** A column's value as staff would say it. */
function inWords(table: LoggedTable, name: string, value: Value | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (value === '') return table === 'event_exceptions' ? 'none' : null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (name === 'kind') return kinds[String(value)] ?? String(value);
  if (name === 'recurrence_frequency') return frequencies[String(value)] ?? String(value);
  if (name === 'target_weekday') return weekdays[Number(value)] ?? String(value);
  if (Array.isArray(value))
    return value.map((week) => weeks[String(week)] ?? String(week)).join(', ') || null;
  if (table === 'ministries' && name === 'description') return plainText(String(value));
  return moment(String(value)) ?? String(value);
}

/** A row that was made tells nothing by what is off or empty; one date tells by it what its event has and it has not. */
function isNothing(table: LoggedTable, value: Value | undefined): boolean {
  if (value === undefined || value === null) return true;
  return table !== 'event_exceptions' && (value === '' || value === false || sameValue(value, []));
}

/** A date, or a date with a local time, in words; null for any other text. */
function moment(text: string): string | null {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T\d{2}:\d{2}$)/.exec(text)?.[0];
  const words = day ? dayInWords(day) : null;
  if (!words || text.length === 10) return words;
  const [hour = 0, minute = ''] = [Number(text.slice(11, 13)), text.slice(14, 16)];
  return `${words}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 'Sunday, June 1, 2031', or the text itself when it is no date. */
export function dayInWords(date: string): string {
  return formatDate(date, 'EEEE, MMMM d, yyyy') ?? date;
}

const kinds: Readonly<Record<string, string>> = {
  removed: 'taken out',
  cancelled: 'cancelled',
  changed: 'takes place, changed',
};

const frequencies: Readonly<Record<string, string>> = {
  daily: 'every day',
  weekly: 'every week',
  biweekly: 'every other week',
  monthly: 'every month',
  yearly: 'every year',
  advanced_monthly: 'on weekdays of the month',
};

const weeks: Readonly<Record<string, string>> = { 1: '1st', 2: '2nd', 3: '3rd', 4: '4th', 5: 'last' };

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
