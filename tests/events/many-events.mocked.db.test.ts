import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CalendarPage from '#app/calendar/page.tsx';
import EventsPage from '#app/events/page.tsx';
import HomePage from '#app/page.tsx';
import { publishChange, setListening } from '#lib/core/cache/change-bus.ts';
import { trackRendering } from '#lib/core/cache/render-context.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { db } from '#lib/core/platform/db.ts';
import { fillDistantEvents, fillEvents } from '#prisma/many-rows.ts';
import { useDatabase } from '#tests/support/database.ts';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => undefined }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}));

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
/** Renames one event, as a member of staff does, and gives its id. */
async function edit(): Promise<string> {
  const { rows } = await sql<{ id: string }>(
    `UPDATE events SET title = title || '.' WHERE id = (SELECT id FROM events ORDER BY date DESC, id LIMIT 1)
      RETURNING id`,
  );
  publishChange('events');
  return String(rows[0]?.id);
}

async function render(path: Path): Promise<string> {
  const { result } = await trackRendering(async () => {
    const stream = await renderToReadableStream(await pages[path]());
    await stream.allReady;
    return new Response(stream).text();
  });
  return result;
}

const rounds = 5;
const mostTurns = 6;

/** The least that each page cost after an edit, in milliseconds of the processor: what else runs only adds to it. */
type Costs = Map<string, number>;

async function measure(least: Costs): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const path of paths) {
      await edit();
      const begun = process.cpuUsage();
      await render(path);
      const { user, system } = process.cpuUsage(begun);
      least.set(path, Math.min(least.get(path) ?? Number.POSITIVE_INFINITY, (user + system) / 1000));
    }
  }
}

test('after an edit among 2,000 events a page costs at most 1.5 times what it costs among 100', {
  timeout: 240_000,
}, async () => {
  const [few, many]: [Costs, Costs] = [new Map(), new Map()];
  const ratioOf = (path: Path) => (many.get(path) ?? 0) / (few.get(path) ?? 0);
  const isDear = (path: Path) => ratioOf(path) > 1.5;
  for (let turn = 0; turn < mostTurns && (turn < 2 || paths.some(isDear)); turn++) {
    await fillEvents({ query: sql }, 100, today);
    await measure(few);
    await fillDistantEvents({ query: sql }, 1900, today);
    await measure(many);
  }
  const told = paths.map((path) => `${path} ${ratioOf(path).toFixed(2)} (${few.get(path)?.toFixed(1)} ms)`);
  console.info(`2,000 events to 100, of the processor: ${told.join(', ')}`);
  expect(paths.filter(isDear)).toEqual([]);
});

test('after an edit among 2,000 events one row is read', async () => {
  await fillEvents({ query: sql }, 2000, today);
  await render('/events');
  const find = vi.spyOn(db().event, 'findMany');
  const id = await edit();
  await render('/events');
  const asked = find.mock.calls.flatMap(([read]) => (read?.include ? [read.where] : []));
  expect(asked).toEqual([{ id: { in: [id] } }]);
});
