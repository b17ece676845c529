import { monitorEventLoopDelay } from 'node:perf_hooks';
import { beforeEach, expect, test } from 'vitest';
import { workOnImports } from '#lib/imports/runs/work.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { isWhole } from '#tests/support/extent.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenAsSource } from '#tests/support/servers/listen.ts';
import { runNow } from '../bring-in.ts';

useDatabase({ as: staff });

/** A machine by itself stays under 100 ms; one that runs other tests besides is given more. */
const longestMilliseconds = 1000;

let body: Buffer;
let url = '';
beforeEach(async () => {
  const { origin } = await listenAsSource((_request, response) => response.end(body));
  url = `${origin}/source`;
});

const calendar = (line: string) =>
  [
    'BEGIN:VCALENDAR',
    ...['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Choir', 'DTSTART:20310304T190000Z', line, 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:2', 'SUMMARY:Supper', 'DTSTART:20310305T190000Z', 'END:VEVENT'],
    'END:VCALENDAR',
  ].join('\r\n');
const attributes = () => Array.from({ length: 300_000 }, (_, place) => ` a${place}="x"`).join('');
const dates = () => '20310304T190000Z,'.repeat(Math.floor((19 * 1024 * 1024) / 17));

const sources = [
  [
    'a feed with 300,000 attributes of one element',
    'feed',
    () => `<rss version="2.0"><channel><title>x</title><item${attributes()}/></channel></rss>`,
    { state: 'failed', problems: [expect.stringContaining('could not be read to its end')] },
  ],
  [
    'a calendar with 1.2 million parameters of one property',
    'ics',
    () => calendar(`DTEND${';A=b'.repeat(1_200_000)}:20310304T200000Z`),
    {
      state: 'ready',
      counts: { events: { added: 1 } },
      problems: ['“Choir” could not be read and was left out.'],
    },
  ],
  [
    'a calendar with a list of 19 MB',
    'ics',
    () => calendar(`EXDATE:${dates()}20310304T190000Z`),
    {
      state: 'ready',
      counts: { events: { added: 1 } },
      problems: ['“Choir” could not be read and was left out.'],
    },
  ],
] as const;

test.each(isWhole ? sources : sources.slice(0, 2))(
  '%s is read beside the site, which goes on to answer',
  async (_what, source, text, found) => {
    body = Buffer.from(text());
    const begun = await callApi('POST /api/imports', { body: { source, url } });
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    await workOnImports();
    delay.disable();
    expect(await runNow(begun.body.id)).toMatchObject(found);
    expect(delay.max / 1e6).toBeLessThan(longestMilliseconds);
  },
);
