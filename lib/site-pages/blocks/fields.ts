import { z } from 'zod';
import {
  changed,
  type Fields,
  field,
  type Label,
  line,
  listOf,
  rich,
  shapeOf,
  type text,
  wholeNumber,
} from '#lib/core/fields/field.ts';
import { emailAddress, ownPathOrWebAddress, type Sentence } from '#lib/core/operations/fields.ts';
import { isBlank, keepUnder } from '#lib/core/operations/text-rules.ts';
import {
  encodedAddress,
  isWebAddress,
  leadsSomewhere,
  withoutCredentials,
} from '#lib/core/text/address-rules.ts';
import { messages } from '#lib/language/messages.ts';

/** Text on one line that may be missing. */
export function optionalLine(label: Label, most: number) {
  return changed(line(label, most, { isOptional: true }), (schema) => schema.optional(), {
    isOptional: true,
  });
}

/** Words to look for, of which there may be none. */
export function search(label: Label, most: number) {
  return changed(optionalLine(label, most), (schema) => schema, { kind: 'search' });
}

/** Plain text that may be empty. */
export function emptyText(of: typeof line | typeof text, label: Label, most: number) {
  return changed(of(label, most, { isOptional: true }), (schema) => schema.default(''), { isOptional: true });
}

/** HTML with headings. */
export function words(most: number) {
  return rich('Words', most, { hasHeadings: true });
}

/** A picture: uploaded, or elsewhere on the web. */
export function picture() {
  const schema = ownPathOrWebAddress(() => messages.blocks.noPicture, ['https']);
  return field('picture', 'Picture', schema, { most: 2000 });
}

/** A picture that may be missing. */
export function optionalPicture() {
  return changed(picture(), orNone, { isOptional: true });
}

/** What a picture shows; empty for a decorative one, and never missing. */
export function alt() {
  const schema = z
    .string({ error: () => messages.blocks.noAlt })
    .trim()
    .max(300, { error: () => keepUnder(300), abort: true })
    .refine((value) => !/[\t\n\r]/.test(value), { error: () => messages.errors.oneLine })
    .meta({ description: 'What the picture shows; empty for a decorative one.' });
  return field('alt', 'What the picture shows', schema, { most: 300, blank: null });
}

/** A link's target: a path of this site, or an address of the web, of mail or of a telephone. */
export function link(label: Label) {
  const error = () => messages.errors.notAnAddress;
  const schema = z
    .string({ error })
    .trim()
    .max(2000, { error, abort: true })
    .refine(leadsSomewhere, { error })
    .refine((url) => withoutCredentials(url) === url, { error: () => messages.errors.credentials })
    .overwrite(encodedAddress);
  return field('link', label, schema, { most: 2000, help: () => messages.pageEditing.linkHelp });
}

/** An https address that passes the check; `error` refuses all others. */
export function checkedAddress(
  label: Label,
  isRight: (url: string) => boolean,
  error: Sentence,
  help?: () => string,
) {
  const schema = z
    .string({ error })
    .trim()
    .max(2000, { error, abort: true })
    .refine((url) => isWebAddress(url, ['https']) && withoutCredentials(url) === url && isRight(url), {
      error,
    })
    .overwrite(encodedAddress);
  return field('address', label, schema, { most: 2000, help });
}

/** An e-mail address for everybody to read; may be missing. */
export function email() {
  const schema = orNone(emailAddress(() => messages.errors.notAnEmail));
  return field('email', 'E-mail, for everybody to read', schema, { most: 254, isOptional: true });
}

/** How many are shown: 1 to 20. */
export function count() {
  return changed(wholeNumber('How many', 1, 20), (schema) => schema.default(3), { blank: 3 });
}

/** The side of the picture. */
export function side() {
  const schema = z.enum(['left', 'right'], { error: () => messages.blocks.noSide }).default('left');
  return field('side', 'The picture is on the', schema, { blank: 'left' });
}

/** One of the church's own content, by its id; `error` refuses a missing one. */
export function chosen(kind: 'event' | 'form', label: Label, error: Sentence) {
  return field(kind, label, z.uuid({ error }), { most: 36 });
}

/** One ministry, by its id; all by default. */
export function ministry(label: Label) {
  const schema = z.uuid({ error: () => messages.blocks.noMinistry }).nullish();
  return field('ministry', label, schema, { most: 36, isOptional: true });
}

/** One series of sermons or category of documents by its name; all by default. */
export function named(kind: 'series' | 'category', label: Label) {
  const schema = z
    .string()
    .trim()
    .max(200, { error: () => keepUnder(200) })
    .nullish();
  return field(kind, label, schema, { most: 200, isOptional: true });
}

interface ListShape<Of extends Fields> {
  noun: Label;
  least?: number;
  most?: number;
  fields: Of;
  help?: () => string;
}

/** A list of entries with the same fields. */
export function list<const Of extends Fields>(
  label: Label,
  { least = 1, most = 40, ...shape }: ListShape<Of>,
) {
  return listOf(z.strictObject(shapeOf(shape.fields)), { label, least, most, ...shape });
}

/** Returns the schema with null for a missing or blank value. */
function orNone<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return z.preprocess((value) => (value === undefined || isBlank(value) ? null : value), schema.nullable());
}
