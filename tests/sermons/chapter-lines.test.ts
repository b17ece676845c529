import { describe, expect, test } from 'vitest';
import { chapterLines, readChapterLines } from '#lib/sermons/chapter-lines.ts';

/** '750 The lost coin'; a line that cannot be read is its problem. */
function read(lines: string): string[] {
  const { chapters, problems } = readChapterLines(lines);
  return [...chapters.map(({ seconds, title }) => `${seconds} ${title}`), ...problems];
}

const both = ['0 Welcome', '750 The lost coin'];

describe('chapters pasted from a video or the notes of a podcast', () => {
  test.each([
    '(0:00) Welcome\n(12:30) The lost coin',
    '[0:00] Welcome\n[00:12:30]The lost coin',
    '- 0:00 Welcome\n- 12:30 The lost coin',
    '• 0:00 – Welcome\n• 12:30 — The lost coin',
    '0:00 | Welcome\n12:30 | The lost coin',
    '00:00:00.000 Welcome\n00:12:30.500 The lost coin',
    '00:00:00,000 → Welcome\n00:12:30,999 → The lost coin',
    '1. 0:00 Welcome\n2) 12:30: The lost coin',
    '**0:00** Welcome\n**12:30** The lost coin',
    '0:00-12:30 Welcome\n[12:30 – 1:02:15] The lost coin',
    '⏱ 0：00　Welcome\n⏱ 12：30　The lost coin',
    'Welcome 0:00\nThe lost coin 12:30',
    'Welcome - 0:00\nThe lost coin (12:30)',
    '* Welcome: 00:00\n* The lost coin ..... 12:30',
    'Welcome\t[0:00-12:30]\nThe lost coin … 12:30 - 20:00',
  ])('are read: %j', (lines) => expect(read(lines)).toEqual(both));

  test('count minutes beyond the hour', () => {
    expect(read('62:15 The lost coin\n105:00 Amen')).toEqual(['3735 The lost coin', '6300 Amen']);
    expect(read('1:62:15 The lost coin')).toEqual([expect.stringMatching('^Line 1: ')]);
  });

  test('keep the times and the marks of their titles', () => {
    expect(read('0:00 The service of 10:30\n1:00 (Intro)\n2:00 *Notes*\n3:00 Q&A?')).toEqual([
      '0 The service of 10:30',
      '60 (Intro)',
      '120 *Notes*',
      '180 Q&A?',
    ]);
    expect(read('The service of 10:30 (1:00)\nAmen. - 2:00')).toEqual([
      '60 The service of 10:30',
      '120 Amen.',
    ]);
  });

  test('are told where a time stands within words, or alone', () => {
    const wanted = 'please write when it begins and its title, such as 12:30 The lost coin.';
    expect(read('At 10:30 we sing\n(0:00)\n1:2\n12:30 - 14:00')).toEqual(
      [1, 2, 3, 4].map((line) => `Line ${line}: ${wanted}`),
    );
  });
});

test('chapters are read as they are written', () => {
  const chapters = [
    { seconds: 0, title: 'Welcome' },
    { seconds: 3735, title: 'Amen' },
  ];
  expect(readChapterLines(chapterLines(chapters))).toEqual({ chapters, problems: [] });
});

test('a megabyte of lines is read within a second', () => {
  const begun = performance.now();
  for (const line of ['1:11 a\n', '[- ', '1:1 ', ' ..', '::'])
    readChapterLines(line.repeat(1_000_000 / line.length));
  expect(performance.now() - begun).toBeLessThan(1000);
});
