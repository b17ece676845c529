import { describe, expect, test } from 'vitest';
import { type TranscriptMedia, timedCues } from '#lib/sermons/transcripts/cue.ts';
import { readTranscript } from '#lib/sermons/transcripts/reading/read-transcript.ts';
import { clockTime, secondsOf, timestampOf } from '#lib/sermons/transcripts/timestamp.ts';
import { toSrt, toVtt } from '#lib/sermons/transcripts/write-cues.ts';

function read(text: string | Uint8Array, media: TranscriptMedia = 'text/vtt') {
  return readTranscript(typeof text === 'string' ? new TextEncoder().encode(text) : text, media);
}

function refusalOf(text: string | Uint8Array, media?: TranscriptMedia): string {
  try {
    return JSON.stringify(read(text, media));
  } catch (error) {
    return (error as Error).message;
  }
}

const vtt = `WEBVTT - Sunday
Kind: captions

STYLE
::cue { color: lime }

REGION
id:fred

NOTE made by hand
--> of no matter

intro
00:01.000 --> 00:00:04.500 align:start position:10%
<v.loud Pastor Ann>Grace <i.foreign lang="en">abounding</i>,
he said &amp; <00:00:02.000><c>sang</c>

00:03.000 --> 00:06.000
<v Bob &lt;elder&gt;>Amen.</v> <v Pastor Ann>Amen &#8212; amen

3
01:02:03.250 --> 01:02:05.000
No name here
`;

describe('a VTT file', () => {
  test('gives its cues with their speakers, without tags, styles and notes', () => {
    expect(read(vtt)).toEqual({
      kind: 'timed',
      cues: [
        { from: 1, to: 4.5, text: 'Grace abounding, he said & sang', speaker: 'Pastor Ann' },
        { from: 3, to: 6, text: 'Amen.', speaker: 'Bob <elder>' },
        { from: 3, to: 6, text: 'Amen — amen', speaker: 'Pastor Ann' },
        { from: 3723.25, to: 3725, text: 'No name here' },
      ],
    });
  });

  test('is the same with CRLF, with a mark, and in UTF-16 of both kinds', () => {
    const expected = read(vtt);
    const crlf = `\ufeff${vtt.replaceAll('\n', '\r\n')}`;
    expect(read(crlf)).toEqual(expected);
    const little = Buffer.from(crlf, 'utf16le');
    expect(read(little)).toEqual(expected);
    expect(read(Buffer.from(little).swap16())).toEqual(expected);
    expect(read(vtt.replaceAll('\n', '\r'))).toEqual(expected);
  });

  test('is written as it was read', () => {
    const { cues } = read(vtt);
    const written = toVtt(timedCues(cues));
    expect(read(written).cues).toEqual(cues);
    expect(written).toContain('00:00:03.000 --> 00:00:06.000\n<v Bob &lt;elder&gt;>Amen.\n');
  });

  test('keeps overlapping cues, by their beginning', () => {
    const cues = [
      '00:05.000 --> 00:09.000\nlate',
      '00:01.000 --> 00:08.000\nearly',
      '00:05.000 --> 00:06.000\ntoo',
    ];
    expect(read(['WEBVTT', ...cues].join('\n\n')).cues.map(({ text }) => text)).toEqual([
      'early',
      'late',
      'too',
    ]);
  });

  test.each([
    ['00:05.000 --> 00:03.000\nwords', 'Line 3: this part ends before it begins.'],
    ['\n00:01.000 --> 10:00:01.000\nwords', 'Line 4: this part lasts ten hours or more.'],
    ['00:99.000 --> 00:03.000\nwords', 'Line 3: the times should read like 00:01:15.000 --> 00:01:20.500.'],
    ['00:01.000 -->\nwords', 'Line 3: the times should read like 00:01:15.000 --> 00:01:20.500.'],
    ['words without a time', 'Line 3: these words have no time above them.'],
    ['one\ntwo\n00:01.000 --> 00:02.000\nwords', 'Line 3: these words have no time above them.'],
    ['00:01.000 --> 00:02.000\n<i></i>', 'There are no words in this transcript.'],
    ['NOTE nothing else', 'There are no words in this transcript.'],
  ])('with %j is refused with the line', (body, message) => {
    expect(refusalOf(`WEBVTT\n\n${body}`)).toBe(message);
  });

  test('may have a cue just under ten hours, and one of no length', () => {
    const { cues } = read('WEBVTT\n\n00:00.000 --> 09:59:59.999\nlong\n\n00:01.000 --> 00:01.000\nshort');
    expect(cues.map(({ text }) => text)).toEqual(['long', 'short']);
  });

  test('begins with its name', () => {
    expect(refusalOf('00:01.000 --> 00:02.000\nwords')).toBe(
      'Line 1: a VTT file begins with the word WEBVTT.',
    );
  });
});

