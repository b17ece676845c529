import { expect, test } from 'vitest';
import { defaultServices } from '#lib/core/church/regular-service.ts';
import { nextStreamWords } from '#lib/livestream/status/next-stream-words.ts';

const words = (starts_at: string, in_days: number) =>
  nextStreamWords({ starts_at, in_days }, defaultServices);

test('the next stream is told by its weekday at its usual time, else by its date', () => {
  expect(words('2026-11-29T10:30:00-06:00', 3)).toBe('Live Sundays at 10:30 AM, in 3 days');
  expect(words('2026-11-29T10:30:00-06:00', 1)).toBe('Live Sundays at 10:30 AM, tomorrow');
  expect(words('2026-11-29T09:00:00-06:00', 0)).toBe('Live Sunday, November 29 at 9:00 AM, today');
  expect(words('2026-12-24T17:00:00-06:00', 28)).toBe('Live Thursday, December 24 at 5:00 PM, in 28 days');
});
