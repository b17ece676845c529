import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LenientUtf8 } from '#lib/core/text/lenient-utf8.ts';

/** The text of bytes that come in parts of so many. */
function decoded(bytes: Uint8Array, size: number): string {
  const decoder = new LenientUtf8();
  let text = '';
  for (let at = 0; at < bytes.length; at += size)
    text += decoder.decode(bytes.subarray(at, at + size), { stream: true });
  return text + decoder.decode();
}

test('whatever is written in UTF-8 comes back, however it is cut', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 5 }), (text, size) => {
      const bytes = new TextEncoder().encode(text);
      expect(decoded(bytes, size)).toBe(new TextDecoder().decode(bytes));
    }),
  );
});

test('any bytes give one text, however they are cut', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.integer({ min: 1, max: 5 }), (bytes, size) => {
      expect(decoded(bytes, size)).toBe(decoded(bytes, 1000));
    }),
  );
});

test.each([
  ['a lone lead byte', [0x43, 0xe9], 'Cé'],
  ['a lead byte before a letter', [0xe9, 0x74, 0xe9], 'été'],
  ['a quotation mark of Windows', [0x92], '’'],
  ['an overlong form', [0xc0, 0xaf], 'À¯'],
  ['half of a surrogate', [0xed, 0xa0, 0x80], 'í\u00a0€'],
  ['beyond the last code point', [0xf5, 0x80], 'õ€'],
  ['a letter beside a stray one', [0xc3, 0xa9, 0xe9], 'éé'],
  ['four bytes', [0xf0, 0x9f, 0x95, 0x8a], '🕊'],
])('%s is read letter by letter', (_what, bytes, text) => {
  expect(decoded(Uint8Array.from(bytes), 1)).toBe(text);
});

test('the first stray byte is known by its line, and letters are counted', () => {
  const decoder = new LenientUtf8();
  decoder.decode(Buffer.concat([Buffer.from('José\nJosé\nJos'), Buffer.of(0xe9)]));
  expect([decoder.strayLine, decoder.strays, decoder.letters]).toEqual([3, 1, 2]);
});
