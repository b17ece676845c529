import { describe, expect, test } from 'vitest';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { passagesIn } from '#lib/sermons/scripture/passages.ts';

/** 'romans 8:28-8:39, psalms 23-23' */
const readIn = (text: string | null, language: 'en' | 'es' = 'en') =>
  runWithChurch({ ...defaultChurch, language }, () => passagesIn(text))
    .map(({ book, from, to }) => `${book} ${from}-${to}`)
    .join(', ');

describe('a passage', () => {
  test.each([
    ['Rom 8:28-39; Ps 23', 'romans 8:28-8:39, psalms 23-23'],
    ['Romans 8, Psalm 23', 'romans 8-8, psalms 23-23'],
    ['Luke 10:25-37 and Leviticus 19:18', 'luke 10:25-10:37, leviticus 19:18-19:18'],
    ['John 3:16, 18, 20-21', 'john 3:16-3:16, john 3:18-3:18, john 3:20-3:21'],
    ['Rom 8:28; 12:1-2', 'romans 8:28-8:28, romans 12:1-12:2'],
    ['1Co 13:4–7', '1-corinthians 13:4-13:7'],
    ['II Timothy 3:16', '2-timothy 3:16-3:16'],
    ['Romans 7-9', 'romans 7-9'],
    ['Romans 8:28-9:5', 'romans 8:28-9:5'],
    ['Acts 2.42', 'acts 2:42-2:42'],
    ['Romans 8:1-39', 'romans 8-8'],
    ['Jude 3', 'jude 1:3-1:3'],
    ['Ps. 22–24 (NIV)', 'psalms 22-24'],
  ])('%s is %s', (text, passages) => expect(readIn(text)).toBe(passages));

  test.each([
    ['Ruth', 'ruth 1-4'],
    ['the book of Ruth', 'ruth 1-4'],
    ['3 John', '3-john 1-1'],
    ['Second Timothy', '2-timothy 1-4'],
  ])('that is the whole book %s has all of its chapters: %s', (text, passages) =>
    expect(readIn(text)).toBe(passages),
  );

  test.each([
    ['Genesis 50:15 - Exodus 2', 'genesis 50:15-50:26, exodus 1-2'],
    ['Matt 28:20-Mark 1:3', 'matthew 28:20-28:20, mark 1:1-1:3'],
    ['Exodus–Numbers', 'exodus 1-40, leviticus 1-27, numbers 1-36'],
  ])('across books is one of each: %s is %s', (text, passages) => expect(readIn(text)).toBe(passages));
});

test.each([
  null,
  '',
  'Selected texts',
  'Rom VIII',
  'Is it I?',
  'Mark this day',
  'Romans 99',
  'Romans 8:99',
  'Tobit 1',
  'Psalm 151',
])('%s cannot be read', (text) => expect(readIn(text)).toBe(''));

test('a church that speaks Spanish writes its books in Spanish or in English', () => {
  expect(readIn('Romanos 8; Salmo 23', 'es')).toBe('romans 8-8, psalms 23-23');
  expect(readIn('1 Corintios 13 y Psalm 23', 'es')).toBe('1-corinthians 13-13, psalms 23-23');
  expect(readIn('1 John 1; Song of Solomon 2', 'es')).toBe('1-john 1-1, song-of-songs 2-2');
  expect(readIn('Génesis 50 - Éxodo 2', 'es')).toBe('genesis 50-50, exodus 1-2');
  expect(readIn('El libro de Rut', 'es')).toBe('ruth 1-4');
});

test('names of other languages are none that an English text uses', () => {
  expect(readIn('Romanos 8', 'en')).toBe('');
});
