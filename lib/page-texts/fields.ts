import { z } from 'zod';
import { plainText } from '#lib/core/html/plain-text.ts';
import { emailAddress, ownPathOrWebAddress } from '#lib/core/operations/fields.ts';
import { isBlank, isOwnPath, isWebAddress, keepUnder } from '#lib/core/operations/text-rules.ts';
import { messages } from '#lib/language/messages.ts';

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
export function line(label: string, most: number, { isOptional = false } = {}): Field<string> {
  const schema = words(most, isOptional).refine((text) => !/[\t\n\r]/.test(text), {
    error: () => messages.errors.oneLine,
  });
  return { kind: 'line', label, most, schema };
}

/** Plain text. */
export function text(label: string, most: number, { isOptional = false } = {}): Field<string> {
  return { kind: 'text', label, most, schema: words(most, isOptional) };
}

function words(most: number, isOptional: boolean) {
  return z
    .string({ error: () => messages.pageTexts.empty })
    .trim()
    .refine((text) => isOptional || !isBlank(text), { error: () => messages.pageTexts.empty })
    .max(most, { error: () => keepUnder(most) });
}

/** HTML with bold, italics, links and lists. Markup may be several times longer than the visible text. */
export function rich(label: string, most: number, { hasHeadings = false } = {}): Field<string> {
  const schema = z
    .string({ error: () => messages.pageTexts.empty })
    .trim()
    .max(most * 5 + 1000, { error: () => keepUnder(most) })
    .refine((html) => !isBlank(plainText(html)), { error: () => messages.pageTexts.empty })
    .refine((html) => plainText(html).length <= most, { error: () => keepUnder(most) });
  return { kind: 'rich', label, most, hasHeadings, schema };
}

/** A link's target: a page of this site, a web address, or none. */
export function link(label: string): Field<string> {
  const most = 300;
  const schema = z
    .string({ error: () => messages.pageTexts.notAnAddress })
    .trim()
    .max(most, { error: () => keepUnder(most) })
    .refine(leadsSomewhere, { error: () => messages.pageTexts.notAnAddress });
  return { kind: 'link', label, most, schema };
}

/** A whole number within limits. */
export function wholeNumber(label: string, least: number, most: number): Field<number> {
  const error = () => messages.pageTexts.notBetween(least, most);
  const schema = z.number({ error }).int({ error }).min(least, { error }).max(most, { error });
  return { kind: 'number', label, most: String(most).length, schema };
}

/** An optional e-mail address. */
export function email(label: string): Field<string> {
  const schema = z.union([z.literal(''), emailAddress(() => messages.pageTexts.notAnEmail)], {
    error: () => messages.pageTexts.notAnEmail,
  });
  return { kind: 'email', label, most: 320, schema };
}

/** An optional picture, uploaded or elsewhere on the web. Two `percent` fields set its focus. */
export function picture(label: string): Field<string> {
  const schema = z.union([z.literal(''), ownPathOrWebAddress(() => messages.pageTexts.notAPicture)], {
    error: () => messages.pageTexts.notAPicture,
  });
  return { kind: 'picture', label, most: 2000, schema };
}

/** The distance from a picture's left or upper side, in percent. */
export function percent(label: string): Field<number> {
  const schema = z.number().min(0).max(100);
  return { kind: 'percent', label, most: 3, schema };
}

/** Makes a field optional and nullable. */
export function optional<Value>(field: Field<Value>): Field<Value | null | undefined> {
  return { ...field, schema: field.schema.nullish() as unknown as Field<Value | null | undefined>['schema'] };
}

/** Returns whether a link may have this target; empty text is no link. */
export function leadsSomewhere(address: string): boolean {
  return address === '' || isOwnPath(address) || isWebAddress(address, ['http', 'https', 'mailto', 'tel']);
}
