import { describe, expect, test } from 'vitest';
import type { TranscriptMedia } from '#lib/sermons/transcripts/cue.ts';
import { readTranscript } from '#lib/sermons/transcripts/reading/read-transcript.ts';

/** '0.48 good morning', one a cue. */
function read(file: string | Uint8Array, media: TranscriptMedia = 'text/vtt'): string[] {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return readTranscript(bytes, media).cues.map(({ from, text, speaker }) =>
    [from, speaker && `${speaker}:`, text].filter((part) => part !== null && part !== undefined).join(' '),
  );
}

const srt = (text: string) => read(text, 'application/x-subrip');
const plain = (text: string | Uint8Array) => read(text, 'text/plain');

const automatic = `WEBVTT
Kind: captions
Language: en

00:00:00.480 --> 00:00:03.110 align:start position:0%
 
good<00:00:00.900><c> morning</c><00:00:01.300><c> and</c><00:00:01.600><c> welcome</c>

00:00:03.110 --> 00:00:03.120 align:start position:0%
good morning and welcome
 

00:00:03.120 --> 00:00:06.390 align:start position:0%
good morning and welcome
please<00:00:03.500><c> open</c><00:00:04.000><c> your</c><00:00:04.500><c> bibles</c>

00:00:06.390 --> 00:00:06.400 align:start position:0%
please open your bibles
 

00:00:06.400 --> 00:00:09.000 align:start position:0%
please open your bibles
to<00:00:06.900><c> the</c><00:00:07.400><c> letter</c><00:00:07.800><c> to</c><00:00:08.100><c> the</c><00:00:08.400><c> Romans</c>
`;

describe('captions that roll up', () => {
  const said = [
    '0.48 good morning and welcome',
    '3.12 please open your bibles',
    '6.4 to the letter to the Romans',
  ];

  test('as YouTube writes them, have each line once', () => {
    expect(read(automatic)).toEqual(said);
    expect(read(automatic.replaceAll('\n', '\r\n'))).toEqual(said);
  });

  test('are read as well where an editor took the blank from its line, or the line away', () => {
    expect(read(automatic.replaceAll('\n \n', '\n\n'))).toEqual(said);
    expect(read(automatic.replaceAll('\n \n', '\n'))).toEqual(said);
  });

  test('keep what is said twice', () => {
    const [first, second] = ['00:00:09.000 --> 00:00:09.010\namen', '00:00:09.010 --> 00:00:11.000\namen'];
    expect(read(`${automatic}\n${first}\n \n\n${second}\namen<00:00:10.000><c> brothers</c>`)).toEqual([
      ...said,
      '9 amen',
      '9.01 amen brothers',
    ]);
  });

  test('of three lines, converted to SRT, have each once', () => {
    const lines = ['ONE AND TWO', 'THREE AND FOUR', 'FIVE AND SIX', 'SEVEN AND EIGHT'];
    const cues = lines.map((_, index) => {
      const shown = lines.slice(Math.max(0, index - 2), index + 1).join('\n');
      return `${index + 1}\n00:00:0${index},000 --> 00:00:0${index + 1},000\n${shown}\n`;
    });
    expect(srt(cues.join('\n'))).toEqual(lines.map((line, index) => `${index} ${line}`));
  });

  test('that grow word by word have each word once', () => {
    const cues = ['we', 'we sing', 'we sing together'].map(
      (shown, index) => `00:0${index}.000 --> 00:0${index + 1}.000\n${shown}`,
    );
    expect(read(['WEBVTT', ...cues].join('\n\n'))).toEqual(['0 we', '1 sing', '2 together']);
  });
});

test('other captions keep every word that is said again', () => {
  const cues = ['Holy.', 'Holy.', 'Holy is the Lord.', 'Let us pray.', 'Amen.', 'Amen.'].map(
    (shown, index) => `00:0${index}.000 --> 00:0${index + 1}.000\n${shown}`,
  );
  expect(read(['WEBVTT', ...cues].join('\n\n'))).toEqual([
    '0 Holy.',
    '1 Holy.',
    '2 Holy is the Lord.',
    '3 Let us pray.',
    '4 Amen.',
    '5 Amen.',
  ]);
});

