import { isBlank } from '#lib/core/operations/text-rules.ts';

/** Returns the value, or the placeholder where it is missing or blank. */
export function orElse(value: unknown, placeholder: string): unknown {
  return value === undefined || value === null || (typeof value === 'string' && isBlank(value))
    ? placeholder
    : value;
}

/** Returns the text with line breaks and tabs as single spaces, for fields of one line. */
export function onOneLine(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\s*[\r\n\t]+\s*/g, ' ') : value;
}

/** Returns the text with a point at its end, unless it is empty or ends as a sentence does: 'a las 9:00 a. m.' stays. */
export function ended(text: string): string {
  return /(?:^|[.!?…])$/.test(text) ? text : `${text}.`;
}

/** Returns a text of at most `longest` characters; of a longer one the first `kept`, as far as its last whole word, and '…'. */
export function shortened(text: string, longest: number, kept = longest): string {
  return text.length <= longest ? text : `${text.slice(0, kept).replace(/\s+\S*$/, '')}…`;
}
