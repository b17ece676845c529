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

vi.mock('next/navigation', () => import('#tests/support/next/navigation.ts'));

const { sql } = useDatabase();
beforeEach(() => setListening(true));
afterEach(() => {
  setListening(false);
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

/** Few and many are measured in turn, so that both have the same chance of a moment without other load. */
const fewestRounds = 3;
const mostRounds = 15;
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

test.each(paths)(
  '%s costs after an edit among 2,000 events at most 1.5 times what it costs among 100',
  { timeout: 120_000 },
  async (path) => {
    let few = Number.POSITIVE_INFINITY;
    let many = Number.POSITIVE_INFINITY;
    let rounds = 0;
    while (rounds < fewestRounds || (rounds < mostRounds && many > few * 1.5)) {
      await fillEvents({ query: sql }, 100, today);
      publishChange('events');
      few = Math.min(few, await costOf(path));
      await fillDistantEvents({ query: sql }, 1900, today);
      publishChange('events');
      many = Math.min(many, await costOf(path));
      rounds += 1;
    }
    console.info(`${path}: ${(many / few).toFixed(2)} times the processor time, in ${rounds} rounds`);
    expect(many / few).toBeLessThanOrEqual(1.5);
  },
);
