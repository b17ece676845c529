import { expect, test } from 'vitest';
import { inTextOrder } from '#lib/core/church/text-order.ts';
import { inChurch } from '#tests/support/church.ts';

const sorted = (language: 'en' | 'es', texts: readonly string[]) =>
  inChurch({ language }, () => inTextOrder(texts, (text) => text));

test('texts are in the order of English: accents and capitals with their letter', () => {
  const names = ['Zoe', 'álvaro', 'Ángel', 'ana', 'Ñusta', 'Nora', 'de la Cruz, Eva', 'Öz', 'bob'];
  expect(sorted('en', names)).toEqual([
    ...['álvaro', 'ana', 'Ángel', 'bob', 'de la Cruz, Eva', 'Nora', 'Ñusta', 'Öz', 'Zoe'],
  ]);
});

test('in Spanish ñ comes behind every n', () => {
  const names = ['Ñusta', 'Nuria', 'ñandú', 'Oscar', 'nora', 'Óliver'];
  expect(sorted('es', names)).toEqual(['nora', 'Nuria', 'ñandú', 'Ñusta', 'Óliver', 'Oscar']);
  expect(sorted('en', ['Ñusta', 'Nuria', 'Nz'])).toEqual(['Nuria', 'Ñusta', 'Nz']);
});
