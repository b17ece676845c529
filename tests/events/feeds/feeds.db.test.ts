import { beforeEach, describe, expect, it } from 'vitest';
import { GET as calendarFeed } from '#app/calendar.ics/route.ts';
import { GET as eventFeed } from '#app/events/[id]/feed/route.ts';
import { db } from '#lib/core/database/db.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { routes } from '#lib/events/routes.ts';
import { seedDemoContent } from '#prisma/seed.ts';
import { useDatabase } from '#tests/support/database.ts';
import { expandFeed, readFeed } from './read-feed.ts';

const { GET: listEvents } = routes.Content['/api/events'];

const { sql } = useDatabase();
const today = churchToday();
const nextYear = addDays(today, 365);

beforeEach(async () => {
  await seedDemoContent(db(), today);
});

describe('the feed of the demo church', () => {
  it('expands in another calendar program to the dates the API gives', async () => {
    const expected = (await occurrences(today, nextYear)).map(
      ({ date, is_cancelled }) => `${date}${is_cancelled ? ' cancelled' : ''}`,
    );
    const found = expandFeed(await text(calendarFeed, {}), nextYear);
    const running = (await occurrences(today, today)).filter(({ date }) => date < today).length;
    expect(expected.length).toBeGreaterThan(150);
    expect(found.filter((date) => date.slice(0, 10) >= today)).toEqual(expected.slice(running).sort());
  });

  it('is the same to the byte while nothing changed, and says what did', async () => {
    const before = await text(calendarFeed, {});
    expect(await text(calendarFeed, {})).toBe(before);
    const { rows } = await sql(
      `UPDATE events SET location = 'Elsewhere' WHERE title = 'Youth Night' RETURNING id, sequence`,
    );
    const [entry] = readFeed(await text(calendarFeed, {})).filter(({ uid }) => uid === rows[0].id);
    expect(entry?.location).toMatch(/^Elsewhere, /);
    expect(entry?.sequence).toBe(rows[0].sequence);
    expect(rows[0].sequence).toBeGreaterThan(0);
  });

  it('raises the sequence of a series when one of its dates changes', async () => {
    const { rows } = await sql(`SELECT id, date, sequence FROM events WHERE title = 'Sunday Worship'`);
    await sql(`INSERT INTO event_exceptions (event_id, date, kind) VALUES ($1, $2, 'cancelled')`, [
      rows[0].id,
      addDays(rows[0].date, 700),
    ]);
    const [entry] = readFeed(await text(eventFeed, { id: rows[0].id }));
    expect(entry?.sequence).toBe(rows[0].sequence + 1);
  });
});

describe('the feed of one event', () => {
  it('has the whole series, and for an instance’s id in either form that date alone', async () => {
    const [instance] = (await occurrences(today, nextYear)).filter(({ is_instance }) => is_instance);
    const { parent_event_id: parent, original_date: date } = instance as Occurrence;
    expect(expandFeed(await text(eventFeed, { id: String(parent) }), nextYear).length).toBeGreaterThan(1);
    expect(await text(eventFeed, { id: String(parent) })).not.toContain('X-WR-CALNAME');
    for (const id of [`${parent}_${date.replaceAll('-', '')}`, `${parent}-${date}`]) {
      expect(readFeed(await text(eventFeed, { id })).map(({ uid }) => uid)).toEqual([
        `${parent}_${date.replaceAll('-', '')}`,
      ]);
    }
  });

  it('has a date that was moved onto another of its series once', async () => {
    const { rows } = await sql(`SELECT id, date FROM events WHERE title = 'Sunday Worship'`);
    const [{ id, date }] = rows;
    await sql(
      `INSERT INTO event_exceptions (event_id, date, kind, new_date) VALUES ($1, $2, 'changed', $3)`,
      [id, addDays(date, 700), addDays(date, 707)],
    );
    const dates = expandFeed(await text(eventFeed, { id }), addDays(date, 714));
    expect(dates.slice(-3)).toEqual([693, 707, 714].map((days) => addDays(date, days)));
  });

  it.each(['unknown', '00000000-0000-4000-8000-000000000000'])('answers 404 for %s', async (id) => {
    expect((await ask(eventFeed, { id })).status).toBe(404);
  });
});

type Handler = typeof calendarFeed;

function ask(handler: Handler, params: Record<string, string>, query = ''): Promise<Response> {
  return handler(new Request(`http://localhost/any${query}`), { params: Promise.resolve(params) });
}

async function text(handler: Handler, params: Record<string, string>): Promise<string> {
  const response = await ask(handler, params);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  return response.text();
}

async function occurrences(from: string, to: string): Promise<Occurrence[]> {
  return (await ask(listEvents, {}, `?from=${from}&to=${to}`)).json();
}
