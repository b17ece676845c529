import { asciiDigits } from '#lib/core/text/ascii-digits.ts';

/** Letters and digits that cannot be mistaken for each other. */
export const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
export const recoveryCodeLength = 15;
/** How many are given out at a time. */
export const recoveryCodeCount = 10;

export interface TypedCode {
  /** Six digits of a factor, or one of the codes on paper. */
  kind: 'factor' | 'recovery';
  /** As it was given out, without spaces and dashes. */
  code: string;
}

/** What a person typed, however they grouped it; null when it can be neither kind of code. Client-safe. */
export function readTypedCode(text: string): TypedCode | null {
  const code = asciiDigits(text).replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'factor', code };
  return recoveryPattern.test(code) ? { kind: 'recovery', code } : null;
}

const recoveryPattern = new RegExp(`^[${recoveryAlphabet}]{${recoveryCodeLength}}$`);
