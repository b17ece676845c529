import { setImmediate as turn } from 'node:timers/promises';
import { renderToReadableStream } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import CalendarPage from '#app/calendar/page.tsx';
import EventsPage from '#app/events/page.tsx';
import LivestreamPage from '#app/livestream/page.tsx';
import MinistriesPage from '#app/ministries/page.tsx';
import HomePage from '#app/page.tsx';
import SermonsPage from '#app/sermons/page.tsx';
import { trackRendering } from '#lib/core/cache/render-context.ts';
import { log } from '#lib/core/process/log.ts';
import english from '#lib/language/generated/en.ts';
import { useDatabase } from '#tests/support/database.ts';

vi.mock('next/navigation', () => import('#tests/support/next/navigation.ts'));

const { sql } = useDatabase();
const tables = [
  ...['page_texts', 'events', 'closings', 'sermons', 'ministries'],
  ...['prayer_requests', 'site_settings'],
];
beforeEach(async () => {
  vi.spyOn(log, 'error').mockReturnValue(undefined);
  for (const table of tables) await sql(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  return async () => {
    for (const table of tables) await sql(`ALTER TABLE ${table}_away RENAME TO ${table}`);
  };
});

/** Unhandled rejections: each would end the site's process. */
let strays: string[];
beforeEach(() => {
  strays = [];
  const note = (reason: unknown) => strays.push(String(reason));
  process.on('unhandledRejection', note);
  return () => void process.off('unhandledRejection', note);
});

/** What would be taken for an answer: that there is none, or how many there are. */
const claim =
  /no events|no (upcoming|past) events|no sermons|no series|no speakers|untitled sermon|no vimeo stream|showing \d|text-ink-3">\d+<\/span>\s*<\/a>/gi;

const none = { searchParams: Promise.resolve({}) } as never;

test.each([
  ['home', () => HomePage(), english.eventsView.loadFailed],
  ['home, for its sermon,', () => HomePage(), english.sermons.loadFailed],
  ['the events', () => EventsPage(none), english.eventsView.loadFailed],
  ['the calendar', () => CalendarPage(none), english.eventsView.loadFailed],
  ['the calendar, for its day,', () => CalendarPage(none), english.events.dayLoadFailed],
  ['the sermons', () => SermonsPage(none), english.sermons.loadFailed],
  ['the ministries', () => MinistriesPage(none), english.ministries.loadFailedFromDatabase],
  ['the live stream', () => LivestreamPage(none), 'Live Worship Service'],
])(
  '%s says so when its rows cannot be read, claims neither none nor a number, and is not kept',
  async (_, page, text) => {
    const { result, hasFailedRead } = await trackRendering(async () => {
      const stream = await renderToReadableStream(await page());
      await stream.allReady;
      return new Response(stream).text();
    });
    expect(result).toContain(text);
    expect(result.match(claim)).toBeNull();
    expect(hasFailedRead).toBe(true);
    await turn();
    expect(strays).toEqual([]);
  },
);
