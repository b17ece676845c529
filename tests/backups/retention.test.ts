import { expect, test } from 'vitest';
import { backupsToKeep } from '#lib/backups/retention.ts';

const dayMilliseconds = 86_400_000;

/** One backup each day at 3:15 in the church's zone in winter, the last one on that day. */
function daily(last: string, count: number) {
  const end = Date.parse(`${last}T09:15:00Z`);
  return Array.from({ length: count }, (_, index) => ({
    created_at: new Date(end - index * dayMilliseconds).toISOString(),
  }));
}

const daysOf = (backups: Iterable<{ created_at: string }>) =>
  [...backups].map(({ created_at }) => created_at.slice(0, 10)).sort();

test('after two years of nights 7 days, 4 weeks and 12 months are there', () => {
  expect(daysOf(backupsToKeep(daily('2026-11-25', 730)))).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-08',
    '2026-11-15',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ]);
});

test('night after night, what is let go is never asked for again', () => {
  let kept: { created_at: string }[] = [];
  for (const next of daily('2026-11-25', 730).toReversed()) kept = [...backupsToKeep([...kept, next])];
  expect(daysOf(kept)).toEqual(daysOf(backupsToKeep(daily('2026-11-25', 730))));
});

test('a day is the church’s: what was made late in the evening is no backup of the next day', () => {
  const evening = { created_at: '2026-11-21T04:00:00.000Z' };
  const night = { created_at: '2026-11-20T09:15:00.000Z' };
  const later = daily('2026-11-25', 5);
  expect(backupsToKeep([evening, night, ...later])).not.toContain(night);
});

test('all backups of the newest day stay', () => {
  const two = [{ created_at: '2026-11-20T18:00:00.000Z' }, { created_at: '2026-11-20T18:05:00.000Z' }];
  expect(backupsToKeep(two).size).toBe(2);
});

test('a long time without backups lets none go', () => {
  const old = daily('2020-01-05', 3);
  expect(backupsToKeep(old).size).toBe(3);
});
