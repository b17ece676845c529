import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { log } from '#lib/core/process/log.ts';
import { setTranscript } from '#lib/sermons/transcripts/commands.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { bringIn, runNow, sendFile, workHere } from '#tests/imports/bring-in.ts';
import { wxr } from '#tests/imports/support/wxr.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byNight } from '#tests/support/extent.ts';
import { fastest } from '#tests/support/fastest.ts';
import { pdfOf, startDocumentSite } from '#tests/support/files/documents.ts';
import { m4aOf, mp3Of } from '#tests/support/files/sound.ts';
import { signedInCookie, tusClient } from '#tests/support/files/upload-sound.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { serveBytes } from '#tests/support/servers/serve-bytes.ts';
import { filledWith } from './long-text.ts';

useDatabase({ as: staff });
let origin: string;
let cookie: string;
let errors: MockInstance;
beforeEach(async () => {
  newDataFolder();
  vi.stubEnv('ADMIN_PASSWORD', 'a long password');
  vi.stubEnv('UPLOADTHING_TOKEN', '');
  errors = vi.spyOn(log, 'error');
  origin = await startDocumentSite();
  cookie = await signedInCookie();
});
// An unexpected error is logged as one.
afterEach(() => expect(errors.mock.calls).toEqual([]));

const megabyte = 1_000_000;
/** With what the database needs, and a process that reads beside the site. */
const longestMilliseconds = 3000;

/** A file that can be sent, and how. `send` resolves to the status, or to what became of an import. */
interface Sent {
  whole: () => Promise<Buffer> | Buffer;
  /** Each within the one before. */
  nested: readonly [opening: string, closing?: string][];
  send: (bytes: Buffer) => Promise<number | string>;
}

const text = (...lines: string[]) => Buffer.from(lines.join('\n'));
const formOf = (bytes: Buffer, fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File([new Uint8Array(bytes)], 'file'));
  return form;
};

function transcript(media: string, ...lines: string[]): Sent {
  return {
    whole: () => text(...lines),
    nested: [['<b>', '</b>'], ['<v '], ['{\\', '}'], ['&amp;']],
    send: async (bytes) => {
      const { id } = await createSermon(db());
      const given = { id, file: new Uint8Array(bytes), media };
      return setTranscript.execute(staff, given).then(
        () => 200,
        ({ code }) => code,
      );
    },
  };
}

function imported(fields: Record<string, string>, whole: () => Buffer, nested: Sent['nested']): Sent {
  return {
    whole,
    nested,
    send: async (bytes) => {
      const { status, body } = await sendFile(new File([new Uint8Array(bytes)], 'file'), fields);
      if (status !== 202) return status;
      await workHere();
      return (await runNow(body.id)).state;
    },
  };
}

const picture = (bucket: string): Sent => ({
  whole: () =>
    sharp({ create: { width: 24, height: 16, channels: 3, background: 'blue' } })
      .png()
      .toBuffer(),
  nested: [['<svg>', '</svg>'], ['IDAT']],
  send: async (bytes) => {
    return (await callApi('POST /api/uploads', { body: formOf(bytes, { bucket }) })).status;
  },
});

const sound = (whole: () => Buffer): Sent => ({
  whole,
  nested: [['\0\0\0\x08moov'], ['ID3\x03\0\0\0\0\0\0'], ['RIFF']],
  send: async (bytes) => (await tusClient(origin, cookie).sendWhole(bytes)).answer.status,
});

const fedBy = (whole: () => Buffer): Sent => ({
  whole,
  nested: [['<item>', '</item>'], ['<channel>'], ['<description><![CDATA['], ['&lt;b&gt;']],
  send: async (bytes) => {
    const url = await serveBytes(bytes, 'application/rss+xml');
    return (await bringIn({ source: 'feed', url, dry_run: false })).state;
  },
});

