import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isParsable } from '#lib/core/text/parsable-address.ts';
import { sourceFiles } from '#tests/support/source-files.ts';

test('letters with accents are parsed the hundred thousandth time as the first', () => {
  const address = ['https://münchen.test:8080/ä', 'https://a.test/b'];
  for (let count = 0; count < 100_000; count += 1)
    if (!isParsable(address[count % 2] ?? '')) throw new Error(`refused after ${count}`);
});

test('what is no address is not, with a base or without', () => {
  expect(isParsable('no address')).toBe(false);
  expect(isParsable('/path')).toBe(false);
  expect(isParsable('/path', 'https://a.test')).toBe(true);
  expect(isParsable('https://[', 'https://a.test')).toBe(false);
});

test('no code asks URL.canParse', () => {
  const files = sourceFiles(['app', 'components', 'lib', 'prisma', 'scripts', 'server']);
  expect(files.filter((path) => readFileSync(path, 'utf8').includes('URL.canParse('))).toEqual([]);
});
