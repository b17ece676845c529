import { expect, test } from 'vitest';
import { isoDuration, secondsOfFragment, secondsOfTime } from '#lib/sermons/playing-time.ts';
import { clockTime } from '#lib/sermons/transcripts/timestamp.ts';

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [2292, '38:12'],
  [3723, '1:02:03'],
])('%d seconds read %s, and lead back', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
  expect(secondsOfTime(text)).toBe(Math.floor(seconds));
});

test('an address names a place by its time or its seconds, and nothing else', () => {
  expect(secondsOfFragment('#t=38:12')).toBe(2292);
  expect(secondsOfFragment('#t=90s')).toBe(90);
  for (const other of ['', '#content', '#t=', '#t=1:2:3:4', '#t=38:99', '#t=-1'])
    expect(secondsOfFragment(other)).toBeNull();
});

test('search engines read the length as ISO 8601 has it', () => {
  expect([0, 59, 2280, 2292, 3600, 3723].map(isoDuration)).toEqual([
    'PT0S',
    'PT59S',
    'PT38M',
    'PT38M12S',
    'PT1H',
    'PT1H2M3S',
  ]);
});
