import { expect, test } from 'vitest';
import { languages } from '#lib/core/language/languages.ts';
import { categoryLinks } from '#lib/ministries/category.ts';
import { fallbackMinistriesIn } from '#lib/ministries/fallback-in.ts';

test('a church’s doors are its categories, each naming its first ministries', () => {
  const doors = categoryLinks([
    { title: 'Coro', category: 'Música' },
    { title: 'Mujeres', category: 'adult' },
    { title: 'Hombres', category: 'Adult' },
    { title: 'Parejas', category: 'Adult' },
  ]);
  expect(doors).toEqual([
    { title: 'Adult', people: 'Mujeres, Hombres and 1 more', anchor: 'adult' },
    { title: 'Coro', people: 'Música', anchor: 'musica' },
  ]);
});

test('of more categories than doors, the church’s own have one', () => {
  const neutral = fallbackMinistriesIn('en', { isDemo: false });
  const doors = categoryLinks([...neutral, { title: 'Coro', category: 'Música' }]);
  expect(doors.map(({ anchor }) => anchor)).toEqual(['adult', 'youth', 'children', 'musica']);
});

test('where all ministries belong to one category, four of them have a door', () => {
  const one = (title: string) => ({ title, category: 'Youth' });
  expect(categoryLinks(['A', 'B', 'C', 'D', 'E'].map(one)).map(({ title }) => title)).toEqual([
    'A',
    'B',
    'C',
    'D',
  ]);
  expect(categoryLinks([])).toEqual([]);
});

test.each(languages)(
  'what an empty site begins with promises nothing of the demo’s church (%s)',
  (language) => {
    const neutral = fallbackMinistriesIn(language, { isDemo: false });
    expect(JSON.stringify(neutral)).not.toMatch(
      /background check|antecedentes|Childcare|Piney Woods|Saturdays|Sábados|Fellowship Hall/,
    );
    expect(neutral.map(({ title }) => title)).toEqual(
      fallbackMinistriesIn(language).map(({ title }) => title),
    );
    for (const { leadername, meetingtimes, has_fixed_time } of neutral)
      expect({ leadername, meetingtimes, has_fixed_time }).toEqual({
        leadername: null,
        meetingtimes: null,
        has_fixed_time: false,
      });
  },
);
