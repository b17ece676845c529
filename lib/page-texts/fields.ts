import { z } from 'zod';
import { plainText } from '#lib/core/html/plain-text.ts';
import { emailAddress, ownPathOrWebAddress } from '#lib/core/operations/fields.ts';
import { isBlank, keepUnder } from '#lib/core/operations/text-rules.ts';
import { encodedAddress, isOwnPath, isWebAddress } from '#lib/core/text/address-rules.ts';
import { messages } from '#lib/language/messages.ts';
import { type Label, labelText } from './label.ts';

export const fieldKinds = ['line', 'text', 'rich', 'link', 'number', 'email', 'picture', 'percent'] as const;

/** One field of a page text: its editor, its maximum length, and its validation. */
export interface Field<Value = unknown> {
  /**
   * A line; plain text, with line breaks where the design has them; HTML; a link's target; a whole number; an e-mail
   * address; a picture's address; a percentage of a picture's side, set by pointing at the picture.
   */
  readonly kind: (typeof fieldKinds)[number];
  readonly label: string;
  /** The maximum number of characters, without markup. */
  readonly most: number;
  /** Whether the text may contain headings. */
  readonly hasHeadings?: boolean;
  readonly schema: z.ZodType<Value, Value>;
}

/** Text on one line, such as a heading. */
export function line(label: Label, most: number, { isOptional = false } = {}): Field<string> {
  const schema = words(most, isOptional).refine((text) => !/[\t\n\r]/.test(text), {
    error: () => messages.errors.oneLine,
  });
  return field('line', label, { most, schema });
}

/** Plain text. */
export function text(label: Label, most: number, { isOptional = false } = {}): Field<string> {
  return field('text', label, { most, schema: words(most, isOptional) });
}

function words(most: number, isOptional: boolean) {
  return z
    .string({ error: () => messages.pageTexts.empty })
    .trim()
    .max(most, { error: () => keepUnder(most), abort: true })
    .refine((text) => isOptional || !isBlank(text), { error: () => messages.pageTexts.empty });
}

/** HTML with bold, italics, links and lists. Markup may be several times longer than the visible text. */
export function rich(label: Label, most: number, { hasHeadings = false } = {}): Field<string> {
  const schema = z
    .string({ error: () => messages.pageTexts.empty })
    .trim()
    .max(most * 5 + 1000, { error: () => keepUnder(most), abort: true })
    .refine((html) => !isBlank(plainText(html)), { error: () => messages.pageTexts.empty })
    .refine((html) => plainText(html).length <= most, { error: () => keepUnder(most) });
  return field('rich', label, { most, hasHeadings, schema });
}

/** A link's target: a page of this site, a web address, or none. */
export function link(label: Label): Field<string> {
  const most = 300;
  const schema = z
    .string({ error: () => messages.pageTexts.notAnAddress })
    .trim()
    .max(most, { error: () => keepUnder(most), abort: true })
    .refine(leadsSomewhere, { error: () => messages.pageTexts.notAnAddress })
    .overwrite(encodedAddress);
  return field('link', label, { most, schema });
}

/** A whole number within limits. */
export function wholeNumber(label: Label, least: number, most: number): Field<number> {
  const error = () => messages.pageTexts.notBetween(least, most);
  const schema = z.number({ error }).int({ error }).min(least, { error }).max(most, { error });
  return field('number', label, { most: String(most).length, schema });
}

/** An optional e-mail address. */
export function email(label: Label): Field<string> {
  const schema = z.union([z.literal(''), emailAddress(() => messages.pageTexts.notAnEmail)], {
    error: () => messages.pageTexts.notAnEmail,
  });
  return field('email', label, { most: 320, schema });
}

/** An optional picture, uploaded or elsewhere on the web. Two `percent` fields set its focus. */
export function picture(label: Label): Field<string> {
  const schema = z.union([z.literal(''), ownPathOrWebAddress(() => messages.pageTexts.notAPicture)], {
    error: () => messages.pageTexts.notAPicture,
  });
  return field('picture', label, { most: 2000, schema });
}

/** The distance from a picture's left or upper side, in percent. */
export function percent(label: Label): Field<number> {
  return field('percent', label, { most: 3, schema: z.number().min(0).max(100) });
}

/** Makes a field optional and nullable. */
export function optional<Value>(field: Field<Value>): Field<Value | null | undefined> {
  const schema = field.schema.nullish() as unknown as Field<Value | null | undefined>['schema'];
  return Object.create(field, { schema: { value: schema, enumerable: true } });
}

/** The label is read when it is shown, in the church's language. */
function field<Value>(
  kind: Field['kind'],
  label: Label,
  rest: Omit<Field<Value>, 'kind' | 'label'>,
): Field<Value> {
  return {
    kind,
    get label() {
      return labelText(label);
    },
    ...rest,
  };
}

/** Returns whether a link may have this target; empty text is no link. */
export function leadsSomewhere(address: string): boolean {
  return address === '' || isOwnPath(address) || isWebAddress(address, ['http', 'https', 'mailto', 'tel']);
}
