import { asciiDigits } from '#lib/core/text/ascii-digits.ts';

/** Letters and digits that are not confused with each other. */
export const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
export const recoveryCodeLength = 15;
/** The number of codes issued at once. */
export const recoveryCodeCount = 10;

export interface TypedCode {
  /** Six digits of a factor, or a recovery code. */
  kind: 'factor' | 'recovery';
  /** Without spaces and dashes. */
  code: string;
}

/** Returns the typed code, in any grouping; null when it is neither kind. Client-safe. */
export function readTypedCode(text: string): TypedCode | null {
  const code = asciiDigits(text).replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'factor', code };
  return recoveryPattern.test(code) ? { kind: 'recovery', code } : null;
}

const recoveryPattern = new RegExp(`^[${recoveryAlphabet}]{${recoveryCodeLength}}$`);
