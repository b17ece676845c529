import { describe, expect, test } from 'vitest';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { messages } from '#lib/language/messages.ts';
import { fallbackMinistries } from '#lib/ministries/fallback.ts';
import { fallbackMinistriesIn } from '#lib/ministries/fallback-in.ts';
import { ministryInput } from '#lib/ministries/schema.ts';
import { meetingTimesOf } from '#lib/ministries/womens-ministry.ts';

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

  test('takes meeting times in any words, and none that no clock shows', () => {
    const refused = (meetingtimes: string) =>
      ministryInput.safeParse({ meetingtimes }).error?.issues.map(({ message }) => message);
    expect(refused('Wednesdays 7:60 pm')).toEqual([messages.errors.noSuchTime]);
    expect(refused('Wednesdays after supper')).toBeUndefined();
  });
});

describe('the static content', () => {
  test('is three adult ministries, one for youth, one for children, one international', () => {
    const categories = fallbackMinistries.map(({ category }) => category);
    expect(categories).toEqual(['Adult', 'Adult', 'Adult', 'Youth', 'Children', 'International']);
  });

  test('holds to the rules of what staff write', () => {
    for (const { title, description, meetingtimes, has_fixed_time } of fallbackMinistries) {
      expect(cleanHtml(description)).toBe(description);
      expect(meetingTimesOf({ has_fixed_time, meetingtimes })).toBe(meetingtimes);
      expect(has_fixed_time).toBe(/women/i.test(title));
    }
  });
});

test('a new site’s ministries have the same places, categories and lists in both languages', () => {
  const shapes = (language: 'en' | 'es') =>
    fallbackMinistriesIn(language).map(({ title, leadername, meetingtimes, description, ...rest }) => ({
      ...rest,
      parts: description.match(/<\/?\w+>/g),
    }));
  expect(shapes('es')).toEqual(shapes('en'));
  for (const [index, { title, meetingtimes, has_fixed_time }] of fallbackMinistriesIn('es').entries()) {
    expect(title).not.toBe(fallbackMinistries[index]?.title);
    expect(meetingtimes === fallbackMinistries[index]?.meetingtimes).toBe(has_fixed_time);
  }
});