describe('an SRT file', () => {
  const srt = `1
00:00:01,000 --> 00:00:04,000
- <b>Grace</b> is {\\an8}enough
for <font color="red">you</font>
2
00:00:04,500 --> 00:00:06,000
4 < 5, and 40 days

3

4
00:00:07,000 --> 00:00:08,000
Amen`;

  test('gives its cues, also without empty lines between them', () => {
    expect(read(srt, 'application/x-subrip').cues).toEqual([
      { from: 1, to: 4, text: '- Grace is enough for you' },
      { from: 4.5, to: 6, text: '4 < 5, and 40 days' },
      { from: 7, to: 8, text: 'Amen' },
    ]);
  });

  test('is written with numbers, commas, and a name where another person speaks', () => {
    expect(toSrt(timedCues(read(vtt).cues))).toBe(`1
00:00:01,000 --> 00:00:04,500
Pastor Ann: Grace abounding, he said & sang

2
00:00:03,000 --> 00:00:06,000
Bob <elder>: Amen.

3
00:00:03,000 --> 00:00:06,000
Pastor Ann: Amen — amen

4
01:02:03,250 --> 01:02:05,000
No name here
`);
  });

  test('with words that have no time is refused with the line', () => {
    const srt = 'Grace\n\n1\n00:00:01,000 --> 00:00:02,000\nand more';
    expect(refusalOf(srt, 'application/x-subrip')).toBe('Line 1: these words have no time above them.');
    expect(refusalOf(`WEBVTT\n\n00:01.000 --> 00:02.000\nGrace\n\nand more`)).toBe(
      'Line 6: these words have no time above them.',
    );
  });
});

describe('a plain text', () => {
  test('has a cue a paragraph, without times', () => {
    expect(read('Grace to you\nand peace.\n\n\nAmen.\n', 'text/plain')).toEqual({
      kind: 'plain',
      cues: [
        { from: null, to: null, text: 'Grace to you and peace.' },
        { from: null, to: null, text: 'Amen.' },
      ],
    });
  });

  test('without empty lines has one a line', () => {
    expect(read('One.\r\nTwo.', 'text/plain').cues.map(({ text }) => text)).toEqual(['One.', 'Two.']);
  });
});

test.each(['text/vtt', 'application/x-subrip', 'text/plain'] as const)(
  'what is empty, no text or too large is refused in one sentence: %s',
  (media) => {
    const empty = 'There are no words in this transcript.';
    const noText = 'This file is not text. Please save the transcript as text in UTF-8.';
    expect(refusalOf('', media)).toBe(empty);
    expect(refusalOf('\ufeff \n\t\n', media)).toBe(empty);
    expect(refusalOf(new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0]), media)).toBe(noText);
    expect(refusalOf(new Uint8Array([0xff, 0xfe, 0x41]), media)).toBe(noText);
    expect(refusalOf('WEBVTT\n\n00:01.000 --> 00:02.000\nwo\u0000rds', media)).toBe(noText);
    expect(refusalOf('x'.repeat(2_000_001), media)).toBe('A transcript may have 2 MB at most.');
  },
);

test('times are read and written to the thousandth, and shown as a clock', () => {
  expect(['1:02', '00:01:02,5', '100:00:00.001', '1:60', '61', 'x'].map(secondsOf)).toEqual([
    62,
    62.5,
    360_000.001,
    null,
    null,
    null,
  ]);
  expect([0, 62.5, 35_999.9996].map((seconds) => timestampOf(seconds))).toEqual([
    '00:00:00.000',
    '00:01:02.500',
    '10:00:00.000',
  ]);
  expect([0, 65.9, 2292, 3723].map(clockTime)).toEqual(['0:00', '1:05', '38:12', '1:02:03']);
});
