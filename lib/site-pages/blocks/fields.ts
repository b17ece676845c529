import { z } from 'zod';
import { plainText } from '#lib/core/html/plain-text.ts';
import { emailAddress, ownPathOrWebAddress, required, type Sentence } from '#lib/core/operations/fields.ts';
import { isBlank, keepUnder } from '#lib/core/operations/text-rules.ts';
import { encodedAddress, isOwnPath, isWebAddress, withoutCredentials } from '#lib/core/text/address-rules.ts';
import { messages } from '#lib/language/messages.ts';
import type words from '../words/en.ts';

/** The name of a field, by its key among the words. */
type FieldLabel = keyof typeof words.blocks.fields;

/**
 * How a field is edited: a line, plain text, HTML, a picture of the bucket `pages`, its description or 'decorative', a
 * link's target, an address of another site, an e-mail address, a number, one of a few values, a choice of the church's
 * own content, or a list.
 */
export type FieldKind =
  | 'line'
  | 'text'
  | 'rich'
  | 'picture'
  | 'alt'
  | 'link'
  | 'address'
  | 'email'
  | 'number'
  | 'side'
  | 'event'
  | 'form'
  | 'ministry'
  | 'series'
  | 'category'
  | 'list';

/** One field of a block: its form and its validation. */
export interface BlockField<Schema extends z.ZodType = z.ZodType> {
  readonly kind: FieldKind;
  readonly label: FieldLabel;
  readonly schema: Schema;
  /** The maximum number of characters without markup, of entries, or the largest number. */
  readonly most: number;
  /** The minimum number of entries, or the smallest number. */
  readonly least?: number;
  readonly isOptional?: boolean;
  /** The fields of each entry of a list. */
  readonly fields?: BlockFields;
}

export type BlockFields = Readonly<Record<string, BlockField>>;

const missing = () => messages.blocks.missing;

/** Text on one line. */
export function line(label: FieldLabel, most: number) {
  const schema = required(missing, most).refine(isOneLine, { error: () => messages.errors.oneLine });
  return field({ kind: 'line', label, most, schema });
}

/** Text on one line that may be missing. */
export function optionalLine(label: FieldLabel, most: number) {
  const text = z
    .string()
    .trim()
    .max(most, { error: () => keepUnder(most), abort: true });
  const schema = text.refine(isOneLine, { error: () => messages.errors.oneLine }).optional();
  return field({ kind: 'line', label, most, isOptional: true, schema });
}

/** Plain text. */
export function text(label: FieldLabel, most: number) {
  return field({ kind: 'text', label, most, schema: required(missing, most) });
}

/** Plain text that may be empty. */
export function emptyText(kind: 'line' | 'text', label: FieldLabel, most: number) {
  const schema = z
    .string()
    .trim()
    .max(most, { error: () => keepUnder(most), abort: true })
    .refine((value) => kind === 'text' || isOneLine(value), { error: () => messages.errors.oneLine })
    .default('');
  return field({ kind, label, most, isOptional: true, schema });
}

/** HTML. Markup may be several times longer than the visible text. */
export function rich(label: FieldLabel, most: number) {
  const schema = z
    .string({ error: missing })
    .trim()
    .max(most * 5 + 1000, { error: () => keepUnder(most), abort: true })
    .refine((html) => !isBlank(plainText(html)), { error: missing })
    .refine((html) => plainText(html).length <= most, { error: () => keepUnder(most) })
    .meta({ description: 'HTML, cleaned on save.' });
  return field({ kind: 'rich', label, most, schema });
}

/** A picture: uploaded, or elsewhere on the web. */
export function picture(label: FieldLabel) {
  return field({ kind: 'picture', label, most: 2000, schema: pictureAddress() });
}

/** A picture that may be missing. */
export function optionalPicture(label: FieldLabel) {
  return field({ kind: 'picture', label, most: 2000, isOptional: true, schema: orNone(pictureAddress()) });
}

function pictureAddress() {
  return ownPathOrWebAddress(() => messages.blocks.noPicture, ['https']);
}

