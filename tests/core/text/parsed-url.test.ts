import { expect, test } from 'vitest';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';

test('letters with accents are parsed the hundred thousandth time as the first', () => {
  const address = ['https://münchen.test:8080/ä', 'https://a.test/b'];
  for (let count = 0; count < 100_000; count += 1)
    if (!parsedUrl(address[count % 2] ?? '')) throw new Error(`refused after ${count}`);
});

test('what is no address is not, with a base or without', () => {
  expect(parsedUrl('no address')).toBeNull();
  expect(parsedUrl('/path')).toBeNull();
  expect(parsedUrl('/path', 'https://a.test')?.href).toBe('https://a.test/path');
  expect(parsedUrl('https://[', 'https://a.test')).toBeNull();
});
