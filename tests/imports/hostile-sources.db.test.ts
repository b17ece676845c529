import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '#lib/imports/routes.ts';
import { workOnImports } from '#lib/imports/runs/work.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { isWhole } from '#tests/support/extent.ts';
import { callRoute } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';
import { runNow } from './bring-in.ts';

const { POST: start } = routes['In and out']['/api/imports'];

useDatabase();

/** A machine by itself stays under 100 ms; one that runs other tests besides is given more. */
const longestMilliseconds = 1000;

let server: Server;
let body: Buffer;
let url = '';
beforeEach(async () => {
  session.actor.mockResolvedValue(staff);
  server = createServer((_request, response) => response.end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  url = `http://${host}/source`;
  vi.stubEnv('SOURCE_ALLOW_HOSTS', host);
});
afterEach(() => {
  server.close();
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
    const begun = await callRoute(start, { method: 'POST', path: '/api/imports', body: { source, url } });
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    await workOnImports();
    delay.disable();
    expect(await runNow(begun.body.id)).toMatchObject(found);
    expect(delay.max / 1e6).toBeLessThan(longestMilliseconds);
  },
);
