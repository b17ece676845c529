import { expect, test } from 'vitest';
import { readLanguages } from '#lib/imports/csv/language-cell.ts';

test.each([
  ['', []],
  ['es', ['es']],
  ['EN; es', ['en', 'es']],
  ['Spanish', ['es']],
  ['español, Inglés', ['es', 'en']],
  ['English and Spanish', ['en', 'es']],
  ['inglés y coreano', ['en', 'ko']],
  ['Español/English', ['es', 'en']],
  ['Tagalog', ['fil']],
  ['Kreyòl', ['ht']],
  ['한국어 & American Sign Language', ['ko', 'ase']],
  ['es, spa, Spanish', ['es']],
  ['en, es, ko, vi, ht, zh', ['en', 'es', 'ko', 'vi', 'ht']],
])('the cell %j has the languages %j', (cell, codes) => {
  expect(readLanguages(cell)).toEqual({ codes, unknown: [] });
});

test('words that are no language are named', () => {
  expect(readLanguages('Bilingual, es')).toEqual({ codes: ['es'], unknown: ['Bilingual'] });
});
