import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import BeliefsPage from '#app/beliefs/page.tsx';
import CalendarPage from '#app/calendar/page.tsx';
import EventPage from '#app/events/[id]/page.tsx';
import EventsPage from '#app/events/page.tsx';
import RootLayout from '#app/layout.tsx';
import LivestreamPage from '#app/livestream/page.tsx';
import MinistriesPage from '#app/ministries/page.tsx';
import HomePage from '#app/page.tsx';
import SermonPage from '#app/sermons/[id]/page.tsx';
import SermonsPage from '#app/sermons/page.tsx';
import sitemap from '#app/sitemap.ts';
import VisitPage from '#app/visit/page.tsx';
import { addAnnouncement, deleteAnnouncement } from '#lib/announcements/commands.ts';
import { updateChurch } from '#lib/church/commands.ts';
import { closeDates, reopenClosing } from '#lib/closings/commands.ts';
import { currentGeneration, publishChange, setListening } from '#lib/core/cache/change-bus.ts';
import { liveTopics } from '#lib/core/cache/live-topics.ts';
import { db } from '#lib/core/database/db.ts';
import { createEvent, updateEvent } from '#lib/events/commands.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { updateSettings } from '#lib/livestream/commands.ts';
import { createMinistry, updateMinistry } from '#lib/ministries/commands.ts';
import { restorePageText, setPageText } from '#lib/page-texts/commands.ts';
import { createSermon, updateSermon } from '#lib/sermons/commands.ts';
import { createService } from '#prisma/factories/event.ts';
import { ResponseCache } from '#server/cache/response-cache.ts';
import { createHandler } from '#server/http/handler.ts';
import { injectRequest, type RequestHandler } from '#server/http/inject.ts';
import { createProbes } from '#server/http/probes.ts';
import { areReadsSame, withChurch } from '#server/http/with-church.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { handlerAt } from '#tests/support/route-handlers.ts';

vi.mock('#app/fonts.ts', () => ({ fraunces: { variable: 'fraunces' }, figtree: { variable: 'figtree' } }));
vi.mock('next/navigation', async (importOriginal) => ({
  ...(await importOriginal<typeof import('next/navigation')>()),
  useRouter: () => ({ refresh: () => undefined }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}));

useDatabase();
/** A Thursday, with the next Sunday three days ahead. */
const now = new Date('2031-06-05T15:00:00Z');
const sunday = '2031-06-08';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  // The documents are not as Next writes them.
  setListening(true);
  for (const topic of liveTopics) publishChange(topic);
});
afterEach(() => {
  setListening(false);
});

/** Pages in the frame of all, as Next would render them for a request. */
const pages: Record<string, (id: string, search: Record<string, string>) => ReactNode | Promise<ReactNode>> =
  {
    '/': () => HomePage(),
    '/beliefs': () => BeliefsPage(),
    '/calendar': (_, search) => CalendarPage({ searchParams: Promise.resolve(search) }),
    '/events': (_, search) => EventsPage({ searchParams: Promise.resolve(search) }),
    '/events/{id}': (id) => EventPage({ params: Promise.resolve({ id }) }),
    '/livestream': () => LivestreamPage({ searchParams: Promise.resolve({}) }),
    '/ministries': () => MinistriesPage({ searchParams: Promise.resolve({}) }),
    '/sermons': () => SermonsPage({ searchParams: Promise.resolve({}) }),
    '/sermons/{id}': (id) => SermonPage({ params: Promise.resolve({ id }) }),
    '/visit': () => VisitPage({ searchParams: Promise.resolve({}) }),
  };

/** What stands in for Next: the same pages and routes, nothing of its own kept. */
const application: RequestHandler = withChurch(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, folder = '', id = ''] = /^((?:\/api)?\/\w+)\/([0-9a-f-]{36}\w*)$/.exec(url.pathname) ?? [];
  const path = id ? `${folder}/{id}` : url.pathname;
  const page = pages[path];
  if (page) await sendPage(response, () => page(id, Object.fromEntries(url.searchParams)));
  else if (path === '/sitemap.xml') response.end(JSON.stringify(await sitemap()));
  else await sendData(request, response, { path, id, url });
});

