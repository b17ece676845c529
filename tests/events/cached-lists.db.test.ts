import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishChange, setListening } from '#lib/core/cache/change-bus.ts';
import { db } from '#lib/core/database/db.ts';
import { readEvents } from '#lib/events/event-rows.ts';
import { eventWithExceptions, occurrence } from '#lib/events/occurrence.ts';
import {
  countListedOccurrences,
  findFeaturedOccurrence,
  listBannerOccurrences,
  listOccurrences,
  listPastOccurrences,
  listUpcomingOccurrences,
} from '#lib/events/queries.ts';
import { buildEvent, createEvent } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { useDatabase } from '#tests/support/database.ts';

const { url } = useDatabase();
const today = '2026-11-22';

beforeEach(() => setListening(true));
afterEach(() => {
  setListening(false);
  publishChange('events');
});

async function whatPagesShow() {
  const [upcoming, past, window, featured, banner, count] = await Promise.all([
    listUpcomingOccurrences({ today, limit: 5 }),
    listPastOccurrences({ today, limit: 5 }),
    listOccurrences({ from: today, to: today, today }),
    findFeaturedOccurrence({ today }),
    listBannerOccurrences({ today }),
    countListedOccurrences({ today }),
  ]);
  return [upcoming.length, past.length, window.length, featured?.title ?? null, banner.length, count];
}

it('the lists of events are read once for all pages, and again at the very next ask after a change', async () => {
  expect(await whatPagesShow()).toEqual([0, 0, 0, null, 0, { upcoming: 0, past: 0 }]);
  await createEvent(db(), { date: today, title: 'Supper', is_featured: true, show_in_banner: true });
  await createEvent(db(), { date: '2026-11-01', title: 'Work day' });
  expect(await whatPagesShow()).toEqual([0, 0, 0, null, 0, { upcoming: 0, past: 0 }]);
  publishChange('events');
  expect(await whatPagesShow()).toEqual([1, 1, 1, 'Supper', 1, { upcoming: 1, past: 1 }]);
});

it('a read that ends late makes no later one give rows as they were before', async () => {
  const supper = await createEvent(db(), { date: today, title: 'Supper' });
  const study = await createEvent(db(), { date: today, title: 'Study' });
  const titles = async () => (await readEvents()).map(({ title }) => title).sort();
  const rename = (id: string, title: string) => db().event.update({ where: { id }, data: { title } });
  await titles();
  await rename(study.id, 'Study again');
  const slow = holdNextRead();
  const early = titles();
  await slow.isHeld;
  await rename(study.id, 'Study once more');
  expect(await titles()).toEqual(['Study once more', 'Supper']);
  // The late one knows the study as it is now, and has yet to put the rows together when the early one ends.
  await rename(supper.id, 'Breakfast');
  const next = holdNextRead();
  const late = titles();
  await next.isHeld;
  slow.goOn();
  await early;
  next.goOn();
  expect(await late).toEqual(['Breakfast', 'Study once more']);
  expect(await titles()).toEqual(['Breakfast', 'Study once more']);
});

/** Holds what is read of rows next until it may go on. */
function holdNextRead() {
  const { event } = db();
  const read = event.findMany.bind(event);
  let goOn = () => {};
  const going = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const isHeld = new Promise<void>((resolve) => {
    vi.spyOn(event, 'findMany').mockImplementationOnce((async (...asked: Parameters<typeof read>) => {
      const rows = await read(...asked);
      resolve();
      await going;
      return rows;
    }) as never);
  });
  return { isHeld, goOn };
}

it('a row that nobody touched is not read again, one is that has changed on a single date', async () => {
  const supper = await createEvent(db(), { date: today, title: 'Supper' });
  const study = await createEvent(db(), { date: today, title: 'Study' });
  const before = new Map((await readEvents()).map((event) => [event.id, event]));
  await createEventException(db(), { event_id: study.id, date: today, kind: 'cancelled' });
  const gone = await createEvent(db(), { date: today, title: 'Picnic' });
  expect(await readEvents()).toHaveLength(3);
  await db().event.delete({ where: { id: gone.id } });
  const after = new Map((await readEvents()).map((event) => [event.id, event]));
  expect([...after.keys()].sort()).toEqual([supper.id, study.id].sort());
  expect(after.get(supper.id)).toBe(before.get(supper.id));
  expect(after.get(study.id)?.exceptions).toMatchObject([{ date: today, kind: 'cancelled' }]);
});

it('a change that lands after a later one is read all the same', async () => {
  const supper = await createEvent(db(), { date: today, title: 'Supper' });
  const study = await createEvent(db(), { date: today, title: 'Study' });
  const titles = async () => (await readEvents()).map(({ title }) => title).sort();
  await titles();
  const slow = new Client({ connectionString: url });
  await slow.connect();
  await slow.query('BEGIN');
  await slow.query("UPDATE events SET title = 'Slow supper' WHERE id = $1", [supper.id]);
  await db().event.update({ where: { id: study.id }, data: { title: 'Quick study' } });
  expect(await titles()).toEqual(['Quick study', 'Supper']);
  await slow.query('COMMIT');
  await slow.end();
  expect(await titles()).toEqual(['Quick study', 'Slow supper']);
});

it('after one edit among many only that row is asked for, and the lists are made of the others as they were', async () => {
  const count = 600;
  await db().event.createMany({
    data: Array.from({ length: count }, (_, at) =>
      buildEvent({ id: randomUUID(), date: today, title: `Supper ${at}` }),
    ),
  });
  const [first] = await readEvents();
  if (!first) throw new Error('There are events.');
  const find = vi.spyOn(db().event, 'findMany');
  await db().event.update({ where: { id: first.id }, data: { title: 'Breakfast' } });
  expect((await readEvents()).map(({ title }) => title)).toContain('Breakfast');
  await db().event.delete({ where: { id: first.id } });
  expect(await readEvents()).toHaveLength(count - 1);
  await readEvents();
  expect(find.mock.calls.map(([asked]) => asked?.where)).toEqual([{ id: { in: [first.id] } }]);
});

it('pages are given events and their dates as the schemas state them, moments as text', async () => {
  const { id } = await createEvent(db(), { date: today });
  await createEventException(db(), { event_id: id, date: today, kind: 'cancelled' });
  const [event] = await readEvents();
  expect(eventWithExceptions.parse(event)).toEqual(event);
  const [date] = await listUpcomingOccurrences({ today });
  expect(occurrence.parse(date)).toEqual(date);
});
