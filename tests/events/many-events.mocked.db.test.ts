import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CalendarPage from '#app/calendar/page.tsx';
import EventsPage from '#app/events/page.tsx';
import HomePage from '#app/page.tsx';
import { publishChange, setListening } from '#lib/core/cache/change-bus.ts';
import { trackRendering } from '#lib/core/cache/render-context.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { fillDistantEvents, fillEvents } from '#prisma/many-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { isWhole } from '#tests/support/extent.ts';

vi.mock('next/navigation', () => import('#tests/support/next/navigation.ts'));

const { sql } = useDatabase();
/** Without what no page reads and what takes most of a filling: the entries of the site's search, and the log. */
beforeEach(async () => {
  await sql("SET belltower.activity = 'off'");
  await sql('ALTER TABLE events DISABLE TRIGGER keep_entry');
  setListening(true);
});
afterEach(async () => {
  setListening(false);
  await sql('ALTER TABLE events ENABLE TRIGGER keep_entry');
  await sql('RESET belltower.activity');
  publishChange('events');
});

const none = { searchParams: Promise.resolve({}) } as never;
const pages = {
  '/': () => HomePage(),
  '/events': () => EventsPage(none),
  '/calendar': () => CalendarPage(none),
};
type Path = keyof typeof pages;
const paths = Object.keys(pages) as Path[];
const today = churchToday();
/** Renames one event, as a member of staff does. */
async function edit(): Promise<void> {
  await sql(
    `UPDATE events SET title = title || '.' WHERE id = (SELECT id FROM events ORDER BY date DESC, id LIMIT 1)`,
  );
  publishChange('events');
}

async function render(path: Path): Promise<string> {
  const { result } = await trackRendering(async () => {
    const stream = await renderToReadableStream(await pages[path]());
    await stream.allReady;
    return new Response(stream).text();
  });
  return result;
}

/** Other load adds more to the cost of many rows, so that only some rounds are within the bound on a busy machine. */
const mostRounds = 15;
const roundsWithin = 3;
/** The first few after a filling take longer, whatever their number. */
const editsEach = 8;

/** Returns the least milliseconds of the processor for the page after an edit: other load only adds to them. */
async function costOf(path: Path): Promise<number> {
  await render(path);
  const costs: number[] = [];
  for (let time = 0; time < editsEach; time++) {
    await edit();
    const begun = process.cpuUsage();
    await render(path);
    const { user, system } = process.cpuUsage(begun);
    costs.push((user + system) / 1000);
  }
  return Math.min(...costs);
}

test.each(isWhole ? paths : paths.slice(0, 1))(
  '%s costs after an edit among 2,000 events at most 1.5 times what it costs among 100',
  async (path) => {
    const ratios: number[] = [];
    const within = () => ratios.filter((ratio) => ratio <= 1.5).length;
    while (ratios.length < mostRounds && within() < roundsWithin) {
      await fillEvents({ query: sql }, 100, today);
      publishChange('events');
      const few = await costOf(path);
      await fillDistantEvents({ query: sql }, 1900, today);
      publishChange('events');
      ratios.push((await costOf(path)) / few);
    }
    const shown = ratios.map((ratio) => ratio.toFixed(2)).join(', ');
    console.info(`${path}: the processor time was ${shown} times as long`);
    expect(within(), shown).toBe(roundsWithin);
  },
);
