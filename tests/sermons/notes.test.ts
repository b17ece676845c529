import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBlanks, type NotePiece, parseNotes } from '#lib/sermons/notes/notes.ts';

const plain = (text: string) => ({ text, isStrong: false, isEmphasized: false });
const isBlank = (piece: NotePiece) => 'name' in piece;
/** The blanks that notes show, each line to write on counted. */
const countShown = (notes: string) =>
  parseNotes(notes).reduce(
    (sum, { kind, lines }) => sum + (kind === 'lines' ? lines.length : lines.flat().filter(isBlank).length),
    0,
  );
const blanksOf = (notes: string) => parseNotes(notes).flatMap(({ lines }) => lines.flat().filter(isBlank));
const textOf = (notes: string) =>
  parseNotes(notes)
    .flatMap(({ lines }) => lines.flat())
    .map((piece) => ('name' in piece ? `[[${piece.word}]]` : piece.text))
    .join('');

test('a word in double brackets is a blank among its words', () => {
  expect(parseNotes('God is [[ love ]] to us.')).toEqual([
    {
      kind: 'paragraph',
      start: 1,
      lines: [[plain('God is '), expect.objectContaining({ number: 1, word: 'love' }), plain(' to us.')]],
    },
  ]);
});

test('headings, lists, numbers, paragraphs and lines to write on are blocks of their own', () => {
  const notes = '# Today\nOne\ntwo\n\nthree\n- a\n* b\n2. c\n3) d\n\n[[]]\n[[ ]]\nNow?';
  expect(parseNotes(notes).map(({ kind, start, lines }) => [kind, start, lines.length])).toEqual([
    ['heading', 1, 1],
    ['paragraph', 1, 2],
    ['paragraph', 1, 1],
    ['bullets', 1, 2],
    ['numbers', 2, 2],
    ['lines', 1, 2],
    ['paragraph', 1, 1],
  ]);
});

test('words are strong or emphasized, blanks within them too', () => {
  expect(parseNotes('**Be [[still]]** and *know*')[0]?.lines[0]).toEqual([
    { text: 'Be ', isStrong: true, isEmphasized: false },
    expect.objectContaining({ word: 'still' }),
    plain(' and '),
    { text: 'know', isStrong: false, isEmphasized: true },
  ]);
});

test.each(['2 * 3 * 4', '[one]', '[[two', 'three]]', '[[a[[', '#hash', '**', '-5', '<b>&amp;</b>'])(
  '%s is the words it is',
  (words) => {
    expect(parseNotes(words)).toEqual([{ kind: 'paragraph', start: 1, lines: [[plain(words)]] }]);
  },
);

test('a blank keeps its name when other lines and its own word change, and tells no answer', () => {
  const [first] = blanksOf('Grace is [[free]].');
  const [, again] = blanksOf('A [[new]] line.\n\nGrace is [[a gift]].');
  expect(again).toMatchObject({ number: 2, name: (first as { name: string }).name });
  expect(JSON.stringify({ ...first, word: '' })).not.toContain('free');
});

test('every blank has a name of its own, in lines that are the same too', () => {
  const blanks = blanksOf('[[a]] and [[b]]\n[[c]] and [[d]]\n\n[[]]\n\n[[]]');
  expect(new Set(blanks.map((piece) => 'name' in piece && piece.name)).size).toBe(6);
});

test('whatever is written, every blank is found and no letter is lost', () => {
  const part = fc.constantFrom(
    '[[',
    ']]',
    '[[x]]',
    '**',
    '*',
    '# ',
    '- ',
    '1. ',
    '\n',
    'a',
    ' ',
    '<i>',
    '\r',
    '\u2028',
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 40 }).map((parts) => parts.join('')),
      (notes) => {
        expect(countShown(notes)).toBe(countBlanks(notes));
        const letters = (text: string) => [...text].filter((letter) => letter === 'a').length;
        expect(letters(textOf(notes))).toBe(letters(notes));
      },
    ),
  );
});

test.each([
  '[['.repeat(5000),
  '*a'.repeat(5000),
  '**'.repeat(5000),
  '**a*'.repeat(2500),
  '[[]]'.repeat(2500),
])('ten thousand letters of brackets and stars are read at once', (notes) => {
  const start = performance.now();
  parseNotes(notes);
  expect(performance.now() - start).toBeLessThan(1000);
});
