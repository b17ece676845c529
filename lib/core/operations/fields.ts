import { z } from 'zod';
import { isDateText } from '#lib/core/dates/calendar-date.ts';
import {
  encodedAddress,
  isOwnPath,
  isWebAddress,
  sixDigitColor,
  withoutCredentials,
} from '#lib/core/text/address-rules.ts';
import { messages } from '#lib/language/messages.ts';
import { isBlank, isEmailAddress, keepUnder, shownLength } from './text-rules.ts';

/** Response fields shared by all domains. */
export const rowId = z.uuid().meta({ description: 'The row’s id, 36 characters.' });
export const instant = z.iso.datetime().meta({ description: 'A moment in UTC.' });
export const updatedAt = z.iso
  .datetime()
  .meta({ description: 'When the row last changed. Send it in `If-Match` with an update.' });

/** A calendar date of the church. Rows written by other programs may contain any text, so none is rejected. */
export const day = z.string().meta({
  format: 'date',
  description: 'A calendar date of the church, yyyy-MM-dd.',
  examples: ['2026-03-01'],
});

/** Returns a field for a calendar date that somebody writes; `message` is for any other text. */
export const writtenDay = (message: () => string) =>
  z.string({ error: message }).trim().refine(isDateText, { error: message });

/** Returns a field with these known texts. Rows written by other programs may contain others, so none is rejected. */
export function usually(texts: readonly string[]) {
  return z.string().meta({ enum: [...texts] });
}

/** The input of an operation without one. */
export const noInput = z.object({});

/** The moment of the query, now by default. Only callers on the server set it: values from outside are ignored. */
export const moment = z.object({
  now: z
    .date()
    .optional()
    .catch(undefined)
    .transform((now) => now ?? new Date()),
});

/** A sentence of a schema: read when it is shown, in the language of the request. */
export type Sentence = string | (() => string);

/** The id of the row to change. */
export const knownId = z.uuid({ error: () => messages.errors.notFound });

/**
 * The secret of a link, as its address had it: what mail programs and people glue to its end, such as a full stop, is taken
 * off. It ends with the 43 characters of a hash in base64url.
 */
export const linkToken = z
  .string()
  .max(200)
  .transform((text) => /^(?:[\w-]+\.)*[\w-]{43}(?![\w-])/.exec(text)?.[0] ?? text);

/**
 * Returns a trimmed text field with a maximum length, behind which nothing more of the text is checked. `message` is for
 * a missing text, or one shorter than `least`.
 */
export function atMost(maximum: number, { least = 0, message }: { least?: number; message?: Sentence } = {}) {
  const text = z
    .string({ error: message })
    .trim()
    .max(maximum, { error: () => messages.errors.atMost(maximum), abort: true });
  return least > 0 ? atLeast(text, least, message) : text;
}

/** Returns a trimmed text field that may not be blank; `message` says so. */
export function required(message: Sentence, maximum: number, tooLong: Sentence = () => keepUnder(maximum)) {
  const text = z.string({ error: message }).trim().max(maximum, { error: tooLong, abort: true });
  return atLeast(text, 1, message);
}

/** Adds a minimum of visible characters; the message is shown beside those of other fields. */
export function atLeast(text: z.ZodString, least: number, error: Sentence | undefined): z.ZodString {
  const when = ({ issues }: z.core.ParsePayload) => issues.length === 0;
  return text.min(least, { error }).refine((value) => shownLength(value) >= least, { error, when });
}

/** Returns null for a blank text. For `z.preprocess`. */
export function blankToNull(value: string | null | undefined): string | null | undefined {
  return isBlank(value) ? null : value;
}

/** Returns the field, with null for a blank text. */
export function orNull<Field extends z.ZodType<string, string>>(field: Field) {
  return z.preprocess(blankToNull, field.nullable());
}

/** A boolean; missing is false. */
export const flag = z.boolean().nullish().transform(Boolean);

/** Returns a parameter of an address that is `true` or `false`, the latter by default. */
export function trueOrFalse(error: () => string, description: string) {
  const words = ['true', 'false'] as const;
  return z
    .enum(words, { error })
    .default('false')
    .transform((word) => word === 'true')
    .meta({ description, type: 'string', enum: [...words] });
}

/** Returns a field with one of the values, or null if blank or missing. */
export function choice<const Value extends string>(values: readonly Value[]) {
  return z
    .union([z.enum(values), z.literal('').transform(() => null)])
    .nullable()
    .default(null);
}

const longestAddress = 2000;

/** Returns a field for a complete web address, or one with other schemes. */
export function webAddress(message: Sentence, schemes?: readonly string[]) {
  return address(message, (text) => isWebAddress(text, schemes));
}

/** Returns a field for a path of this site (`/…`), such as an upload's, or a complete address. */
export function ownPathOrWebAddress(message: Sentence, schemes?: readonly string[]) {
  return address(message, (text) => isOwnPath(text) || isWebAddress(text, schemes));
}

function address(message: Sentence, isRight: (text: string) => boolean) {
  return z
    .string({ error: message })
    .trim()
    .max(longestAddress, { error: message, abort: true })
    .refine(isRight, { error: message })
    .refine((text) => withoutCredentials(text) === text, { error: () => messages.errors.credentials })
    .overwrite(encodedAddress);
}

/** Returns a field for a color as lower-case `#rrggbb`; input may have three digits and no `#`. */
export function hexColor(message: Sentence) {
  return z
    .string({ error: message })
    .trim()
    .regex(/^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, { error: message })
    .overwrite((typed) => sixDigitColor(typed) ?? typed);
}

/** Returns a field for one e-mail address, in lower case and NFC: two spellings are one address. */
export function emailAddress(message: Sentence) {
  return z
    .string({ error: message })
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .refine(isEmailAddress, { error: message });
}
