import { z } from 'zod';
import { plainText } from '#lib/core/html/plain-text.ts';
import { required } from '#lib/core/operations/fields.ts';
import { isBlank, keepUnder } from '#lib/core/operations/text-rules.ts';
import { messages } from '#lib/language/messages.ts';

/** What a field, a list, a text or its page is called, by the English words. */
export type Label = keyof (typeof messages)['labels'];

/**
 * How a field is edited: a line, plain text, HTML, a picture, its description or 'decorative', a link's target, an
 * address of another site, an e-mail address, a whole number, a percentage of a picture's side, one of two sides,
 * words to look for, a choice of the church's own content, a few fields that stand together, or a list of such.
 */
export type FieldKind =
  | (
      | 'line'
      | 'text'
      | 'rich'
      | 'picture'
      | 'alt'
      | 'link'
      | 'address'
      | 'email'
      | 'number'
      | 'percent'
      | 'side'
      | 'search'
    )
  | ('event' | 'form' | 'ministry' | 'series' | 'category')
  | ('group' | 'list');

/** A field of a text of a built-in page, or of a block of an own page: its form and its validation. */
export interface Field<Schema extends z.ZodType = z.ZodType> {
  readonly kind: FieldKind;
  readonly label: string;
  readonly schema: Schema;
  /** The maximum number of characters without markup, of entries, or the largest number. */
  readonly most: number;
  /** The minimum number of entries, or the smallest number. */
  readonly least?: number;
  /** Whether a form says that it may stay empty. */
  readonly isOptional?: boolean;
  /** Whether it is the name of a person or of other content, which is the same in every language. */
  readonly isName?: boolean;
  /** Whether HTML may have headings. */
  readonly hasHeadings?: boolean;
  /** Whether staff point at what stays in sight of a picture, in two `percent` fields beside it. */
  readonly isPortrait?: boolean;
  /** What its form begins with; empty by default. */
  readonly blank?: unknown;
  /** What staff read below it. */
  readonly help?: () => string;
  /** The fields of a group, or of each entry of a list. */
  readonly fields?: Fields;
  /** What an entry of a list is called, such as 'question'. */
  readonly noun: string;
}

export type Fields = Readonly<Record<string, Field>>;
export type ShapeOf<Of extends Fields> = { [Name in keyof Of]: Of[Name]['schema'] };

interface More extends Partial<Omit<Field, 'kind' | 'label' | 'schema' | 'noun'>> {
  noun?: Label | undefined;
}

/** Returns a field. What it is called is read when it is shown, in the church's language. */
export function field<Schema extends z.ZodType>(
  kind: FieldKind,
  label: Label | undefined,
  schema: Schema,
  { noun, most = 0, ...more }: More,
): Field<Schema> {
  return {
    ...{ kind, schema, most, ...more },
    get label() {
      return label ? messages.labels[label] : '';
    },
    get noun() {
      return noun ? messages.labels[noun] : '';
    },
  };
}

/** Returns the field with another schema. */
export function changed<Schema extends z.ZodType, Next extends z.ZodType>(
  of: Field<Schema>,
  change: (schema: Schema) => Next,
  more: Partial<Field> = {},
): Field<Next> {
  const described = Object.getOwnPropertyDescriptors(of);
  return Object.assign(Object.defineProperties({}, described) as Field<Next>, {
    schema: change(of.schema),
    ...more,
  });
}

const empty = () => messages.errors.empty;

/** Text on one line, such as a heading. An optional one may be empty. */
export function line(label: Label, most: number, { isOptional = false, isName = false } = {}) {
  const schema = written(most, isOptional).refine((value) => !/[\t\n\r]/.test(value), {
    error: () => messages.errors.oneLine,
  });
  return field('line', label, schema, { most, ...(isName && { isName }) });
}

/** Plain text. An optional one may be empty. */
export function text(label: Label, most: number, { isOptional = false } = {}) {
  return field('text', label, written(most, isOptional), { most });
}

function written(most: number, isOptional: boolean): z.ZodString {
  if (!isOptional) return required(empty, most);
  return z
    .string()
    .trim()
    .max(most, { error: () => keepUnder(most), abort: true });
}

/** HTML with bold, italics, links and lists. Markup may be several times longer than the visible text. */
export function rich(label: Label, most: number, { hasHeadings = false } = {}) {
  const schema = z
    .string({ error: empty })
    .trim()
    .max(most * 5 + 1000, { error: () => keepUnder(most), abort: true })
    .refine((html) => !isBlank(plainText(html)), { error: empty })
    .refine((html) => plainText(html).length <= most, { error: () => keepUnder(most) })
    .meta({ description: 'HTML, cleaned on save.' });
  return field('rich', label, schema, { most, hasHeadings });
}

/** A whole number within limits. */
export function wholeNumber(label: Label, least: number, most: number) {
  const error = () => messages.errors.notBetween(least, most);
  const schema = z.int({ error }).min(least, { error }).max(most, { error });
  return field('number', label, schema, { least, most, blank: 0 });
}

interface ListShape {
  label?: Label | undefined;
  noun: Label;
  least: number;
  most: number;
  fields: Fields;
  help?: (() => string) | undefined;
}

/** A list of entries with the same fields. */
export function listOf<Entry extends z.ZodType>(entry: Entry, { label, ...shape }: ListShape) {
  const schema = z
    .array(entry, { error: empty })
    .min(shape.least, { error: empty })
    .max(shape.most, { error: () => messages.errors.tooManyEntries(shape.most) });
  return field('list', label, schema, shape);
}

/** Returns the schemas of the fields, by name. */
export function shapeOf<const Of extends Fields>(fields: Of): ShapeOf<Of> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, schema]),
  ) as ShapeOf<Of>;
}
