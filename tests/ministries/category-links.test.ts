import { expect, test } from 'vitest';
import { categoryLinks } from '#lib/ministries/category.ts';
import { fallbackMinistries } from '#lib/ministries/fallback.ts';
import { withoutClaims } from '#lib/ministries/unclaimed.ts';

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

test('what every new site begins with promises nothing on another church’s site', () => {
  const shown = withoutClaims(fallbackMinistries);
  expect(JSON.stringify(shown)).not.toMatch(
    /background check|Childcare|Piney Woods|Saturdays|Fellowship Hall/,
  );
  expect(shown.map(({ title }) => title)).toEqual(fallbackMinistries.map(({ title }) => title));
  expect(shown[0]?.meetingtimes).toBe(fallbackMinistries[0]?.meetingtimes);
});

test('a ministry that staff have written stays as it is', () => {
  const own = {
    ...fallbackMinistries[4],
    description: '<p>Ours.</p>',
  } as (typeof fallbackMinistries)[number];
  expect(withoutClaims([own])).toEqual([own]);
});
