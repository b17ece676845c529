import { expect, test } from 'vitest';
import { z } from 'zod';
import { instant } from '#lib/core/operations/fields.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';

const row = z.strictObject({ title: z.string(), parts: z.int(), seen_at: instant.nullable() });
const stored = { title: 'Ruth', parts: 4, seen_at: new Date('2026-03-01T12:00:00Z'), secret: 'hidden' };

test('a row is answered with the fields of its schema alone, moments as text', () => {
  expect(presentRow(row, stored)).toEqual({ title: 'Ruth', parts: 4, seen_at: '2026-03-01T12:00:00.000Z' });
  expect(presentRow(row, { ...stored, seen_at: null })).toMatchObject({ seen_at: null });
});

test('a row without a field of its schema, or with another kind of value in it, does not compile', () => {
  // @ts-expect-error: `parts` is missing
  presentRow(row, { title: 'Ruth', seen_at: null });
  // @ts-expect-error: `parts` is a number
  presentRow(row, { title: 'Ruth', parts: '4', seen_at: null });
  // @ts-expect-error: `title` is never null
  expect(() => row.parse(presentRow(row, { title: null, parts: 4, seen_at: null }))).toThrow();
});
