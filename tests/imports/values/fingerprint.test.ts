import { expect, test } from 'vitest';
import { fingerprintOf } from '#lib/imports/fingerprint.ts';

const before = { columns: ['title', 'date'] };
const now = { columns: ['title', 'date', 'link', 'held_in'], laterColumns: ['link', 'held_in'] };
const row = { title: 'Posada', date: '2031-12-16' };

test('a row without what came later has the fingerprint of the time before', () => {
  const fingerprint = fingerprintOf(before, row);
  expect(fingerprintOf(now, row)).toBe(fingerprint);
  expect(fingerprintOf(now, { ...row, link: null, held_in: [] })).toBe(fingerprint);
  expect(fingerprintOf(now, { ...row, held_in: ['es'] })).not.toBe(fingerprint);
});

test('an empty list of the first columns is kept apart from none', () => {
  const weeks = { columns: ['weekday_occurrences'] };
  expect(fingerprintOf(weeks, { weekday_occurrences: [] })).not.toBe(fingerprintOf(weeks, {}));
});
