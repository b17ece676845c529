import { afterEach, expect, test } from 'vitest';
import { keepPutAway, readPutAway } from '#components/office/put-away.ts';
import { removeStored, writeStored } from '#lib/core/browser/browser-storage.ts';

const key = 'belltower.office-put-away';
afterEach(() => removeStored('localStorage', key));

test('what was put away in the office stays away, each once', () => {
  expect(readPutAway()).toEqual([]);
  for (const lack of ['mail', 'https', 'mail'] as const) keepPutAway(lack);
  expect(readPutAway()).toEqual(['mail', 'https']);
});

test('what cannot be read puts nothing away', () => {
  writeStored('localStorage', key, '{"mail":true}');
  expect(readPutAway()).toEqual([]);
});