describe('a VTT file', () => {
  test('may begin its first cue at once', () => {
    expect(read('WEBVTT\n00:01.000 --> 00:02.000\nGrace\n\n00:02.000 --> 00:03.000\nand peace')).toEqual([
      '1 Grace',
      '2 and peace',
    ]);
    expect(read('WEBVTT - Sunday\n1\n00:01.000 --> 00:02.000\nGrace')).toEqual(['1 Grace']);
  });

  test('may part its cues by lines with blanks', () => {
    const cues = '00:01.000 --> 00:02.000\nGrace\n \nsecond\n00:02.000 --> 00:03.000\nand peace\n\t\n';
    expect(read(`WEBVTT\n \n${cues}3\n00:03.000 --> 00:04.000\nto you`)).toEqual([
      '1 Grace',
      '2 and peace',
      '3 to you',
    ]);
  });

  test('has its character references and line breaks read as HTML has them', () => {
    const said =
      '<v Jos&eacute;>Gracia&hellip;<br>y&nbsp;paz &#x2014; &ldquo;s&iacute;&rdquo;<br />AT&T &lt;i&gt;';
    expect(read(`WEBVTT\n\n00:01.000 --> 00:02.000\n${said}`)).toEqual([
      '1 José: Gracia… y paz — “sí” AT&T <i>',
    ]);
  });
});

describe('an SRT file', () => {
  test('may have an empty line between the time and the words', () => {
    const file =
      '1\n00:00:00,000 --> 00:00:04,000\n\nGood morning to all of you.\n\n2\n00:00:04,500 --> 00:00:08,000\n';
    expect(srt(`${file}Please open your Bibles.\n`)).toEqual([
      '0 Good morning to all of you.',
      '4.5 Please open your Bibles.',
    ]);
  });

  test('may have empty lines within its words', () => {
    const first = '1\n00:00:01,000 --> 00:00:04,000\nGrace\n\nto you\n\n\nand peace\nfrom God\n';
    const second = '2\n00:00:05,000 --> 00:00:06,000\n\n40 days\n\n3\n00:00:07,000 --> 00:00:08,000\n';
    const expected = ['1 Grace to you and peace from God', '5 40 days', '7 Amen for ever'];
    expect(srt(`${first}\n${second}Amen\n\nfor ever`)).toEqual(expected);
    expect(srt(`${first}${second}Amen\n\nfor ever\n\n4\n`)).toEqual(expected);
  });

  test('has its character references and line breaks read', () => {
    const first = '1\n00:00:00,000 --> 00:00:04,000\nGod&#39;s love &amp; grace<br>for everybody\n\n';
    const second = '2\n00:00:04,500 --> 00:00:08,000\n&quot;Come&quot;, he says&nbsp;now.\n';
    expect(srt(`${first}${second}`)).toEqual([
      "0 God's love & grace for everybody",
      '4.5 "Come", he says now.',
    ]);
    expect(srt('1\n00:00:01,000 --> 00:00:02,000\nFe&nbsp;&iexcl;viva!<BR/>4 &lt; 5 < 6')).toEqual([
      '1 Fe ¡viva! 4 < 5 < 6',
    ]);
  });

  test('in Windows-1252 has its letters', () => {
    const file = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n\x93Se\xf1or\x94, s\xed', 'latin1');
    expect(read(file, 'application/x-subrip')).toEqual(['1 “Señor”, sí']);
  });
});

describe('a plain text as Word writes it', () => {
  test('keeps a paragraph together that has line breaks of its own', () => {
    expect(plain('Grace\vto you.\r\nAnd peace.\f')).toEqual(['Grace to you.', 'And peace.']);
    expect(plain('Grace\vto you.\v\vAnd\vpeace.')).toEqual(['Grace to you.', 'And peace.']);
  });

  test('may end in the mark of an old file', () => {
    expect(plain('Grace to you.\r\nAnd peace.\r\n\u001a')).toEqual(['Grace to you.', 'And peace.']);
    expect(plain('Grace.\u001a\r\n\r\n')).toEqual(['Grace.']);
    expect(() => plain('Grace\u001a to you')).toThrow('This file is not text.');
    expect(() => plain('\u001a')).toThrow('There are no words in this transcript.');
  });

  test('may be in Windows-1252', () => {
    expect(plain(Buffer.from('\x93El Se\xf1or es mi pastor\x94 \x96 cada d\xeda', 'latin1'))).toEqual([
      '“El Señor es mi pastor” – cada día',
    ]);
  });

  test('in UTF-8 keeps its letters where one byte is broken', () => {
    const broken = Buffer.concat([Buffer.from('Señor, señal y '), Buffer.from('a\xf1o', 'latin1')]);
    expect(plain(broken)).toEqual(['Señor, señal y año']);
  });
});
