/**
 * The text with every decimal digit of Unicode (general category Nd: full-width, Arabic-Indic, Devanagari and all
 * others) as its ASCII digit, and without the marks of direction that right-to-left keyboards add. Client-safe.
 */
export function asciiDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, asAscii);
}

/** Unicode encodes the digits of a script in a run from zero to nine. */
function asAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}
