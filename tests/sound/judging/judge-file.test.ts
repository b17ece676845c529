import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesOfPieces } from '#lib/sound/judging/bytes.ts';
import { judgeFile } from '#lib/sound/judging/judge-file.ts';
import type { Verdict } from '#lib/sound/judging/verdict.ts';
import { fastest } from '#tests/support/fastest.ts';
import { m4aOf, mp3Of, sevenBits, tagFrame, tagOf } from '#tests/support/files/sound.ts';
import { soundAttacks } from './attacks.ts';

const judged = (bytes: Uint8Array): Promise<Verdict> =>
  judgeFile(bytesOfPieces([{ position: 0, bytes }], bytes.length));

const sample = (name: string) => readFile(join(import.meta.dirname, '../samples', name));
const mp3 = (seconds: number, title: string | null = null) => ({ extension: 'mp3', seconds, title });
const m4a = (seconds: number) => ({ extension: 'm4a', seconds, title: null });

describe('an MP3', () => {
  test('may have zeros between its tag and the first frame', async () => {
    expect(await judged(await sample('zeros-after-the-tag.mp3'))).toEqual(mp3(3));
    const [tag, sound] = [tagOf(3, []), mp3Of({ seconds: 5 })];
    expect(await judged(Buffer.concat([tag, Buffer.alloc(700_000), sound]))).toEqual(mp3(5));
  });

  test('may begin with other bytes, such as the rest of a frame, and end with some', async () => {
    const sound = mp3Of({ seconds: 5, hasLength: false });
    const rest = Buffer.from(Array.from({ length: 3000 }, (_, place) => (place * 7919) % 255));
    expect(await judged(Buffer.concat([rest, sound]))).toEqual(mp3(5));
    expect(await judged(Buffer.concat([sound.subarray(100), rest]))).toEqual(mp3(5));
    const listed = Buffer.concat([sound, Buffer.from('TAG'), Buffer.alloc(125)]);
    expect(await judged(listed)).toEqual(mp3(5));
  });

  test('that was joined of several has the length of all', async () => {
    expect(await judged(await sample('two-files-joined.mp3'))).toEqual(mp3(9));
    const parts = [
      mp3Of({ seconds: 20, title: 'One' }),
      Buffer.alloc(5000),
      mp3Of({ seconds: 40, title: 'Two' }),
    ];
    expect(await judged(Buffer.concat(parts))).toEqual(mp3(60, 'One'));
    const picture = tagOf(3, [tagFrame('APIC', Buffer.alloc(3_000_000))]);
    expect(await judged(Buffer.concat([mp3Of({ seconds: 7 }), picture, mp3Of({ seconds: 8 })]))).toEqual(
      mp3(15),
    );
  });

  test('that was cut without loss keeps the header of the whole, and has its own length', async () => {
    const whole = mp3Of({ seconds: 60 });
    expect(await judged(whole.subarray(0, 192 * 500))).toEqual(mp3(12));
    expect(await judged(whole.subarray(0, 192 * 500 + 90))).toMatchObject({ refusal: 'truncated', all: 60 });
  });

  test.each([
    ['of version 2.3', tagOf(3, [tagFrame('TIT2', Buffer.from('\0Mercy', 'latin1'))])],
    ['of version 2.4', tagOf(4, [tagFrame('TIT2', Buffer.from('\u0003Mercy\0and more'), sevenBits(15))])],
    [
      'in UTF-16',
      tagOf(3, [tagFrame('TIT2', Buffer.from([1, 0xfe, 0xff, ...Buffer.from('Mercy', 'utf16le').swap16()]))]),
    ],
    [
      'behind pictures',
      tagOf(3, [tagFrame('APIC', Buffer.alloc(2_000_000)), tagFrame('TIT2', Buffer.from('\0Mercy'))]),
    ],
    [
      'of version 2.2',
      Buffer.concat([Buffer.from('ID3\x02\0\0'), sevenBits(12), Buffer.from('TT2\0\0\x06\0Mercy')]),
    ],
  ])('has the title of its tag %s', async (_kind, tag) => {
    expect(await judged(Buffer.concat([tag, mp3Of({ seconds: 3 })]))).toEqual(mp3(3, 'Mercy'));
  });
});

describe('an M4A', () => {
  test('with pictures of its chapters is no film', async () => {
    expect(await judged(m4aOf({ seconds: 30, chapters: 'jpeg' }))).toEqual(m4a(30));
    expect(await judged(m4aOf({ seconds: 30, chapters: 'avc1', isLast: true }))).toEqual(m4a(30));
    expect(await judged(m4aOf({ seconds: 30, film: true }))).toEqual({ refusal: 'film' });
  });

  test('whose sound is lossless is refused, as most browsers do not play it', async () => {
    expect(await judged(await sample('lossless.m4a'))).toEqual({ refusal: 'lossless' });
    expect(await judged(m4aOf({ seconds: 30, codec: 'alac' }))).toEqual({ refusal: 'lossless' });
    expect(await judged(m4aOf({ seconds: 30, codec: 'ac-3' }))).toEqual({ refusal: 'notSound' });
  });
});

describe('a file that is made to keep its reader busy', () => {
  test.each(Object.keys(soundAttacks))('%s is judged at once', async (name) => {
    const bytes = soundAttacks[name]?.() ?? Buffer.alloc(0);
    expect(await fastest(() => judged(bytes), 2000)).toBeLessThan(2000);
  });

  test('beyond the limits cannot be read', async () => {
    for (const name of [
      'a tag of 1.2 million frames',
      'a list of values of 2 MB',
      'many tracks',
      'many atoms of the file',
    ])
      expect([name, await judged(soundAttacks[name]?.() ?? Buffer.alloc(0))]).toEqual([
        name,
        { refusal: 'unreadable' },
      ]);
  });

  test('damaged or cut, whatever it is, is judged without a failure', async () => {
    const files = [
      mp3Of({ seconds: 2, title: 'A' }),
      m4aOf({ seconds: 2 }),
      m4aOf({ seconds: 2, isLast: true, chapters: 'jpeg' }),
    ];
    const damaged = fc.record({
      file: fc.constantFrom(...files),
      wounds: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(damaged, async ({ file, wounds, share }) => {
        const copy = Buffer.from(file);
        for (const [place, value] of wounds) copy[place % copy.length] = value;
        const verdict = await judged(copy.subarray(0, Math.round(copy.length * share)));
        if ('seconds' in verdict) expect(verdict.seconds).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});
