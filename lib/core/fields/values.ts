import { plainText } from '#lib/core/html/plain-text.ts';
import type { Field, Fields } from './field.ts';

/** What a group of fields holds, by their names. */
export type Values = Record<string, unknown>;

type Change = (text: string, field: Field) => string;

/** Returns a field's value with `change` applied to each text in it; what is no field of a group stays as it is. */
export function mapTexts<Value>(field: Field, value: Value, change: Change): Value {
  const { fields } = field;
  if (!fields) return typeof value === 'string' ? (change(value, field) as Value) : value;
  const mapped = (values: object) =>
    Object.fromEntries(
      Object.entries(values).map(([name, part]) => {
        const inner = Object.hasOwn(fields, name) ? fields[name] : undefined;
        return [name, inner ? mapTexts(inner, part, change) : part];
      }),
    );
  return (Array.isArray(value) ? value.map(mapped) : mapped(value as object)) as Value;
}

/** Returns whether the church writes the text of a field, within a number of characters. */
export function isWritten({ kind }: Pick<Field, 'kind'>): boolean {
  return kind === 'line' || kind === 'text' || kind === 'rich';
}

/** Returns whether visitors read the text of a field; others are addresses, ids and numbers. */
export function isRead(field: Field): boolean {
  return isWritten(field) || field.kind === 'alt' || field.kind === 'search';
}

/** Returns what visitors read of a field's value as plain text, one line each. */
export function wordsOf(field: Field, value: unknown): string {
  const lines: string[] = [];
  mapTexts(field, value, (text, of) => {
    if (isRead(of)) lines.push(of.kind === 'rich' ? plainText(text) : text);
    return text;
  });
  return lines.filter((text) => text !== '').join('\n');
}

/** Returns what a form holds for a value: a field without one is empty, and a list has as many entries as it needs. */
export function formValue({ kind, fields, least = 0, blank = '' }: Field, value?: unknown): unknown {
  if (!fields) return value ?? blank;
  if (kind !== 'list') return formValues(fields, value as Values);
  const entries = Array.isArray(value) ? value : [];
  const missing = Array.from({ length: least - entries.length });
  return [...entries, ...missing].map((entry) => formValues(fields, entry));
}

/** Returns what a form holds for the values of a group; without them, for a new one. */
export function formValues(fields: Fields, values: Readonly<Values> = {}): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, formValue(field, values[name])]),
  );
}
