import { createElement, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { GET as alerts } from '#app/alerts.xml/route.ts';
import CalendarPage from '#app/calendar/page.tsx';
import { GET as calendarFeed } from '#app/calendar.ics/route.ts';
import EventPage, { generateMetadata } from '#app/events/[id]/page.tsx';
import EventsPage from '#app/events/page.tsx';
import LivestreamPage from '#app/livestream/page.tsx';
import HomePage from '#app/page.tsx';
import { GET as statusRoute } from '#app/status.json/route.ts';
import VisitPage from '#app/visit/page.tsx';
import { BannerSlot } from '#components/banner/banner-slot.tsx';
import { findBanner } from '#lib/banner/queries.ts';
import type { ClosingMode } from '#lib/closings/schema.ts';
import { db } from '#lib/core/database/db.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { expandFeed, readFeed } from '#tests/events/feeds/read-feed.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

vi.mock('next/navigation', () => import('#tests/support/next/navigation.ts'));

useDatabase({ as: staff });

/** Eight in the morning of the Sunday that everything here is about. */
const morning = new Date('2031-06-08T13:00:00Z');
const sunday = '2031-06-08';
const words = 'Ice on every road, so stay warm.';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: morning });
});

/** One of each: a service, a date of a series, a single event and a day of several. */
async function makeSunday() {
  const room = { location: 'Fellowship Hall' };
  const service = await createService(db(), { ...room, date: '2031-06-01', is_streamed: true });
  const series = await createEvent(db(), {
    ...room,
    title: 'Vespers',
    date: '2031-06-01',
    time: '9:00 AM - 9:30 AM',
    is_recurring: true,
    recurrence_frequency: 'weekly',
  });
  const single = await createEvent(db(), {
    ...room,
    title: 'Breakfast',
    date: sunday,
    time: '8:30 AM',
    is_featured: true,
    show_in_banner: true,
  });
  const days = { date: '2031-06-07', end_date: '2031-06-09', location: 'The camp' };
  const several = await createEvent(db(), { ...days, title: 'Retreat', time: 'All day' });
  return { service, series, single, several };
}

type Made = Awaited<ReturnType<typeof makeSunday>>;

async function htmlOf(page: ReactNode | Promise<ReactNode>): Promise<string> {
  const stream = await renderToReadableStream(await page);
  await stream.allReady;
  const html = await new Response(stream).text();
  // What React notes beside the page differs with the time it took.
  return html.replace(/<!--.*?-->/g, '');
}

const answerOf = async (handler: typeof calendarFeed) =>
  (await handler(new Request('http://church.test/'), { params: Promise.resolve({}) })).text();
const at = (id: string) => ({ params: Promise.resolve({ id }) });
const everywhere = { searchParams: Promise.resolve({}) } as never;

/** All that visitors, search engines and programs read, at eight in the morning. */
async function readAll({ series, single, several }: Made) {
  vi.setSystemTime(morning);
  const event = (id: string) => htmlOf(EventPage(at(id)));
  return {
    home: await htmlOf(HomePage()),
    events: await htmlOf(EventsPage(everywhere)),
    calendar: await htmlOf(CalendarPage(everywhere)),
    livestream: await htmlOf(LivestreamPage(everywhere)),
    visit: await htmlOf(VisitPage(everywhere)),
    series: await event(occurrenceId(series.id, sunday)),
    single: await event(single.id),
    several: await event(several.id),
    about: (await generateMetadata(at(single.id))).description,
    banner: await htmlOf(createElement(BannerSlot, { banner: findBanner({}) })),
    next: (await callApi(`GET /api/services/next?from=${sunday}`)).body,
    status: JSON.parse(await answerOf(statusRoute)),
    feed: (await answerOf(calendarFeed)).replace(/^(SEQUENCE|LAST-MODIFIED|DTSTAMP):.*\r\n/gm, ''),
    alerts: await answerOf(alerts),
  };
}

/** What a page shows, its tags and data left out. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

function dataOf(html: string): Record<string, unknown>[] {
  const found = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...found].map(([, text = '']) => JSON.parse(text));
}

const schema = (name: string) => `https://schema.org/${name}`;
const online = {
  eventAttendanceMode: schema('OnlineEventAttendanceMode'),
  location: { '@type': 'VirtualLocation', url: expect.stringMatching(/\/livestream$/) },
};

interface Expected {
  title: string;
  badge: string;
  /** What the home page says of the service that is not as usual, and its next one. */
  strip: string;
  nextStart: string;
  status: string;
  serviceStatus: string;
  /** schema.org's words of a date that starts at 9, and of one day of several. */
  data: object;
  dayData: object;
  /** What an independent reader of the feed finds on that day. */
  dates: string[];
  summary: string;
  alert: string;
}

