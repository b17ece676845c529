import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { readEvents } from '#lib/events/event-rows.ts';
import { targets } from '#lib/imports/targets/targets.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { type CalendarServer, startCalendarServer } from '#tests/support/servers/calendar-server.ts';
import { bringIn, runNow, sendFile, workHere } from './bring-in.ts';
import { calendarOf, expandRows, theirDates } from './ics/expansion.ts';

const { sql } = useDatabase({ as: staff });

const google = readFileSync(join(import.meta.dirname, 'ics/calendars/google.ics'), 'utf8');
const none = { added: 0, updated: 0, unchanged: 0, skipped: 0 };

let server: CalendarServer;
beforeEach(async () => {
  server = await startCalendarServer(google);
  newDataFolder();
  vi.stubEnv('SOURCE_ALLOW_HOSTS', server.host);
});

const bring = (fields: object = {}) => bringIn({ source: 'ics', url: server.url, dry_run: false, ...fields });

async function askNow(id: string) {
  const { body, status } = await callApi(`POST /api/imports/${id}/run`);
  expect(status).toBe(202);
  await workHere();
  return runNow(body.id);
}

async function hourLater() {
  await sql("UPDATE import_sources SET next_at = now() - interval '1 minute'");
  await workHere();
}

const titles = async () =>
  (await db().event.findMany({ orderBy: { date: 'asc' } })).map(({ title }) => title);
const simple = (...names: string[]) =>
  calendarOf(
    ...names.map((name, at) => [`UID:${name}`, `SUMMARY:${name}`, `DTSTART:2031030${at + 1}T190000Z`]),
  );

describe('a calendar', () => {
  test('has the dates in the database that another program finds; a second run adds nothing, undo leaves nothing', async () => {
    const run = await bring();
    expect(run).toMatchObject({
      state: 'done',
      name: 'Grace Church Events',
      counts: { events: { ...none, added: 5 } },
    });
    const [from, to] = ['2026-11-23', '2028-11-20'];
    expect(expandRows(await readEvents(), from, to)).toEqual(theirDates(google, from, to, 'America/Chicago'));
    expect(await bring()).toMatchObject({ counts: { events: { ...none, unchanged: 5 } } });
    expect((await callApi(`POST /api/imports/${run.id}/undo`)).status).toBe(202);
    await workHere();
    expect(await db().event.count()).toBe(0);
    expect(await db().eventException.count()).toBe(0);
  });

  test('may be a file, which is not kept in step', async () => {
    const send = (fields: Record<string, string>) =>
      sendFile(new File([google], 'basic.ics'), { source: 'ics', ...fields });
    expect((await send({ keep_in_step: 'true' })).status).toBe(422);
    const begun = await send({});
    expect(begun.status).toBe(202);
    await workHere();
    expect(await runNow(begun.body.id)).toMatchObject({
      state: 'done',
      counts: { events: { added: 5 } },
    });
  });

  test('written out date by date under one UID is brought in once, and stays so when it moves on', async () => {
    const dates = (...days: number[]) =>
      calendarOf(...days.map((day) => ['UID:one', 'SUMMARY:Choir', `DTSTART:203103${day}T190000Z`]));
    server.text = dates(24);
    await bring();
    server.text = dates(10, 17, 24);
    expect(await bring()).toMatchObject({ counts: { events: { ...none, added: 2, unchanged: 1 } } });
    server.text = dates(17, 24, 31);
    await bring();
    expect((await db().event.findMany()).map(({ date }) => date).sort()).toEqual(
      ['10', '17', '24', '31'].map((day) => `2031-03-${day}`),
    );
  });

  test('with an entry that goes against all that is expected keeps the others, and names it', async () => {
    vi.spyOn(targets.events, 'check').mockImplementationOnce(() => {
      throw new RangeError('Invalid time value');
    });
    server.text = simple('Choir', 'Supper');
    expect(await bring()).toMatchObject({
      state: 'done',
      counts: { events: { ...none, added: 1, skipped: 1 } },
      problems: ['“Choir” was left out: something in it cannot be understood.'],
    });
  });

  test('of a private address is refused in words', async () => {
    vi.stubEnv('SOURCE_ALLOW_HOSTS', '');
    expect(await bring()).toMatchObject({
      state: 'failed',
      problems: ['The address is not on the public internet.'],
    });
    expect(server.answered).toEqual([]);
  });
});

describe('a calendar that is kept in step', () => {
  test('is named on each of its events as it names itself, and as it does later', async () => {
    const names = async () => new Set((await db().event.findMany()).map(({ source_name }) => source_name));
    const { id } = await bring({ dry_run: true, keep_in_step: true });
    expect((await callApi(`POST /api/imports/${id}/apply`)).status).toBe(202);
    await workHere();
    expect(await names()).toEqual(new Set(['Grace Church Events']));
    server.text = google.replace('Grace Church Events', 'Events at Grace');
    expect(await askNow(id)).toMatchObject({ state: 'done', name: 'Events at Grace' });
    expect(await names()).toEqual(new Set(['Events at Grace']));
  });

  test('is asked every hour, and read only when it has changed', async () => {
    server.text = simple('Choir', 'Supper', 'Picnic');
    const run = await bring({ keep_in_step: true });
    await hourLater();
    expect(server.answered).toEqual([200, 304]);
    expect(await db().importRun.count()).toBe(1);
    server.text = simple('Choir', 'Supper', 'Games').replace('T190000Z', 'T200000Z');
    await hourLater();
    expect(server.answered).toEqual([200, 304, 200]);
    expect(await titles()).toEqual(['Choir', 'Supper', 'Games']);
    expect(await db().event.findFirst({ where: { title: 'Choir' } })).toMatchObject({ time: '2:00 PM' });
    expect(await askNow(run.id)).toMatchObject({ state: 'done', counts: {} });
    expect(server.answered.at(-1)).toBe(304);
    // The preview shows all of it.
    expect(await bring({ dry_run: true })).toMatchObject({
      state: 'ready',
      counts: { events: { unchanged: 3 } },
    });
  });
});
