import { expect, test } from 'vitest';
import { insertionLabels } from '#lib/page-texts/insertions.ts';
import { pageTextKeys, pageTextLabel, pageTextPages, pageTextRegister } from '#lib/page-texts/register.ts';

const modules = import.meta.glob<Record<string, object>>('../../lib/page-texts/pages/*.ts', { eager: true });

test('no words of one page take the place of another’s', () => {
  const keys = Object.values(modules).flatMap((module) => Object.values(module).flatMap(Object.keys));
  expect(keys.toSorted()).toEqual([...pageTextKeys].sort());
  expect(pageTextPages.flatMap((page) => page.keys).sort()).toEqual([...pageTextKeys].sort());
});

test.each(pageTextKeys)(
  'the original of %s fits its own form, and names no fact that there is not',
  (key) => {
    const { schema, original } = pageTextRegister[key];
    expect(schema.safeParse(original)).toEqual({ success: true, data: original });
    const names = [...JSON.stringify(original).matchAll(/\{([a-z_]+)\}/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in insertionLabels))).toEqual([]);
  },
);

test('staff know words by their page and place', () => {
  expect(pageTextLabel('home.letter')).toBe('Home: The letter');
  expect(pageTextLabel('home.gone')).toBe('home.gone');
});