const expected: Record<ClosingMode, Expected> = {
  cancelled: {
    title: 'Closed today',
    badge: 'Cancelled',
    strip: 'Sunday, June 8 at 10:00 AM, is cancelled',
    nextStart: '2031-06-15T15:00:00.000Z',
    status: 'closed',
    serviceStatus: 'cancelled',
    data: { eventStatus: schema('EventCancelled'), startDate: '2031-06-08T09:00:00-05:00' },
    dayData: { eventStatus: schema('EventCancelled'), startDate: sunday },
    dates: [sunday, sunday, sunday].map((date) => `${date} cancelled`),
    summary: 'Cancelled: Breakfast',
    alert: 'Closed: Sunday, June 8',
  },
  online: {
    title: 'Online only today',
    badge: 'Online only',
    strip: 'Sunday, June 8 at 10:00 AM, is online only',
    nextStart: '2031-06-08T15:00:00.000Z',
    status: 'online',
    serviceStatus: 'moved_online',
    data: { ...online, eventStatus: schema('EventMovedOnline'), startDate: '2031-06-08T09:00:00-05:00' },
    dayData: { ...online, eventStatus: schema('EventMovedOnline'), startDate: sunday },
    dates: [sunday, sunday, sunday],
    summary: 'Online only: Breakfast',
    alert: 'Online only: Sunday, June 8',
  },
  late: {
    title: 'Starts late: 11:30 AM today',
    badge: 'Starts late',
    strip: 'Sunday, June 8 at 11:30 AM, starts late',
    nextStart: '2031-06-08T16:30:00.000Z',
    status: 'late',
    serviceStatus: 'late',
    data: {
      eventStatus: schema('EventRescheduled'),
      startDate: '2031-06-08T11:30:00-05:00',
      previousStartDate: '2031-06-08T09:00:00-05:00',
    },
    dayData: {
      eventStatus: schema('EventRescheduled'),
      startDate: '2031-06-08T11:30:00-05:00',
      previousStartDate: sunday,
    },
    dates: [sunday, sunday, sunday],
    summary: 'Starts late: Breakfast',
    alert: 'Starts late: Sunday, June 8',
  },
};

test.each(['cancelled', 'online', 'late'] as const)(
  'a closing of the mode %s is told alike everywhere, and of one that is over nothing is left',
  async (mode) => {
    const made = await makeSunday();
    const before = await readAll(made);
    const { title, badge, strip, ...told } = expected[mode];
    const body = { from: sunday, mode, message: words, ...(mode === 'late' && { new_time: '11:30' }) };
    const closing = (await callApi('POST /api/closings', { body })).body;
    const after = await readAll(made);

    for (const name of [
      'home',
      'events',
      'calendar',
      'livestream',
      'visit',
      'series',
      'single',
      'several',
    ] as const) {
      expect(textOf(before[name]), name).not.toContain(words);
      expect(textOf(after[name]).split(`${title} ${words}`), name).toHaveLength(2);
      expect(after[name].split(words), name).toHaveLength(2);
    }
    expect(textOf(after.banner)).toMatch(new RegExp(`^ ?${words}`));
    expect(after.status).toMatchObject({ status: told.status, message: words });
    expect(after.alerts).toContain(`<title>${told.alert}</title>`);
    expect(after.alerts).toContain(words);

    // The next service, and how this one is held.
    expect(textOf(after.home)).toContain(strip);
    expect(/<time dateTime="([^"]+)"/i.exec(after.home)?.[1]).toBe(told.nextStart);
    expect(after.next[0]).toMatchObject({ status: told.serviceStatus });
    expect(dataOf(after.visit)[0]).toMatchObject({
      eventStatus: (told.data as { eventStatus: string }).eventStatus,
    });

    // Each date, and one day of several.
    expect(dataOf(after.series)[0]).toMatchObject(told.data);
    expect(dataOf(after.several)[0]).toMatchObject({
      eventStatus: schema('EventScheduled'),
      subEvent: [told.dayData],
    });
    const note = `${badge} on Sunday, June 8`;
    expect(textOf(after.several)).toContain(mode === 'late' ? `${note}: 11:30 AM` : note);
    expect(textOf(after.events)).toContain(note);
    for (const name of ['events', 'calendar', 'series', 'single'] as const)
      expect(textOf(after[name]), name).toContain(badge);
    expect(after.about).toContain(`${badge}: `);
    expect(expandFeed(after.feed, sunday).filter((date) => date >= sunday)).toEqual(told.dates);
    expect(readFeed(after.feed).map(({ summary }) => summary)).toContain(told.summary);

    await callApi(`POST /api/closings/${closing.id}/reopen`, { body: {} });
    const { status, alerts: newest, ...rest } = await readAll(made);
    const { status: open, alerts: oldest, ...same } = before;
    expect(rest).toEqual(same);
    expect(status).toEqual({ ...open, updated_at: expect.any(String) });
    expect(oldest).not.toContain('<item>');
    expect(newest).toContain('<title>Open again: Sunday, June 8</title>');
  },
);

test('no room is named of what is online only, and each of them leads to the stream', async () => {
  const made = await makeSunday();
  const body = { from: sunday, mode: 'online', message: words };
  await callApi('POST /api/closings', { body });
  const { home, events, calendar, series, single, visit, about, banner, feed } = await readAll(made);
  for (const html of [series, single, visit])
    expect(JSON.stringify(dataOf(html)[0])).not.toContain('Fellowship Hall');
  expect(home + single + about + banner).not.toContain('Fellowship Hall');
  for (const html of [events, calendar]) expect(html).toMatch(/href="\/livestream"[^>]*>Online</);
  expect(single).toMatch(/href="\/livestream"[^>]*>Online only: watch it here</);
  const [, ...entries] = feed.split('BEGIN:VEVENT');
  const moved = entries.filter((entry) => entry.includes('Online only: '));
  expect(moved).toHaveLength(3);
  for (const entry of moved) expect(entry).toMatch(/^LOCATION:https?:.*\/livestream\r$/m);
});

test('a date that staff put on again says nothing of the closing', async () => {
  const made = await makeSunday();
  await callApi('POST /api/closings', { body: { from: sunday, mode: 'cancelled', message: words } });
  await db().eventException.deleteMany({ where: { event_id: made.single.id } });
  const { single, series } = await readAll(made);
  expect(single).not.toContain(words);
  expect(series).toContain(words);
});
