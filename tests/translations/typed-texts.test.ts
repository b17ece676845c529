import { describe, expect, test } from 'vitest';
import { batchesOf, type TypedTexts, withoutSaved, withTyped } from '#lib/translations/typed-texts.ts';

const typed = (text: string, isSuggested = false) => ({ text, isSuggested });

describe('what is sent of typed texts', () => {
  const texts: TypedTexts = {
    title: typed('Cena'),
    location: typed('  '),
    description: typed('Traiga', true),
    short_title: typed('Nada'),
  };

  test('is a person’s by itself, and a program’s that was not changed', () => {
    expect(batchesOf(texts, new Map())).toEqual([
      { isMachine: false, fields: { title: 'Cena', location: null, short_title: 'Nada' } },
      { isMachine: true, fields: { description: 'Traiga' } },
    ]);
  });

  test('is nothing whose original is empty in the form', () => {
    const originals = new Map([
      ['title', 'Supper'],
      ['short_title', ' '],
    ]);
    expect(batchesOf(texts, originals)[0]?.fields).toEqual({ title: 'Cena', location: null });
    expect(batchesOf({}, originals)).toEqual([]);
  });
});

test('what was typed on while it was saved is still to be saved', () => {
  const before = { title: typed('Cena'), location: typed('Salón') };
  const now = { title: typed('Cena'), location: typed('Salón grande') };
  expect(withoutSaved(now, before)).toEqual({ location: typed('Salón grande') });
});

test('a text that is typed back to what is stored is not typed', () => {
  const one = withTyped({}, { name: 'title', text: 'Cenas', stored: 'Cena' });
  expect(one).toEqual({ title: typed('Cenas') });
  expect(withTyped(one, { name: 'title', text: 'Cena', stored: 'Cena' })).toEqual({});
});
