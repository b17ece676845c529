import { expect, test } from 'vitest';
import { purgeActivity } from '#lib/activity/jobs.ts';
import { deleteAnnouncement } from '#lib/announcements/commands.ts';
import { db } from '#lib/core/database/db.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { createAnnouncement } from '#prisma/factories/announcement.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

const { sql } = useDatabase();

const signIn = (actor: Actor) => session.actor.mockResolvedValue(actor);
const titlesOf = (rows: { changes: { title: string }[] }[]) => rows.map(({ changes }) => changes[0]?.title);
const restore = (id: string, headers: Record<string, string> = {}) =>
  callApi(`POST /api/activity/${id}/restore`, { body: {}, headers });

test('staff get it newest first, a page at a time, with the total, kept by no cache', async () => {
  signIn(staff);
  for (const title of ['One', 'Two', 'Three']) await createSermon(db(), { title });
  const first = await callApi('GET /api/activity?limit=2');
  expect(titlesOf(first.body)).toEqual(['Three', 'Two']);
  expect([first.headers.get('x-total-count'), first.headers.get('cache-control')]).toEqual([
    '3',
    'private, no-store',
  ]);
  const second = await callApi('GET /api/activity?limit=2&offset=2');
  expect(titlesOf(second.body)).toEqual(['One']);
});

test('it is narrowed to one kind, the dates of events counting as events', async () => {
  signIn(staff);
  await createSermon(db(), { title: 'Hope' });
  const { id } = await createEvent(db(), {
    title: 'Vespers',
    is_recurring: true,
    recurrence_frequency: 'weekly',
  });
  await createEventException(db(), { event_id: id });
  const { body, headers } = await callApi('GET /api/activity?table=events');
  expect(titlesOf(body)).toEqual(['Vespers', 'Vespers']);
  expect(headers.get('x-total-count')).toBe('2');
});

test.each(['?table=prayer_requests', '?limit=0', '?offset=-1', '?limit=201'])(
  '%s is refused',
  async (query) => {
    signIn(staff);
    expect((await callApi(`GET /api/activity${query}`)).status).toBe(400);
  },
);

test('each entry tells whether the asking browser session made it', async () => {
  const editor = { ...staff, sessionId: 'editor' } as Actor;
  const { id } = await createAnnouncement(db());
  await deleteAnnouncement.execute(editor, { id });
  signIn(editor);
  expect((await callApi('GET /api/activity')).body).toMatchObject([
    { is_this_session: true },
    { is_this_session: false, session: null },
  ]);
  signIn(staff);
  expect((await callApi('GET /api/activity')).body).toMatchObject([{ is_this_session: false }, {}]);
});

test('a change of very many rows stays one short entry', async () => {
  signIn(staff);
  await sql(`INSERT INTO announcements (message, start_date, end_date)
    SELECT 'No ' || n, '2031-01-01T00:00', '2031-01-02T00:00' FROM generate_series(1, 500) n`);
  const { body } = await callApi('GET /api/activity');
  expect(body).toMatchObject([{ change_count: 500 }]);
  expect(body[0].changes).toHaveLength(50);
  expect((await restore(body[0].id)).status).toBe(200);
  expect(await db().announcement.count()).toBe(0);
});

test('restoring answers what was restored; again 409; over a newer value 409 until If-Match names it', async () => {
  signIn(staff);
  const { id } = await createSermon(db(), { title: 'Hope' });
  await db().sermon.update({ where: { id }, data: { title: 'Faith' } });
  const [{ id: entry }] = (await callApi('GET /api/activity')).body;
  await db().sermon.update({ where: { id }, data: { title: 'Love' } });
  const refused = await restore(entry);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    type: 'urn:belltower:problem:conflict',
    current: { version: expect.any(String) },
  });
  const done = await restore(entry, { 'if-match': `"${refused.body.current.version}"` });
  expect(done).toMatchObject({ status: 200, body: { restored: entry } });
  expect((await callApi('GET /api/activity')).body[0]).toMatchObject({ id: done.body.id, restores: entry });
  expect((await restore(entry)).status).toBe(409);
});

test.each([
  ['99999999-9999-4999-8999-999999999999', 404],
  ['not-an-id', 400],
])('restoring %s answers %i', async (id, status) => {
  signIn(staff);
  expect((await restore(id)).status).toBe(status);
});

test('entries go whole: once they are a year old, and the oldest beyond the number', async () => {
  for (const title of ['One', 'Two', 'Three', 'Four']) await createSermon(db(), { title });
  await sql(`INSERT INTO announcements (message, start_date, end_date) VALUES
    ('A', '2031-01-01T00:00', '2031-01-02T00:00'), ('B', '2031-01-01T00:00', '2031-01-02T00:00')`);
  const titles = async () =>
    (await db().activityLog.findMany({ orderBy: { id: 'asc' } })).map(({ title }) => title);
  const { at } = await db().activityLog.findFirstOrThrow({ where: { title: 'One' } });
  const yearLater = at.getTime() + 365 * 86_400_000;

  expect(await purgeActivity({ days: 365, rows: 10 }, new Date(yearLater - 1))).toBe(0);
  expect(await purgeActivity({ days: 365, rows: 10 }, new Date(yearLater))).toBe(1);
  expect(await titles()).toEqual(['Two', 'Three', 'Four', 'A', 'B']);
  // The newest entry has two rows: a limit that falls between them keeps both.
  expect(await purgeActivity({ days: 365, rows: 3 })).toBe(2);
  expect(await titles()).toEqual(['Four', 'A', 'B']);
  expect(await purgeActivity({ days: 365, rows: 1 })).toBe(1);
  expect(await titles()).toEqual(['A', 'B']);
});
