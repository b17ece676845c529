import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phpList, phpText, readPhp } from '#lib/imports/wordpress/php-value.ts';
import { php } from '../support/wxr.ts';

test('a value that PHP wrote is read, lengths counted in bytes', () => {
  const value = readPhp(php({ rules: [{ type: 'Größe "x";', interval: 2 }], on: true, none: null }));
  expect(phpText(phpList(value, 'rules')[0], 'type')).toBe('Größe "x";');
  expect(phpText(phpList(value, 'rules')[0], 'interval')).toBe('2');
  expect(phpList(value, 'on', 'deeper')).toEqual([]);
});

test.each([
  '',
  'no value',
  's:5:"abc";',
  's:-1:"";',
  'a:99999999:{}',
  'a:1:{i:0;',
  'O:8:"stdClass":0:{}',
  `${'a:1:{i:0;'.repeat(50)}N;${'}'.repeat(50)}`,
])('%j is no value', (text) => {
  expect(readPhp(text)).toBeUndefined();
});

test('whatever is written comes back, and whatever is not written ends', () => {
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.string({ unit: 'grapheme' }),
      fc.integer(),
      fc.boolean(),
      tie('list'),
    ),
    list: fc.array(tie('value'), { maxLength: 4 }),
  }));
  const plain = (read: unknown): unknown => (read instanceof Map ? [...read.values()].map(plain) : read);
  fc.assert(
    fc.property(value, (written) => {
      expect(plain(readPhp(php(written as never)))).toEqual(written);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'asibN:;{}"0129') }), (text) => void readPhp(text)),
  );
});
