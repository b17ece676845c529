import { expect, test } from 'vitest';
import { inLanguage, spokenPath, withoutPrefix } from '#lib/core/addresses/in-language.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { pathByLanguage } from '#lib/core/church/spoken-languages.ts';

const spoken = ' /baptism>/bautismo /weddings>/bodas ';
const inSpanish = <Result>(run: () => Result) =>
  runWithFacts({ prefix: '/es', unprefixed: 'api files', spoken }, run);

test.each([
  ['/weddings', '/es/bodas'],
  ['/weddings?x=1#top', '/es/bodas?x=1#top'],
  ['/weddings/hall', '/es/weddings/hall'],
  ['/wedding', '/es/wedding'],
  ['/bodas', '/es/bodas'],
  ['/', '/es'],
  ['/files/a.pdf', '/files/a.pdf'],
  ['https://example.org/weddings', 'https://example.org/weddings'],
])('a link to %s leads to %s on a page in the second language', (address, to) => {
  expect(inSpanish(() => inLanguage(address))).toBe(to);
});

test('on a page in the first language links stay, and the way to the other is known', () => {
  runWithFacts({ spoken }, () => {
    expect(inLanguage('/weddings')).toBe('/weddings');
    expect(spokenPath('/weddings')).toBe('/bodas');
    expect(withoutPrefix('/bodas')).toBe('/bodas');
  });
});

test.each([
  ['/es/bodas', '/weddings'],
  ['/es/weddings', '/weddings'],
  ['/es/bod', '/bod'],
  ['/es', '/'],
  ['/weddings', '/weddings'],
])('the page at %s is %s in the first language', (path, stored) => {
  expect(inSpanish(() => withoutPrefix(path))).toBe(stored);
});

test('a page is named in each language by its own path', () => {
  const church = { ...defaultChurch, second_language: 'es' } as const;
  const languages = { en: '/weddings', es: '/es/bodas', 'x-default': '/weddings' };
  expect(runWithFacts({ church, spoken }, () => pathByLanguage('/weddings'))).toEqual(languages);
});
