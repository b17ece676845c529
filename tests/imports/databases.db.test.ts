import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { log } from '#lib/core/process/log.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { staff } from '#tests/support/actors.ts';
import { createDatabase, useDatabase } from '#tests/support/database.ts';
import { byNight } from '#tests/support/extent.ts';
import { callApi } from '#tests/support/requests.ts';
import { tableContents } from '#tests/support/table-contents.ts';
import { bringIn, runNow, workHere } from './bring-in.ts';
import { churchRows } from './support/church-rows.ts';
import { startPostgrest } from './support/fake-postgrest.ts';
import { openTcp } from './support/open-tcp.ts';

const { sql } = useDatabase({ as: staff });
const key = 'SECRET-KEY';
const counted = ['events', 'sermons', 'ministries', 'announcements', 'prayer_team_emails', 'prayer_requests'];

const told: unknown[] = [];
beforeEach(() => {
  told.length = 0;
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((...given: unknown[]) => void told.push(...given));
});

async function rowsThere(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of counted)
    found[table] = (await sql(`SELECT count(*)::int AS rows FROM ${table}`)).rows[0].rows;
  return found;
}

async function undone(id: string) {
  expect(await callApi(`POST /api/imports/${id}/undo`)).toMatchObject({ status: 202 });
  await workHere();
  return runNow(id);
}

/** Rows whose pictures are not to be fetched. */
function rowsWithoutPictures(of: { events: number; sermons: number }) {
  const { events, ministries, ...others } = churchRows(of);
  return {
    ...others,
    events: events.map((row) => ({ ...row, image_url: null })),
    ministries: ministries.map((row) => ({ ...row, imageurl: null })),
  };
}

/** What is brought in once, brought in again and taken back, from wherever these rows are. */
async function expectThereAndBack(
  rows: ReturnType<typeof rowsWithoutPictures>,
  body: Record<string, unknown>,
) {
  const sizes = Object.fromEntries(Object.entries(rows).map(([table, of]) => [table, of.length]));
  const first = await bringIn({ ...body, dry_run: false });
  expect(first).toMatchObject({ state: 'done', problems: [] });
  expect(await rowsThere()).toEqual(sizes);
  const { rows: ids } = await sql('SELECT id FROM events ORDER BY id');
  expect(ids.map(({ id }) => id)).toEqual(rows.events.map(({ id }) => id));
  const second = await bringIn({ ...body, dry_run: false });
  for (const counts of Object.values(second.counts))
    expect(counts).toMatchObject({ added: 0, updated: 0, skipped: 0 });
  expect(await rowsThere()).toEqual(sizes);
  expect(await undone(first.id)).toMatchObject({ state: 'undone', problems: [] });
  expect(await rowsThere()).toEqual(Object.fromEntries(counted.map((table) => [table, 0])));
}

test('a hosted database is there, once, and goes as it came; its key is nowhere', byNight, async () => {
  const rows = rowsWithoutPictures({ events: 400, sermons: 60 });
  const project = await startPostgrest({ tables: rows, key });
  await expectThereAndBack(rows, { source: 'postgrest', url: project.url, key });
  const everything = JSON.stringify([
    await tableContents(sql),
    (await sql('SELECT * FROM import_runs')).rows,
    told,
  ]);
  expect(everything).not.toContain(key);
});

test('another PostgreSQL is there, once, and goes as it came; its password is nowhere', async () => {
  const database = await createDatabase();
  const rows = rowsWithoutPictures({ events: 60, sermons: 20 });
  await withClient(database, async (client) => {
    for (const [table, of] of Object.entries(rows)) {
      const columns = Object.keys(of[0] ?? {}).map((name) => `"${name}"`);
      const given = of.map((row) => ({
        ...row,
        weekday_occurrences: 'weekday_occurrences' in row ? (row.weekday_occurrences ?? []) : [],
      }));
      await client.query(
        `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
        [JSON.stringify(given)],
      );
    }
  });
  const place = await openTcp(database);
  onTestFinished(place.close);
  vi.stubEnv('SOURCE_ALLOW_HOSTS', place.host);
  await expectThereAndBack(rows, { source: 'postgresql', url: place.url });
  const { password } = new URL(place.url);
  const { rows: kept } = await sql(
    'SELECT r.*, s.* FROM import_runs r JOIN import_sources s ON s.id = r.source_id',
  );
  expect(JSON.stringify([kept, told])).not.toContain(password);
});
