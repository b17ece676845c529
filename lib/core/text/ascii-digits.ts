/**
 * Returns the text with every decimal digit of Unicode (category Nd) as its ASCII digit, and without the directional
 * marks of right-to-left keyboards. Client-safe.
 */
export function asciiDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, asAscii);
}

/** Unicode encodes the digits of a script from zero to nine in order. */
function asAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}
