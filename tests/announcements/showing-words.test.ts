import { expect, test } from 'vitest';
import { showingWords } from '#lib/announcements/showing-time.ts';
import { currentChurch, runWithChurch } from '#lib/core/church/current-church.ts';

test.each([
  ['2026-11-29T00:00', '2026-11-30T00:00', 'Sun, Nov 29, 2026'],
  ['2026-11-25T00:00', '2026-11-29T00:00', 'Wed, Nov 25, 2026 through Sat, Nov 28, 2026'],
  ['2026-11-25T09:00', '2026-11-26T00:00', 'Nov 25, 2026, 9:00 AM to Nov 26, 2026, 12:00 AM'],
  ['2026-11-25T00:00', '2026-11-25T18:30', 'Nov 25, 2026, 12:00 AM to Nov 25, 2026, 6:30 PM'],
  ['2026-13-25T00:00', '2026-11-26T00:00', 'Invalid date to Nov 26, 2026, 12:00 AM'],
  ['', 'never', 'Invalid date to Invalid date'],
])('an announcement from %j to %j shows: %s', (start_date, end_date, words) => {
  expect(showingWords({ start_date, end_date })).toBe(words);
});

test.each([
  ['2026-11-25T00:00', '2026-11-29T00:00', 'Del mié, 25 nov 2026 al sáb, 28 nov 2026'],
  [
    '2026-11-25T09:00',
    '2026-11-26T00:00',
    'Del 25 nov 2026, 9:00\u00a0a.\u00a0m. al 26 nov 2026, 12:00\u00a0a.\u00a0m.',
  ],
])('in Spanish from %j to %j: %s', (start_date, end_date, words) => {
  const church = { ...currentChurch(), language: 'es' } as const;
  expect(runWithChurch(church, () => showingWords({ start_date, end_date }))).toBe(words);
});
