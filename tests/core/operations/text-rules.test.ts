import { expect, test } from 'vitest';
import { isBlank, isEmailAddress, shownLength } from '#lib/core/operations/text-rules.ts';

test.each([
  'user@xn--e1afmkfd.xn--p1ai',
  'user@xn--mnchen-3ya.xn--3oq18vl8pn36a',
  'User@XN--E1AFMKFD.XN--P1AI',
  'user@пример.рф',
  'jose\u0301@example.org',
  'भक्ति@उदाहरण.भारत',
  'josé.díaz@niño.example',
  "o'brien+prayer@mail.example.co.uk",
])('an address of mail: %s', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  'user@example',
  'user@xn--',
  'user@example.xn--a-',
  'user@example.c0m',
  'user@example.o',
  '\u0301user@example.org',
  'a@b@example.org',
  'user@-example.org',
  'user..name@example.org',
  `${'a'.repeat(250)}@example.org`,
])('no address of mail: %s', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test.each([
  '',
  ' \t\n',
  '\u00A0\u2003\u3000',
  '\u200B\u200B',
  '\u00AD\u2060\uFEFF',
  '\u200E\u202A\u2066',
  '\u3164\uFFA0\u115F',
  '\u2800',
  '\uFE0F\u{E0020}',
  ' \u0301\u20DD',
  '\u034F\u180E\u17B4',
])('nobody can see %j', (text) => {
  expect(isBlank(text)).toBe(true);
  expect(shownLength(text)).toBe(0);
});

test.each([
  ['Ruth', 4],
  ['a\u200Bb', 2],
  [' a b ', 3],
  ['जी', 2],
  ['é', 1],
  ['.', 1],
  ['👨‍👩‍👧', 6],
  ['\u0600', 1],
  ['한', 1],
])('%j is seen', (text, length) => {
  expect(isBlank(text)).toBe(false);
  expect(shownLength(text)).toBe(length);
});