/** What a picture shows; empty for a decorative one, and never missing. */
export function alt(label: FieldLabel = 'alt') {
  const schema = z
    .string({ error: () => messages.blocks.noAlt })
    .trim()
    .max(300, { error: () => keepUnder(300), abort: true })
    .refine(isOneLine, { error: () => messages.errors.oneLine })
    .meta({ description: 'What the picture shows; empty for a decorative one.' });
  return field({ kind: 'alt', label, most: 300, schema });
}

/** A link's target: a path of this site, or an address of the web, of mail or of a telephone. */
export function link(label: FieldLabel) {
  const error = () => messages.blocks.noLink;
  const schema = z
    .string({ error })
    .trim()
    .max(2000, { error, abort: true })
    .refine((url) => isOwnPath(url) || isWebAddress(url, ['http', 'https', 'mailto', 'tel']), { error })
    .refine((url) => withoutCredentials(url) === url, { error: () => messages.errors.credentials })
    .overwrite(encodedAddress);
  return field({ kind: 'link', label, most: 2000, schema });
}

/** An https address that passes the check; `error` refuses all others. */
export function checkedAddress(label: FieldLabel, isRight: (url: string) => boolean, error: Sentence) {
  const schema = z
    .string({ error })
    .trim()
    .max(2000, { error, abort: true })
    .refine((url) => isWebAddress(url, ['https']) && withoutCredentials(url) === url && isRight(url), {
      error,
    })
    .overwrite(encodedAddress);
  return field({ kind: 'address', label, most: 2000, schema });
}

/** An e-mail address for everybody to read; may be missing. */
export function email(label: FieldLabel) {
  const schema = orNone(emailAddress(() => messages.blocks.noEmail));
  return field({ kind: 'email', label, most: 254, isOptional: true, schema });
}

/** How many are shown: 1 to 20. */
export function count(label: FieldLabel) {
  const error = () => messages.blocks.noCount;
  const schema = z.int({ error }).min(1, { error }).max(20, { error }).default(3);
  return field({ kind: 'number', label, least: 1, most: 20, schema });
}

/** The side of the picture. */
export function side(label: FieldLabel) {
  const schema = z.enum(['left', 'right'], { error: () => messages.blocks.noSide }).default('left');
  return field({ kind: 'side', label, most: 5, schema });
}

/** One event or service, by its id. */
export function event(label: FieldLabel) {
  return field({ kind: 'event', label, most: 36, schema: z.uuid({ error: () => messages.blocks.noEvent }) });
}

/** One form, by its id. */
export function form(label: FieldLabel) {
  return field({ kind: 'form', label, most: 36, schema: z.uuid({ error: () => messages.blocks.noForm }) });
}

/** One ministry, by its id; all by default. */
export function ministry(label: FieldLabel) {
  const schema = z.uuid({ error: () => messages.blocks.noMinistry }).nullish();
  return field({ kind: 'ministry', label, most: 36, isOptional: true, schema });
}

/** One series of sermons or category of documents by its name; all by default. */
export function named(kind: 'series' | 'category', label: FieldLabel) {
  const schema = z
    .string()
    .trim()
    .max(200, { error: () => keepUnder(200) })
    .nullish();
  return field({ kind, label, most: 200, isOptional: true, schema });
}

/** A list of entries with the same fields. */
export function list<const Fields extends BlockFields>(
  label: FieldLabel,
  { least, most, fields }: { least: number; most: number; fields: Fields },
) {
  const entry = z.strictObject(shapeOf(fields));
  const schema = z
    .array(entry, { error: missing })
    .min(least, { error: missing })
    .max(most, { error: () => messages.blocks.tooManyEntries(most) });
  return field({ kind: 'list', label, least, most, fields, schema });
}

export type ShapeOf<Fields extends BlockFields> = { [Name in keyof Fields]: Fields[Name]['schema'] };

/** Returns the schemas of the fields, by name. */
export function shapeOf<const Fields extends BlockFields>(fields: Fields): ShapeOf<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, schema]),
  ) as ShapeOf<Fields>;
}

function field<Schema extends z.ZodType, Rest extends Omit<BlockField, 'schema'>>(
  described: Rest & { schema: Schema },
): Rest & BlockField<Schema> {
  return described;
}

function isOneLine(text: string): boolean {
  return !/[\t\n\r]/.test(text);
}

/** Returns the field with null for a missing or blank value. */
function orNone<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return z.preprocess((value) => (value === undefined || isBlank(value) ? null : value), schema.nullable());
}