async function sendPage(response: ServerResponse, render: () => ReactNode | Promise<ReactNode>) {
  try {
    const children = await render();
    const stream = await renderToReadableStream(createElement(RootLayout, null, children));
    await stream.allReady;
    response.setHeader('content-type', 'text/html').end(await new Response(stream).text());
  } catch (error) {
    const isMissing = (error as { digest?: string }).digest === 'NEXT_HTTP_ERROR_FALLBACK;404';
    response.writeHead(isMissing ? 404 : 500, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
  }
}

async function sendData(
  _request: IncomingMessage,
  response: ServerResponse,
  { path, id, url }: { path: string; id: string; url: URL },
) {
  if (/error|no-such/.test(path))
    return void response.setHeader('content-type', 'text/html').end('<h1>Oops</h1>');
  const answer = await handlerAt('GET', path)(new Request(url), { params: Promise.resolve({ id }) } as never);
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}

function siteWith(cache: ResponseCache): RequestHandler {
  return createHandler({
    application,
    cache,
    headers: {},
    staticFiles: { find: () => undefined },
    probes: createProbes(),
    liveStreams: { answer: (_, response) => void response.end(), close: () => undefined, open: 0 },
    styleSheets: new Map(),
    starter: '',
  }).handle;
}

const keeping = () => siteWith(new ResponseCache({ generation: currentGeneration, areReadsSame }));

async function read(site: RequestHandler, url: string) {
  const { status, headers, body } = await injectRequest(site, { method: 'GET', url, headers: {} });
  return { status, body: body.toString(), how: String(headers['cache-status']) };
}

/** The same by a site that has just started, and that keeps no read. */
async function readAnew(url: string) {
  setListening(false);
  try {
    return await read(siteWith(new ResponseCache({ generation: currentGeneration })), url);
  } finally {
    setListening(true);
  }
}

/** Rows as they were made at the beginning; some writes change them, others make more. */
async function furnish() {
  await createService(db(), { is_streamed: true });
  const place = { time: '6:00 PM', location: 'Fellowship Hall', description: 'Bring a pot.' };
  const supper = await createEvent.execute(staff, { title: 'Supper', date: '2031-06-06', ...place });
  const study = await createEvent.execute(staff, {
    title: 'Study',
    date: '2031-06-04',
    ...place,
    is_recurring: true,
    recurrence_frequency: 'weekly',
  });
  const sermon = await createSermon.execute(staff, sermonOf('Where You Go', '2031-06-01'));
  const ministry = await createMinistry.execute(staff, ministryOf('Porch Choir'));
  return { supper: supper.id, study: study.id, sermon: sermon.id, ministry: ministry.id, place };
}

type Rows = Awaited<ReturnType<typeof furnish>>;

const sermonOf = (title: string, date: string) => ({
  title,
  speaker: 'Guest Speaker',
  date,
  passage: 'Ruth 1',
  video_url: 'https://vimeo.com/76979871',
  description: 'On the friendships that hold.',
  series: 'Ruth',
});
const ministryOf = (title: string) => ({
  title,
  description: '<p>All are welcome.</p>',
  category: 'ADULT',
  contact: 'choir@example.org',
});

/** Every kind of change that shows on a page, each with a word of its own. */
const writes: Record<string, (rows: Rows, word: string) => Promise<unknown>> = {
  'an event': ({ supper }, word) => updateEvent.execute(staff, { id: supper, title: word }),
  'an event in the banner': ({ supper }, word) =>
    updateEvent.execute(staff, { id: supper, title: word, show_in_banner: true, is_featured: true }),
  'one date of a series': ({ study }, word) =>
    updateEvent.execute(staff, { id: occurrenceId(study, '2031-06-11'), title: word, scope: 'this' }),
  'a new event': ({ place }, word) =>
    createEvent.execute(staff, { title: word, date: '2031-06-07', ...place }),
  'a sermon': ({ sermon }, word) => updateSermon.execute(staff, { id: sermon, title: word }),
  'a new sermon': (_, word) => createSermon.execute(staff, sermonOf(word, '2031-05-25')),
  'a ministry': ({ ministry }, word) => updateMinistry.execute(staff, { id: ministry, title: word }),
  'an announcement': (_, word) =>
    addAnnouncement.execute(staff, {
      message: word,
      start_date: '2031-06-01T00:00',
      end_date: '2031-06-20T00:00',
    }),
  'no announcement': async () => {
    const last = await db().announcement.findFirst({ orderBy: { created_at: 'desc' } });
    if (last) await deleteAnnouncement.execute(staff, { id: last.id });
  },
  words: (_, word) => setPageText.execute(staff, { key: 'events.lead', value: word }),
  'the original words': () => restorePageText.execute(staff, { key: 'events.lead' }),
  'the name of the church': (_, word) => updateChurch.execute(staff, { name: word }),
  'the zone of the church': async () => {
    const church = await db().church.findFirst();
    const time_zone = church?.time_zone === 'Pacific/Auckland' ? 'America/Chicago' : 'Pacific/Auckland';
    await updateChurch.execute(staff, { time_zone });
  },
  'a closing': (_, word) => closeDates.execute(staff, { from: sunday, mode: 'cancelled', message: word }),
  'no closing': async () => {
    const open = await db().closing.findFirst({ where: { reopened_at: null } });
    if (open) await reopenClosing.execute(staff, { id: open.id });
  },
  'the stream is live': () => updateSettings.execute(staff, { live_override: 'live' }),
  'the stream is over': () => updateSettings.execute(staff, { live_override: 'ended' }),
  'the stream follows the clock': () => updateSettings.execute(staff, { live_override: null }),
  'another video': (_, word) =>
    updateSettings.execute(staff, { youtube_id: word.padEnd(11, 'x').slice(0, 11) }),
  'nothing at all': async () => publishChange('events'),
};

const fixedAddresses = [
  '/',
  '/beliefs',
  '/calendar',
  '/events',
  '/events?tab=past',
  '/livestream',
  '/ministries',
  '/sermons',
  '/visit',
  '/sitemap.xml',
  '/calendar.ics',
  '/sermons/feed.xml',
  '/alerts.xml',
  '/status.json',
  '/api/banner',
  '/api/church',
  '/api/events',
  '/api/events?from=2031-06-01&to=2031-06-30',
  '/api/ministries',
  '/api/page-texts/insertions',
  '/api/sermons',
  '/api/service-status',
  '/api/services',
];

function addressesOf({ supper, study, sermon }: Rows): string[] {
  const events = [supper, study, occurrenceId(study, '2031-06-11')];
  return [
    ...fixedAddresses,
    ...events.flatMap((id) => [`/events/${id}`, `/api/events/${id}`]),
    `/sermons/${sermon}`,
  ];
}

const anyWrite = fc.constantFrom(...Object.keys(writes));

test('whatever is written, the very next answers are those of a site that keeps nothing', async () => {
  const steps = fc.sample(
    fc.record({ write: anyWrite, places: fc.array(fc.nat(), { minLength: 3, maxLength: 3 }) }),
    25,
  );
  const rows = await furnish();
  const addresses = addressesOf(rows);
  const site = keeping();
  const ways = { kept: 0, rendered: 0 };
  // All of them are kept before the first write.
  for (const url of addresses)
    expect([url, (await read(site, url)).how]).toEqual([url, expect.stringContaining('stored')]);
  for (const [step, { write, places }] of steps.entries()) {
    await writes[write]?.(rows, `word ${step}`);
    for (const url of new Set(places.map((place) => addresses[place % addresses.length] ?? '/'))) {
      const { how, ...answer } = await read(site, url);
      const { how: _, ...wanted } = await readAnew(url);
      expect({ step, write, url, ...answer }).toEqual({ step, write, url, ...wanted });
      ways[/fwd=miss/.test(how) ? 'rendered' : 'kept'] += 1;
    }
  }
  // Had every answer been rendered, or none, nothing would have been tried.
  expect(ways.kept).toBeGreaterThan(5);
  expect(ways.rendered).toBeGreaterThan(5);
});

test('after a change of language no answer is that of the language before, and back again', async () => {
  const addresses = addressesOf(await furnish());
  const site = keeping();
  for (const url of addresses) await read(site, url);
  for (const language of ['es', 'en'] as const) {
    await updateChurch.execute(staff, { language });
    for (const url of addresses) {
      const { how: _, ...answer } = await read(site, url);
      const { how: __, ...wanted } = await readAnew(url);
      expect({ language, url, ...answer }).toEqual({ language, url, ...wanted });
      if (/^\/[a-z]*$/.test(url)) expect(answer.body).toContain(`<html lang="${language}"`);
    }
  }
});

test('a change of nothing that they show lets every page be kept', async () => {
  const addresses = addressesOf(await furnish());
  const site = keeping();
  for (const url of addresses) await read(site, url);
  for (const topic of liveTopics) publishChange(topic);
  const rendered: string[] = [];
  for (const url of addresses) if ((await read(site, url)).how !== 'belltower; hit') rendered.push(url);
  expect(rendered).toEqual([]);
});

test('while others read and write, whatever is written is in the very next answers, 100 times out of 100', async () => {
  const { place } = await furnish();
  const site = keeping();
  const shown = ['/api/events', '/calendar.ics'];
  let isOver = false;
  const readers = [...shown, '/api/banner', '/sermons/feed.xml'].map(async (url) => {
    while (!isOver) {
      await read(site, url);
      // An answer from memory waits for nothing, and the database must have its turn.
      await turn();
    }
  });
  const write = async (writer: number) => {
    const { id } = await createEvent.execute(staff, { title: 'Supper', date: '2031-06-20', ...place });
    let hits = 0;
    for (let round = 0; round < 25; round += 1) {
      const title = `Supper ${writer} ${round}`;
      await updateEvent.execute(staff, { id, title });
      const answers = await Promise.all(shown.map((url) => read(site, url)));
      if (answers.every(({ body }) => body.includes(title))) hits += 1;
    }
    return hits;
  };
  const hits = await Promise.all([1, 2, 3, 4].map(write));
  isOver = true;
  await Promise.all(readers);
  expect(hits).toEqual([25, 25, 25, 25]);
});
