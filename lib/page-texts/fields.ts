import { z } from 'zod';
import { plainText } from '#lib/core/html/plain-text.ts';
import { errorMessages } from '#lib/core/operations/errors.ts';
import { emailAddress, ownPathOrWebAddress } from '#lib/core/operations/fields.ts';
import { isBlank, isOwnPath, isWebAddress, keepUnder } from '#lib/core/operations/text-rules.ts';
import { pageTextMessages } from './messages.ts';

export const fieldKinds = ['line', 'text', 'rich', 'link', 'number', 'email', 'picture', 'percent'] as const;

/** One field of the church's words: how it is edited, how much fits the design, and what it may hold. */
export interface Field<Value = unknown> {
  /**
   * A line; plain words, whose line breaks count where the design has them; HTML; where a link leads; a whole number;
   * an address of mail; the address of a picture; a share of a picture's side, which is set by pointing at the picture.
   */
  readonly kind: (typeof fieldKinds)[number];
  readonly label: string;
  /** The most characters that fit the design, those of markup not counted. */
  readonly most: number;
  /** Whether the words may have headings of their own. */
  readonly hasHeadings?: boolean;
  readonly schema: z.ZodType<Value, Value>;
}

/** Words on one line, such as a heading. */
export function line(label: string, most: number, { isOptional = false } = {}): Field<string> {
  const schema = z
    .string({ error: pageTextMessages.empty })
    .trim()
    .refine((text) => isOptional || !isBlank(text), pageTextMessages.empty)
    .max(most, keepUnder(most))
    .refine((text) => !/[\t\n\r]/.test(text), errorMessages.oneLine);
  return { kind: 'line', label, most, schema };
}

/** Plain words. */
export function text(label: string, most: number, { isOptional = false } = {}): Field<string> {
  const schema = z
    .string({ error: pageTextMessages.empty })
    .trim()
    .refine((text) => isOptional || !isBlank(text), pageTextMessages.empty)
    .max(most, keepUnder(most));
  return { kind: 'text', label, most, schema };
}

/** Words with bold, italics, links and lists, as HTML. Markup may weigh several times what can be read. */
export function rich(label: string, most: number, { hasHeadings = false } = {}): Field<string> {
  const schema = z
    .string({ error: pageTextMessages.empty })
    .trim()
    .max(most * 5 + 1000, keepUnder(most))
    .refine((html) => !isBlank(plainText(html)), pageTextMessages.empty)
    .refine((html) => plainText(html).length <= most, keepUnder(most));
  return { kind: 'rich', label, most, hasHeadings, schema };
}

/** Where a link leads: a page of this site, an address of the web, or nowhere. */
export function link(label: string): Field<string> {
  const most = 300;
  const schema = z
    .string({ error: pageTextMessages.notAnAddress })
    .trim()
    .max(most, keepUnder(most))
    .refine(leadsSomewhere, pageTextMessages.notAnAddress);
  return { kind: 'link', label, most, schema };
}

/** A whole number between two others. */
export function wholeNumber(label: string, least: number, most: number): Field<number> {
  const message = pageTextMessages.notBetween(least, most);
  const schema = z.number({ error: message }).int(message).min(least, message).max(most, message);
  return { kind: 'number', label, most: String(most).length, schema };
}

/** An address of mail, or none. */
export function email(label: string): Field<string> {
  const schema = z.union([z.literal(''), emailAddress(pageTextMessages.notAnEmail)], {
    error: pageTextMessages.notAnEmail,
  });
  return { kind: 'email', label, most: 320, schema };
}

/** A picture, uploaded or elsewhere on the web, or none. What stays in sight of it is said by two of `percent`. */
export function picture(label: string): Field<string> {
  const schema = z.union([z.literal(''), ownPathOrWebAddress(pageTextMessages.notAPicture)], {
    error: pageTextMessages.notAPicture,
  });
  return { kind: 'picture', label, most: 2000, schema };
}

/** How far from a picture's left or upper side, in percent. */
export function percent(label: string): Field<number> {
  const schema = z.number().min(0).max(100);
  return { kind: 'percent', label, most: 3, schema };
}

/** A field that may be left out of what is sent, or be null. */
export function optional<Value>(field: Field<Value>): Field<Value | null | undefined> {
  return { ...field, schema: field.schema.nullish() as unknown as Field<Value | null | undefined>['schema'] };
}

/** Whether a link of the church's words may lead there; empty text is no link. */
export function leadsSomewhere(address: string): boolean {
  return address === '' || isOwnPath(address) || isWebAddress(address, ['http', 'https', 'mailto', 'tel']);
}
