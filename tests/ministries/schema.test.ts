import { describe, expect, test } from 'vitest';
import { church } from '#lib/core/church/church.ts';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { fallbackMinistries } from '#lib/ministries/fallback.ts';
import { categoryOf, ministryInput } from '#lib/ministries/schema.ts';
import { isWomensMinistry, meetingTimeFor } from '#lib/ministries/womens-ministry.ts';

describe('a category', () => {
  test.each([
    ['Adult', 'Adult'],
    ['YOUTH', 'Youth'],
    [' children ', 'Children'],
    ['international', 'International'],
    ['Seniors', null],
    ['', null],
  ])('%o is read as %o, in any case', (text, category) => {
    expect(categoryOf(text)).toBe(category);
  });
});

describe('the form of a ministry', () => {
  test('requires nothing and bounds nothing', () => {
    expect(ministryInput.parse({})).toEqual({});
    expect(ministryInput.parse({ title: '', description: 'x'.repeat(200_000) }).title).toBe('');
  });

  test('stores a blank leader and blank times as null', () => {
    expect(ministryInput.parse({ leadername: '  ', meetingtimes: '' })).toEqual({
      leadername: null,
      meetingtimes: null,
    });
  });
});

describe('the women’s ministry', () => {
  test.each(['Women’s Ministry', "Young women's Bible study", 'WOMEN`S MINISTRY', 'Ladies’ Tea', ' women '])(
    'is known as %o',
    (title) => {
      expect(isWomensMinistry(title)).toBe(true);
      expect(meetingTimeFor(title, 'Fridays')).toBe(church.womensMinistryMeetingTime);
    },
  );

  test.each([
    'Men and Women of Faith',
    'Women of Grace',
    'Womens Ministry',
    'Landladies',
    'Men’s Ministry',
    'Youth Group',
    '',
  ])('is not %o, which keeps its own time', (title) => {
    expect(meetingTimeFor(title, 'Fridays')).toBe('Fridays');
  });
});

describe('the static content', () => {
  test('is three adult ministries, one for youth, one for children, one international', () => {
    const categories = fallbackMinistries.map(({ category }) => category);
    expect(categories).toEqual(['Adult', 'Adult', 'Adult', 'Youth', 'Children', 'International']);
  });

  test('holds to the rules of what staff write', () => {
    for (const { title, description, meetingtimes } of fallbackMinistries) {
      expect(cleanHtml(description)).toBe(description);
      expect(meetingTimeFor(title, meetingtimes)).toBe(meetingtimes);
    }
  });
});
