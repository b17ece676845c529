import { describe, expect, test } from 'vitest';
import { momentAndSize, momentWords, overdueDays, sizeWords } from '#lib/backups/backup-words.ts';
import { inChurch } from '#tests/support/church.ts';

const now = new Date('2026-11-23T18:00:00Z');

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [41_200_000, '41 MB'],
  [4_120_000, '4.1 MB'],
  [12_000_000_000, '12 GB'],
])('%i bytes are said as %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

test('a size has the decimal sign of the church’s language', () => {
  expect(inChurch({ country: 'ES', language: 'es' }, () => sizeWords(4_120_000))).toBe('4,1 MB');
});

test.each([
  ['2026-11-23T09:16:00Z', 'today 3:16'],
  ['2026-11-22T09:16:00Z', 'yesterday 3:16'],
  ['2026-11-23T21:16:00Z', 'today 3:16 PM'],
  ['2026-11-20T04:00:00Z', 'November 19, 2026 10:00 PM'],
])('%s is %s at the church', (moment, words) => {
  expect(momentWords(moment, now)).toBe(words);
});

test('a mail, which is read later, names the day', () => {
  const backup = {
    created_at: '2026-11-23T09:15:00Z',
    proven_at: '2026-11-23T09:16:00Z',
    bytes: 41_000_000,
    file_bytes: 0,
  };
  expect(momentAndSize(backup)).toBe('November 23, 2026 3:16 AM, 41 MB');
  expect(momentAndSize({ ...backup, file_bytes: 52_000_000 })).toBe(
    'November 23, 2026 3:16 AM, 41 MB and 52 MB of files',
  );
});

describe('no backup was proven for too long', () => {
  const provenAt = (proven_at: string | null) => ({ created_at: '2026-11-15T09:15:00Z', proven_at });

  test('once it is 8 days', () => {
    expect(overdueDays([provenAt('2026-11-15T18:00:00Z')], now)).toBe(8);
    expect(overdueDays([provenAt('2026-11-15T18:00:01Z')], now)).toBeNull();
  });

  test('counted from the first that failed where none ever was', () => {
    expect(overdueDays([provenAt(null)], now)).toBe(8);
  });

  test('never on a site that has none yet', () => {
    expect(overdueDays([], now)).toBeNull();
  });
});
