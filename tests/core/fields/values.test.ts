import { expect, test } from 'vitest';
import { formValue } from '#lib/core/fields/values.ts';
import { originalOf, pageTextRegister } from '#lib/page-texts/register.ts';

test('the form of words opens with what the page shows: doors of its own have no words of the demo', () => {
  const { form } = pageTextRegister['home.doors'];
  expect(originalOf('home.doors', { isDemo: false })).toEqual([]);
  const empty = { title: '', people: '' };
  expect(formValue(form, [])).toEqual([empty, empty, empty, empty]);
  const doors = originalOf('home.doors').map((door) => ({ ...door }));
  expect(formValue(form, doors)).toEqual(doors);
  expect(formValue(pageTextRegister['about.leaders'].form, [])).toEqual([]);
});

test('a field of the form is empty where an entry has nothing', () => {
  const value = [{ name: 'Ruth', role: null }];
  expect(formValue(pageTextRegister['about.leaders'].form, value)).toEqual([
    expect.objectContaining({ name: 'Ruth', role: '', email: '', picture_url: '', picture_focus_x: null }),
  ]);
});