const kinds: Readonly<Record<string, Sent>> = {
  'a picture': picture('event-images'),
  'a logo': picture('logos'),
  'a document': {
    whole: () => pdfOf(2000),
    nested: [['<<', '>>'], ['['], ['%PDF-']],
    send: async (bytes) => {
      const body = formOf(bytes, { title: 'Bulletin' });
      return (await fetch(`${origin}/api/documents`, { method: 'POST', body })).status;
    },
  },
  'an MP3': sound(() => mp3Of({ seconds: 20, title: 'On Grace' })),
  'an M4A': sound(() => m4aOf({ seconds: 20 })),
  'captions in VTT': transcript('text/vtt', 'WEBVTT', '', '00:01.000 --> 00:04.000', '<v Ann>Good morning'),
  'captions in SRT': transcript('application/x-subrip', '1', '00:00:01,000 --> 00:00:04,000', 'Good morning'),
  'words that were said': transcript('text/plain', 'Ann: Good morning.', '', 'Please sit.'),
  'a list': imported({ source: 'csv', table: 'events' }, () => text('Title,Date', '"A, b",2027-01-02'), [
    ['"'],
    ['","'],
    [';'],
    ['\r'],
  ]),
  'a calendar': imported(
    { source: 'ics' },
    () =>
      text(
        ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Choir', 'DTSTART:20310304T190000Z'],
        ...['RRULE:FREQ=WEEKLY;COUNT=3', 'END:VEVENT', 'END:VCALENDAR', ''],
      ),
    [['BEGIN:VEVENT\n', 'END:VEVENT\n'], ['BEGIN:VTIMEZONE\n'], ['\n '], ['"']],
  ),
  'an export of WordPress': imported(
    { source: 'wordpress' },
    () =>
      Buffer.from(
        wxr({
          id: 1,
          type: 'page',
          title: 'Us',
          content: '<!-- wp:group --><div><p>Words</p></div><!-- /wp:group --> [button url="/a"]B[/button]',
        }),
      ),
    [
      ['<item>', '</item>'],
      ['<div>', '</div>'],
      ['<!-- wp:group -->'],
      ['[vc_row]', '[/vc_row]'],
      ['a:1:{i:0;', '}'],
    ],
  ),
  'a feed': fedBy(() =>
    text(
      '<rss version="2.0"><channel><title>Sermons</title>',
      '<item><title>One</title><guid>1</guid><pubDate>2026-11-01</pubDate><description>Words</description>',
      '<enclosure url="https://pod.example/1.mp3" type="audio/mpeg"/></item></channel></rss>',
    ),
  ),
};

describe.each(Object.keys(kinds))('%s', (kind) => {
  const { whole, nested, send } = kinds[kind] as Sent;

  /** Sends it, as often as a busy machine needs, and expects an answer in order. */
  async function judge(bytes: Buffer, what: string): Promise<void> {
    const took = await fastest(async () => {
      const answer = await send(bytes);
      const isRight =
        typeof answer === 'number' ? answer < 500 : answer !== 'internal' && answer !== 'running';
      expect(isRight, `${what}: ${answer}`).toBe(true);
    }, longestMilliseconds);
    if (took < longestMilliseconds) return;
    // On a busy machine the right file takes its time, too.
    const right = await whole();
    const usual = await fastest(() => send(right), 0);
    expect(took, `${what}; the right file took ${usual} ms`).toBeLessThan(usual * 3);
  }

  test('of a megabyte of one character, alone, in its middle or at its end', byNight, async () => {
    const right = await whole();
    for (const character of ['\0', 'A', '<', ' ', '\n', '"', '\xff']) {
      const filled = Buffer.alloc(megabyte, character, 'latin1');
      const half = right.length >> 1;
      await judge(filled, `${JSON.stringify(character)} alone`);
      await judge(Buffer.concat([right, filled]), `${JSON.stringify(character)} at its end`);
      await judge(
        Buffer.concat([right.subarray(0, half), filled, right.subarray(half)]),
        `${JSON.stringify(character)} in its middle`,
      );
    }
  });

  test('that is nested deeply, closed or not', byNight, async () => {
    const right = await whole();
    for (const [opening, closing = ''] of nested) {
      const open = Buffer.from(filledWith(opening, 100_000 * opening.length), 'latin1');
      const close = Buffer.from(filledWith(closing, 100_000 * closing.length), 'latin1');
      for (const place of [0, right.length >> 1, right.length])
        await judge(
          Buffer.concat([right.subarray(0, place), open, close, right.subarray(place)]),
          `${opening} at ${place}`,
        );
    }
  });

  test('that is cut short', byNight, async () => {
    const right = await whole();
    const cuts = 40;
    for (let cut = 0; cut <= cuts; cut += 1)
      await judge(right.subarray(0, Math.floor((right.length * cut) / cuts)), `cut at ${cut} of ${cuts}`);
  });
});
