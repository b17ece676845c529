import { describe, expect, it } from 'vitest';
import {
  findLanguageCode,
  languageLabel,
  languageNameIn,
  listLanguages,
} from '#lib/core/language/language-names.ts';

describe('the code of a language', () => {
  it.each([
    ['es', 'es'],
    ['ko', 'ko'],
    ['spa', 'es'],
    ['tl', 'fil'],
    ['ht', 'ht'],
    ['ase', 'ase'],
    ['iw', 'he'],
  ])('%s is %s', (text, code) => {
    expect(findLanguageCode(text)).toBe(code);
  });

  it.each([
    '',
    'e',
    'ES',
    'zz',
    'abc',
    'mul',
    'und',
    'zxx',
    'mis',
    'sh',
    'english',
    'es-MX',
    'es ',
    '__proto__',
    '12',
  ])('%j is none', (text) => {
    expect(findLanguageCode(text)).toBeNull();
  });
});

describe('the name of a language', () => {
  it('is in the language asked for, as it is written within a sentence', () => {
    expect(languageNameIn('ko', 'en')).toBe('Korean');
    expect(languageNameIn('ko', 'es')).toBe('coreano');
    expect(listLanguages(['es', 'en'], 'es')).toBe('español e inglés');
    expect(listLanguages(['en', 'es', 'ko'], 'en')).toBe('English, Spanish and Korean');
  });

  it('begins a line with a capital letter', () => {
    expect(languageLabel(['es', 'en'], 'es')).toBe('Español e inglés');
  });

  it('is English where the other language has none, and the tag of an unknown one', () => {
    expect(languageNameIn('ase', 'es')).toBe('American Sign Language');
    expect(languageNameIn('zz', 'es')).toBe('zz');
  });
});
