// Without zod, so that browsers run the server's own checks.
import { messages } from '#lib/language/messages.ts';

// Letters of every script with combining marks. Some browsers send the domain of an e-mail field in ASCII form (RFC
// 5891, 'xn--…').
const person =
  /^(?![.\p{M}])(?!.*\.\.)[\p{L}\p{M}\p{N}_'+&*=!#$%/?^`{|}~.-]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[\da-z-]*[\da-z])$/iu;

// White space, invisible characters (zero-width, soft hyphens, Hangul fillers), the Braille blank, and marks without a
// base letter.
const noInk = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}\u2800\uFFF9-\uFFFB\u{1D159}]*$/u;

/** Returns whether a value has no visible character. */
export function isBlank(value: unknown): boolean {
  return typeof value === 'string' && noInk.test(value);
}

/** Returns the number of visible characters; 0 for a blank text. */
export function shownLength(text: string): number {
  return isBlank(text) ? 0 : text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim().length;
}

/**
 * Returns whether a text has the form of one e-mail address: a name, one @, a domain with a dot. Composed and
 * decomposed letters are equal.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && person.test(text.normalize('NFC'));
}

/** Returns the message for a text that is too long. */
export function keepUnder(characters: number): string {
  return messages.fields.keepUnder(characters);
}
