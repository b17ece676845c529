import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvLines } from '#lib/core/text/csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', "=cmd|' /C calc'!A0", '-'])(
  'a cell that begins as a formula does, %s, gets an apostrophe before it',
  (text) => {
    expect(parse(csvLines([[text, 'next']]))).toEqual([[`'${text}`, 'next']]);
  },
);

test.each(['1 = 1', "'tis", '7:00 PM - 8:00 PM', '', 'a,b', 'with "quotes"', 'two\r\nlines', 'grüße 神'])(
  'any other cell comes back as it was: %j',
  (text) => {
    expect(parse(csvLines([[text, 'next']]))).toEqual([[text, 'next']]);
  },
);

test.each(['two\nlines', 'two\rlines', 'two\r\nlines', '\n', 'ends\n', '=1\n+1', 'a, "b"\nc'])(
  'a cell with a line break of any kind is quoted, so that every reader keeps its row whole: %j',
  (text) => {
    const guarded = text.startsWith('=') ? `'${text}` : text;
    expect(csvLines([[text, 'next']])).toBe(`"${guarded.replaceAll('"', '""')}",next\r\n`);
  },
);

test('what is no text is told as JSON tells it, and nothing as an empty cell', () => {
  expect(csvLines([[true, false, -3, null, ['1', '3'], { kind: 'late' }]])).toBe(
    `true,false,-3,,"[""1"",""3""]","{""kind"":""late""}"\r\n`,
  );
});
