import { plainText } from '#lib/core/html/plain-text.ts';
import type { NamedText, TextKind } from '#lib/core/translations/texts.ts';
import { messages } from '#lib/language/messages.ts';
import type { Field, Fields } from './field.ts';

/** What a group of fields holds, by their names. */
export type Values = Record<string, unknown>;

/** The place of a text within a value. */
interface Place {
  /** The names of the fields and the numbers of the entries that lead to it, from 0: `items.2.answer`. */
  readonly path: string;
  /** Of a text in a list: what its entry is called, and its number. */
  readonly entry?: { readonly of: Field; readonly at: number };
}

type Change = (text: string, field: Field, place: Place) => string;

/**
 * Returns a field's value with `change` applied to each text in it; what is no field of a group stays as it is. The places
 * begin with the one that is given.
 */
export function mapTexts<Value>(
  field: Field,
  value: Value,
  change: Change,
  place: Place = { path: '' },
): Value {
  const { fields } = field;
  if (!fields) return typeof value === 'string' ? (change(value, field, place) as Value) : value;
  const mapped = (values: object, { path, ...within }: Place) =>
    Object.fromEntries(
      Object.entries(values).map(([name, part]) => {
        const inner = Object.hasOwn(fields, name) ? fields[name] : undefined;
        return [name, inner ? mapTexts(inner, part, change, { path: joined(path, name), ...within }) : part];
      }),
    );
  if (!Array.isArray(value)) return mapped(value as object, place) as Value;
  const entry = (values: object, at: number) =>
    mapped(values, { path: joined(place.path, at), entry: { of: field, at } });
  return value.map(entry) as Value;
}

function joined(path: string, name: string | number): string {
  return path === '' ? String(name) : `${path}.${name}`;
}

/**
 * Returns a field's value with `change` applied to each text in it that may have a translation and is not empty: no names,
 * no addresses. Their names begin with `path`.
 */
export function mapNamedTexts<Value>(
  field: Field,
  value: Value,
  path: string,
  change: (text: NamedText) => string,
): Value {
  return mapTexts(
    field,
    value,
    (text, of, { path: name, entry }) => {
      const kind = translatedKind(of);
      if (!kind || text.trim() === '') return text;
      const label = entry ? `${messages.words.entry(entry.of.noun, entry.at + 1)}: ${of.label}` : of.label;
      return change({ name, text, kind, schema: of.schema, label });
    },
    { path },
  );
}

/** Returns how the translation of a field's text is edited; undefined for a field whose text has none. */
export function translatedKind({ kind, isName }: Pick<Field, 'kind' | 'isName'>): TextKind | undefined {
  if (isName) return undefined;
  return kind === 'alt' ? 'line' : textKinds.find((each) => each === kind);
}

const textKinds: readonly TextKind[] = ['line', 'text', 'rich'];

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
