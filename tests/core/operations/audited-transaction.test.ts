import { expect, test } from 'vitest';
import { sessionLabel } from '#lib/core/operations/audited-transaction.ts';

test('a session always has the same short name, and another session another', () => {
  const label = sessionLabel('0b6f4f0e-58a4-4c5c-a6f0-6f3f0f3f8f11');
  expect(label).toMatch(/^[0-9A-F]{4}$/);
  expect(sessionLabel('0b6f4f0e-58a4-4c5c-a6f0-6f3f0f3f8f11')).toBe(label);
  expect(sessionLabel('0b6f4f0e-58a4-4c5c-a6f0-6f3f0f3f8f12')).not.toBe(label);
});
