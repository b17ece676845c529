import { z } from 'zod';
import { plainText } from '#lib/core/html/plain-text.ts';
import { errorMessages } from '#lib/core/operations/errors.ts';
import { isOwnPath, isWebAddress, keepUnder } from '#lib/core/operations/text-rules.ts';
import { pageTextMessages } from './messages.ts';

export const fieldKinds = ['line', 'text', 'rich', 'link', 'number'] as const;

/** One field of the church's words: how it is edited, how much fits the design, and what it may hold. */
export interface Field<Value = unknown> {
  /** A line; plain words, whose line breaks count where the design has them; HTML; where a link leads; a whole number. */
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
    .min(isOptional ? 0 : 1, pageTextMessages.empty)
    .max(most, keepUnder(most))
    .refine((text) => !/[\t\n\r]/.test(text), errorMessages.oneLine);
  return { kind: 'line', label, most, schema };
}

/** Plain words. */
export function text(label: string, most: number): Field<string> {
  const schema = z
    .string({ error: pageTextMessages.empty })
    .trim()
    .min(1, pageTextMessages.empty)
    .max(most, keepUnder(most));
  return { kind: 'text', label, most, schema };
}

/** Words with bold, italics, links and lists, as HTML. Markup may weigh several times what can be read. */
export function rich(label: string, most: number, { hasHeadings = false } = {}): Field<string> {
  const schema = z
    .string({ error: pageTextMessages.empty })
    .trim()
    .max(most * 5 + 1000, keepUnder(most))
    .refine((html) => plainText(html) !== '', pageTextMessages.empty)
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

/** Whether a link of the church's words may lead there; empty text is no link. */
export function leadsSomewhere(address: string): boolean {
  return address === '' || isOwnPath(address) || isWebAddress(address, ['http', 'https', 'mailto', 'tel']);
}
