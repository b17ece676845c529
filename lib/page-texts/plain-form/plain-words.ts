import type { Field } from '../fields.ts';
import { mapFields } from '../fill.ts';
import type { Form } from '../page-text.ts';
import { fromMarkup, toMarkup } from './markup.ts';

/** One field of words as a plain form shows it. */
export interface PlainField extends Pick<Field, 'kind' | 'label' | 'most' | 'hasHeadings'> {
  /** Its name in the form: 'value', 'value.title' or, in a list, 'value.0.title'. */
  name: string;
  text: string;
}

/** Words as a plain form shows them: one entry of fields, or those of a list. */
export interface PlainWords {
  entries: PlainField[][];
  /** Of a list: what one is called, and how many there may be. */
  list: { noun: string; least: number; most: number } | null;
}

type Texts = Record<string, string>;
/** Words while they are typed: every field is text. */
export type TypedWords = string | Texts | Texts[];

/** The value as it is typed: HTML as simple text, numbers as their digits. */
export function typedOf(form: Form, value: unknown): TypedWords {
  const typed = mapFields(form, value, ({ kind }, text) => (kind === 'rich' ? toMarkup(text) : text));
  const texts = (fields: unknown) =>
    Object.fromEntries(Object.entries(fields as object).map(([name, text]) => [name, String(text ?? '')]));
  if (form.kind === 'one') return String(typed);
  return form.kind === 'list' ? (typed as unknown[]).map(texts) : texts(typed);
}

/** The value that was typed, not yet checked. */
export function writtenValue(form: Form, typed: TypedWords): unknown {
  return mapFields(form, typed as unknown, readField as (field: Field, text: string) => string);
}

function readField({ kind }: Field, text: string): unknown {
  if (kind === 'rich') return fromMarkup(text);
  if (text.trim() !== '') return kind === 'number' || kind === 'percent' ? Number(text) : text;
  if (kind === 'percent') return undefined;
  return kind === 'email' || kind === 'picture' ? null : text;
}

/** The typed words among what a browser posted; what the form has no field for is left out. */
export function readTyped(form: Form, posted: Readonly<Record<string, unknown>>): TypedWords {
  const text = (name: string) => {
    const given = posted[name];
    return typeof given === 'string' ? given.replaceAll(/\r\n?/g, '\n') : '';
  };
  if (form.kind === 'one') return text('value');
  const texts = (start: string) =>
    Object.fromEntries(Object.keys(form.fields).map((name) => [name, text(`${start}.${name}`)]));
  if (form.kind === 'group') return texts('value');
  const places = Object.keys(posted).flatMap((name) => /^value\.(\d{1,3})\./.exec(name)?.[1] ?? []);
  const count = Math.max(-1, ...places.map(Number)) + 1;
  return Array.from({ length: count }, (_, place) => texts(`value.${place}`));
}

/** The typed words as fields of a form. */
export function toPlainWords(form: Form, typed: TypedWords): PlainWords {
  const shown = (field: Field, name: string, text = ''): PlainField => {
    const { kind, label, most, hasHeadings = false } = field;
    return { kind, label, most, hasHeadings, name, text };
  };
  if (form.kind === 'one') return { entries: [[shown(form.field, 'value', typed as string)]], list: null };
  const fieldsOf = (texts: Texts, start: string) =>
    Object.entries(form.fields).map(([name, field]) => shown(field, `${start}.${name}`, texts[name]));
  if (form.kind === 'group') return { entries: [fieldsOf(typed as Texts, 'value')], list: null };
  const { noun, least, most } = form;
  const entries = (typed as Texts[]).map((texts, place) => fieldsOf(texts, `value.${place}`));
  return { entries, list: { noun, least, most } };
}

/**
 * A list with one entry more, fewer or elsewhere: 'add', 'remove.2', 'up.2' or 'down.2', counted from 0. Anything
 * else leaves it as it is.
 */
export function rearranged(typed: TypedWords, wish: string): TypedWords {
  if (!Array.isArray(typed)) return typed;
  if (wish === 'add') return [...typed, {}];
  const [what, at] = wish.split('.');
  const place = Number(at);
  const entry = typed[place];
  if (!entry) return typed;
  const others = typed.filter((_, other) => other !== place);
  if (what === 'remove') return others;
  const to = what === 'up' ? place - 1 : what === 'down' ? place + 1 : place;
  return others.toSpliced(Math.max(0, to), 0, entry);
}
