import { expect, test } from 'vitest';
import { isKnownTag } from '#lib/core/http/etag.ts';

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", W/"abc" , "y"', true],
  ['"with, a comma","abc"', true],
  [' * ', true],
  ['"abcd"', false],
  ['"xabc"', false],
  ['abc', false],
  ['"a,"abc","b"', false],
  ['"*"', false],
  ['', false],
  [null, false],
])('If-None-Match: %s', (header, isKnown) => {
  expect(isKnownTag(header, '"abc"')).toBe(isKnown);
  expect(isKnownTag(header, 'W/"abc"')).toBe(isKnown);
});
