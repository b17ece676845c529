import { z } from 'zod';
import { errorMessages } from './errors.ts';
import {
  isBlank,
  isEmailAddress,
  isOwnPath,
  isWebAddress,
  keepUnder,
  shownLength,
  sixDigitColor,
  withoutCredentials,
} from './text-rules.ts';

/** Fields that rows of every domain are answered with. */
export const rowId = z.uuid().meta({ description: 'The row’s id, 36 characters.' });
export const instant = z.iso.datetime().meta({ description: 'A moment in UTC.' });
export const updatedAt = z.iso
  .datetime()
  .meta({ description: 'When the row last changed. Send it in `If-Match` with an update.' });

/** A calendar date of the church. Rows written elsewhere may hold another text, so none is refused. */
export const day = z.string().meta({
  format: 'date',
  description: 'A calendar date of the church, yyyy-MM-dd.',
  examples: ['2026-03-01'],
});

/** One of these texts, as the site writes it. Rows written elsewhere may hold another, so none is refused. */
export function usually(texts: readonly string[]) {
  return z.string().meta({ enum: [...texts] });
}

/** The input of an operation that takes none. */
export const noInput = z.object({});

/** The moment that callers on the server ask about, else now. What is sent from outside is not one, and is ignored. */
export const moment = z.object({
  now: z
    .date()
    .optional()
    .catch(undefined)
    .transform((now) => now ?? new Date()),
});

/** The id of a row that a change is for. */
export const knownId = z.uuid(errorMessages.notFound);

/** A text of at most so many characters, trimmed. `message` is for one that is not there, or shorter than `least`. */
export function atMost(maximum: number, { least = 0, message }: { least?: number; message?: string } = {}) {
  const text = z.string({ error: message }).trim();
  return (least > 0 ? atLeast(text, least, message) : text).max(
    maximum,
    `Please use at most ${maximum} characters.`,
  );
}

/** A text that may not be blank, trimmed; `message` says so. */
export function required(message: string, maximum: number, tooLong = keepUnder(maximum)) {
  return atLeast(z.string({ error: message }).trim(), 1, message).max(maximum, tooLong);
}

/** The text with so many characters that are shown; one message where it has fewer, beside those of other fields. */
export function atLeast(text: z.ZodString, least: number, error: string | undefined): z.ZodString {
  const when = ({ issues }: z.core.ParsePayload) => issues.length === 0;
  return text.min(least, error).refine((value) => shownLength(value) >= least, { error, when });
}

/** What a blank text means where nothing may be given: nothing. For `z.preprocess`. */
export function blankToNull(value: string | null | undefined): string | null | undefined {
  return isBlank(value) ? null : value;
}

/** The field, or null for a blank text. */
export function orNull<Field extends z.ZodType<string, string>>(field: Field) {
  return z.preprocess(blankToNull, field.nullable());
}

/** Yes or no; left out is no. */
export const flag = z.boolean().nullish().transform(Boolean);

/** One of the values, or none: null, blank or left out. */
export function choice<const Value extends string>(values: readonly Value[]) {
  return z
    .union([z.enum(values), z.literal('').transform(() => null)])
    .nullable()
    .default(null);
}

const longestAddress = 2000;

/** A whole address of the web, or of other schemes. */
export function webAddress(message: string, schemes?: readonly string[]) {
  return address(message, (text) => isWebAddress(text, schemes));
}

/** A path of this site's own (`/…`), such as an upload's, or a whole address of the web, or of other schemes. */
export function ownPathOrWebAddress(message: string, schemes?: readonly string[]) {
  return address(message, (text) => isOwnPath(text) || isWebAddress(text, schemes));
}

function address(message: string, isRight: (text: string) => boolean) {
  return z
    .string({ error: message })
    .trim()
    .max(longestAddress, message)
    .refine(isRight, message)
    .refine((text) => withoutCredentials(text) === text, errorMessages.credentials);
}

/** A colour as `#rrggbb`, in lower case; it may be typed with three digits and without `#`. */
export function hexColor(message: string) {
  return z
    .string({ error: message })
    .trim()
    .regex(/^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, message)
    .overwrite((typed) => sixDigitColor(typed) ?? typed);
}

/** One person's e-mail address, in lower case and composed letters (NFC): two spellings are one address. */
export function emailAddress(message: string) {
  return z.string({ error: message }).trim().toLowerCase().normalize('NFC').refine(isEmailAddress, message);
}
