import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sermonDateText, sermonInput, sermonListInput, sermonUpdate } from '#lib/sermons/schema.ts';

const complete = {
  title: 'The Neighbor Who Stopped',
  speaker: 'Lead Pastor',
  date: '2026-03-08',
  passage: ' Luke 10:25-37 ',
  video_url: 'https://youtu.be/dQ-w4_9WgXc',
  description: 'Some thoughts on the people we drive past.',
  thumbnail_url: '',
  series: '',
  notes: ' ',
};

// Ten in the evening of March 8 in Texas; in UTC it is March 9 already.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-09T03:00:00Z') }));

function messageOf(change: Record<string, unknown>): string | undefined {
  return sermonInput.safeParse({ ...complete, ...change }).error?.issues[0]?.message;
}

describe('a sermon', () => {
  test('is trimmed, and what is blank and optional is null', () => {
    expect(sermonInput.parse(complete)).toEqual({
      ...complete,
      passage: 'Luke 10:25-37',
      thumbnail_url: null,
      series: null,
      notes: null,
    });
  });

  test('needs nothing but its required fields', () => {
    const { passage: _, thumbnail_url: __, series: ___, ...required } = complete;
    expect(sermonInput.safeParse(required).success).toBe(true);
  });

  test.each([
    [{ title: 'A' }, 'Title must be at least 2 characters.'],
    [{ title: ' A ' }, 'Title must be at least 2 characters.'],
    [{ title: undefined }, 'Title must be at least 2 characters.'],
    [{ speaker: 'B' }, 'Speaker name must be at least 2 characters.'],
    [{ date: '' }, 'Please select a date.'],
    [{ date: undefined }, 'Please select a date.'],
    [{ date: '2026-02-29' }, 'Please select a date.'],
    [{ date: '2026-03-09' }, 'Please select a date from January 1, 1900 to today.'],
    [{ date: '1899-12-31' }, 'Please select a date from January 1, 1900 to today.'],
    [{ video_url: '' }, 'Please give a video address or a sound file.'],
    [{ video_url: 'youtube' }, 'Please enter a valid URL.'],
    [{ video_url: 'javascript:alert(1)' }, 'Please enter a valid URL.'],
    [{ description: 'Too short' }, 'Description must be at least 10 characters.'],
    [{ notes: '[[x]] '.repeat(101) }, 'Notes can have 100 blanks at most.'],
    [{ notes: 'x'.repeat(10_001) }, 'Please use at most 10000 characters.'],
    [{ thumbnail_url: 'picture' }, 'Please enter a valid URL.'],
    [{ thumbnail_url: '//example.com/picture.png' }, 'Please enter a valid URL.'],
  ])('with %o is refused in the words for it', (change, message) => {
    expect(messageOf(change)).toBe(message);
  });

  test.each([
    { title: 'Ab' },
    { speaker: 'Bo' },
    { date: '1900-01-01' },
    { date: '2026-03-08' },
    { description: 'Ten signs!' },
    { thumbnail_url: 'https://example.com/picture.png' },
    { thumbnail_url: '/uploads/sermon-thumbnails/1_a.png' },
    { thumbnail_url: null, series: null, passage: null },
  ])('with %o is accepted', (change) => {
    expect(messageOf(change)).toBeUndefined();
  });
});

test('a change leaves alone what it does not name', () => {
  const id = '33333333-3333-4333-8333-333333333333';
  expect(sermonUpdate.parse({ id, title: 'New title' })).toEqual({ id, title: 'New title' });
  expect(sermonUpdate.parse({ id, series: '' })).toEqual({ id, series: null });
  expect(sermonUpdate.safeParse({ id: '12', title: 'New title' }).success).toBe(false);
});

test('a list takes one name or several, and refuses numbers that make no sense', () => {
  expect(sermonListInput.parse({ series: 'Ruth', speaker: ['A', ' A', 'B', ''], page: '2' })).toEqual({
    series: ['Ruth'],
    speaker: ['A', 'B'],
    page: 2,
  });
  for (const wrong of [{ page: '0' }, { page: 'x' }, { limit: '201' }, { limit: '0' }, { offset: '-1' }]) {
    expect(sermonListInput.safeParse(wrong).success).toBe(false);
  }
});

test('a date is written with its month in words', () => {
  expect(sermonDateText('2026-03-08')).toBe('March 8, 2026');
  expect(sermonDateText('soon')).toBe('No date');
});
