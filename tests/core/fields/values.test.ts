import { describe, expect, test } from 'vitest';
import { formValue, mapNamedTexts } from '#lib/core/fields/values.ts';
import { originalOf, type PageTextKey, pageTextRegister } from '#lib/page-texts/register.ts';

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

describe('texts that may have a translation', () => {
  const named = (key: PageTextKey, value: unknown) => {
    const found: [string, string | undefined][] = [];
    const mapped = mapNamedTexts(pageTextRegister[key].form, value, 'value', ({ name, label, text }) => {
      found.push([name, label]);
      return text.toUpperCase();
    });
    return { found, mapped };
  };

  test('have the names of the fields and the numbers of the entries that lead to them', () => {
    expect(named('home.hero', 'Come.').found).toEqual([['value', 'Words']]);
    const road = { title: 'The road', text: 'Where to park.' };
    expect(named('home.road', road)).toEqual({
      found: [
        ['value.title', 'Heading'],
        ['value.text', 'Words'],
      ],
      mapped: { title: 'THE ROAD', text: 'WHERE TO PARK.' },
    });
    const questions = [
      { question: 'Where?', answer: 'Here.', link_label: '', link_url: '/visit' },
      { question: 'When?', answer: 'Now.', link_label: 'Map', link_url: '/visit' },
    ];
    const { found, mapped } = named('about.questions', questions);
    expect(found.slice(1)).toEqual([
      ['value.0.answer', 'question 1: Answer'],
      ['value.1.question', 'question 2: Question'],
      ['value.1.answer', 'question 2: Answer'],
      ['value.1.link_label', 'question 2: Words of a link below it'],
    ]);
    expect(mapped).toEqual([
      { question: 'WHERE?', answer: 'HERE.', link_label: '', link_url: '/visit' },
      { question: 'WHEN?', answer: 'NOW.', link_label: 'MAP', link_url: '/visit' },
    ]);
  });

  test('are no names of persons, no addresses and no numbers', () => {
    const ruth = {
      ...{ name: 'Ruth', role: 'Elder', words: null, email: 'ruth@example.org' },
      ...{ picture_url: '/ruth.jpg', picture_focus_x: 4 },
    };
    expect(named('about.leaders', [ruth])).toEqual({
      found: [['value.0.role', 'leader 1: Role']],
      mapped: [{ ...ruth, role: 'ELDER' }],
    });
  });
});
