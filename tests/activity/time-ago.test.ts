import { expect, test } from 'vitest';
import { timeAgo } from '#components/activity/time-ago.ts';

const now = new Date('2031-06-01T18:00:00Z');

test.each([
  ['2031-06-01T18:00:05Z', 'just now'],
  ['2031-06-01T17:59:01Z', 'just now'],
  ['2031-06-01T17:59:00Z', '1 minute ago'],
  ['2031-06-01T17:00:01Z', '59 minutes ago'],
  ['2031-06-01T17:00:00Z', '1 hour ago'],
  ['2031-06-01T05:30:00Z', '12 hours ago'],
  ['2031-06-01T05:00:00Z', null],
])('%s, seen at 18:00, was %s', (at, words) => {
  expect(timeAgo(new Date(at), now)).toBe(words);
});
