import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { demoEvents } from '#prisma/demo/events.ts';
import { baseline, lastBeforeBaseline, lastScript } from '#server/database/baseline.ts';
import { migrate, migrationFolder, migrationNames, pendingMigrations } from '#server/database/migrate.ts';
import { freePort } from '#server/start/ports.ts';
import { connectedDatabase } from '#tests/support/database.ts';
import { newFolder } from '#tests/support/folders.ts';
import { listenAsTcp } from '#tests/support/servers/listen.ts';
import { createEarlierDatabase, replacedScripts } from './earlier-record.ts';

const emptyDatabase = () => connectedDatabase({ migrated: false });
/** A database on which migrate() has run before these tests. */
const migratedDatabase = () => connectedDatabase();

test('an empty database gets every table, once, and a record of it', async () => {
  const { url, sql } = await emptyDatabase();
  expect(await pendingMigrations(url)).toEqual(await migrationNames());
  const [first, second] = [await migrate(url), await migrate(url)];
  expect(first).toEqual({ applied: await migrationNames(), adopted: false });
  expect(await pendingMigrations(url)).toEqual([]);
  expect(first.applied[0]).toBe(baseline);
  expect(second.applied).toEqual([]);
  const { rows } = await sql(
    'SELECT finished_at IS NOT NULL AS done, length(checksum) AS digits FROM _prisma_migrations',
  );
  expect(rows).toEqual(first.applied.map(() => ({ done: true, digits: 64 })));
});

test('two sites that start at once on one database migrate it once', async () => {
  const { url } = await emptyDatabase();
  const outcomes = await Promise.all([migrate(url), migrate(url)]);
  expect(outcomes.map(({ applied }) => applied.length).sort()).toEqual([0, (await migrationNames()).length]);
});

test('the tables of a church that ran elsewhere are adopted with their rows', async () => {
  const { url, sql } = await emptyDatabase();
  await sql(`
    CREATE TABLE events (id uuid PRIMARY KEY, title text, date date, weekday_occurrences jsonb, is_featured boolean);
    INSERT INTO events VALUES ('0b0e7a52-6c37-4a8e-9a51-0d5b5f4f7a10', 'Choir', '2030-03-04', '["1","3"]', NULL);
    CREATE TABLE announcements (id uuid PRIMARY KEY, message text, start_date timestamptz, end_date timestamptz);
    INSERT INTO announcements VALUES (gen_random_uuid(), 'Hello', '2030-03-04T10:00Z', '2030-03-05T10:00Z');
    CREATE TABLE ministries (id uuid PRIMARY KEY, title text, meetingtimes text);
    INSERT INTO ministries VALUES (gen_random_uuid(), 'Women’s Ministry', 'Sometimes'), (gen_random_uuid(), 'Men and Women of Faith', 'Saturdays');
  `);
  expect(await migrate(url)).toEqual({ applied: (await migrationNames()).slice(1), adopted: true });
  expect(await migrate(url)).toEqual({ applied: [], adopted: false });
  const { rows: events } = await sql(
    'SELECT title, date, weekday_occurrences, is_featured, location, sequence FROM events',
  );
  expect(events).toEqual([
    {
      title: 'Choir',
      date: '2030-03-04',
      weekday_occurrences: ['1', '3'],
      is_featured: false,
      location: '',
      sequence: 0,
    },
  ]);
  const { rows: announcements } = await sql('SELECT start_date, scroll_speed FROM announcements');
  expect(announcements).toEqual([{ start_date: '2030-03-04T10:00', scroll_speed: 'normal' }]);
  const { rows: ministries } = await sql('SELECT meetingtimes FROM ministries ORDER BY title');
  expect(ministries.map((row) => row.meetingtimes)).toEqual([
    'Saturdays',
    expect.stringMatching(/^Wednesdays/),
  ]);
});

test('a migration that was killed in the middle is run again', async () => {
  const { url, sql } = await migratedDatabase();
  await sql('UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0');
  expect((await migrate(url)).applied).toEqual(await migrationNames());
});

describe('of the tables of a church that ran elsewhere', () => {
  const rowsOf = async (sql: Client['query'], query: string) => (await sql(query)).rows;

  test('events are taken for elsewhere where their words say so', async () => {
    const { url, sql } = await emptyDatabase();
    const others: [location: string | null, isAway: boolean][] = [
      ['San Gabriel Park', true],
      ['At the Millers’ house', true],
      ['445 E Morrow Street', true],
      ['Northside High School gym', true],
      ['The lodge, or the Fellowship Hall if it rains', false],
      ['Parking lot', false],
      ['Youth Center', false],
      ['Room 214', false],
      ['Lakeside Room', false],
      ['Online, on Zoom', false],
      [null, false],
    ];
    const expected = [
      ...demoEvents('2026-11-21').map(({ location, is_offsite = false }) => ({ location, is_offsite })),
      ...others.map(([location, is_offsite]) => ({ location, is_offsite })),
    ];
    await sql(
      'CREATE TABLE events (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, title text, location text)',
    );
    for (const { location } of expected)
      await sql("INSERT INTO events VALUES (DEFAULT, 'A', $1)", [location]);
    await migrate(url);
    const rows = await rowsOf(sql, 'SELECT location, is_offsite FROM events');
    const byLocation = (a: { location: string }, b: { location: string }) =>
      a.location < b.location ? -1 : 1;
    expect(rows.sort(byLocation)).toEqual(
      expected.map((each) => ({ ...each, location: each.location ?? '' })).sort(byLocation),
    );
    // A guess is not a change: neither versions nor the activity log know of it.
    expect(await rowsOf(sql, 'SELECT FROM events WHERE sequence > 0')).toEqual([]);
    expect(await rowsOf(sql, 'SELECT FROM activity_log')).toEqual([]);

    await sql('UPDATE events SET is_offsite = NOT is_offsite');
    await runAgain(sql, url);
    expect(await rowsOf(sql, "SELECT is_offsite FROM events WHERE location = 'San Gabriel Park'")).toEqual([
      { is_offsite: false },
    ]);
  });

  test('the women’s rule is on for the ministries whose titles say so, and the oldest stands first', async () => {
    const { url, sql } = await emptyDatabase();
    const titles: [title: string, hasRule: boolean][] = [
      ['Women’s Ministry', true],
      ["Young women's Bible study", true],
      ['WOMEN`S MINISTRY', true],
      ['Ladies’ Tea', true],
      [' women ', true],
      ['Men and Women of Faith', false],
      ['Women of Grace', false],
      ['Womens Ministry', false],
      ['Landladies', false],
      ['Men’s Ministry', false],
      ['Youth Group', false],
      ['', false],
    ];
    await sql('CREATE TABLE ministries (id uuid, title text, meetingtimes text, created_at timestamptz)');
    for (const [place, [title]] of titles.entries())
      await sql(
        "INSERT INTO ministries VALUES (gen_random_uuid(), $1, 'Then', date '2020-01-31' - $2::int)",
        [title, place],
      );
    // Only with one of the tables that every such church has is a database taken for one.
    await sql('CREATE TABLE events (id uuid PRIMARY KEY)');
    await migrate(url);
    const rows = await rowsOf(
      sql,
      'SELECT title, has_fixed_time, meetingtimes FROM ministries ORDER BY position',
    );
    expect(rows.map(({ title, has_fixed_time }) => [title, has_fixed_time])).toEqual(titles.toReversed());
    for (const { has_fixed_time, meetingtimes } of rows)
      expect(meetingtimes).toMatch(has_fixed_time ? /^Wednesdays/ : /^Then$/);
    expect(await rowsOf(sql, 'SELECT FROM activity_log')).toEqual([]);

    await sql('UPDATE ministries SET has_fixed_time = NOT has_fixed_time');
    await runAgain(sql, url);
    expect(await rowsOf(sql, "SELECT has_fixed_time FROM ministries WHERE title = 'Ladies’ Tea'")).toEqual([
      { has_fixed_time: false },
    ]);
  });

  test('sermons are found and have their series, and neither versions nor the log know of it', async () => {
    const { url, sql } = await emptyDatabase();
    await sql(`
      CREATE TABLE sermons (id uuid PRIMARY KEY, title text, date date, video_url text NOT NULL, series text,
        updated_at timestamptz(3) NOT NULL DEFAULT '2026-01-01Z');
      INSERT INTO sermons VALUES (gen_random_uuid(), 'Él', '2026-03-08', '', 'Letters');
    `);
    await migrate(url);
    const found = `SELECT s.text, e.names, series_slug, video_url, updated_at FROM sermons
      JOIN sermon_search s ON s.sermon_id = sermons.id JOIN search_entries e ON e.id = sermons.id`;
    const sermon = { names: 'el letters', series_slug: 'letters', video_url: '' };
    const text = 'el\x1f\x1f\x1fmarch 8, 2026';
    const updated_at = new Date('2026-01-01T00:00:00Z');
    expect(await rowsOf(sql, found)).toEqual([{ ...sermon, text, updated_at }]);
    await runAgain(sql, url);
    expect(await rowsOf(sql, found)).toEqual([{ ...sermon, text, updated_at }]);
    expect(await rowsOf(sql, 'SELECT FROM activity_log')).toEqual([]);
  });

  test('an older word for a request in progress is understood, also later, and a team member is there once', async () => {
    const { url, sql } = await emptyDatabase();
    await sql(`
      CREATE TABLE prayer_requests (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), status varchar(20));
      INSERT INTO prayer_requests (status) VALUES ('notified'), (NULL);
      CREATE TABLE prayer_team_emails (id uuid PRIMARY KEY, email text, created_at timestamptz);
      INSERT INTO prayer_team_emails VALUES (gen_random_uuid(), 'a@example.org', '2026-02-01'),
        ('0b0e7a52-6c37-4a8e-9a51-0d5b5f4f7a10', 'a@example.org', '2026-01-01');
    `);
    await migrate(url);
    expect(await rowsOf(sql, 'SELECT status FROM prayer_requests ORDER BY 1')).toEqual([
      { status: 'inprogress' },
      { status: 'new' },
    ]);
    expect(await rowsOf(sql, 'SELECT id, active FROM prayer_team_emails')).toEqual([
      { id: '0b0e7a52-6c37-4a8e-9a51-0d5b5f4f7a10', active: true },
    ]);
    await sql("UPDATE prayer_requests SET status = 'notified'");
    expect(await rowsOf(sql, 'SELECT DISTINCT status FROM prayer_requests')).toEqual([
      { status: 'inprogress' },
    ]);
  });
});

/** Migrates once more, as after a start that was killed. */
async function runAgain(sql: Client['query'], url: string): Promise<void> {
  await sql('UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0');
  expect((await migrate(url)).applied).toEqual(await migrationNames());
}

describe('a database of before the baseline', () => {
  async function earlierDatabase(names: readonly string[]) {
    const database = await emptyDatabase();
    await createEarlierDatabase(names, database.url);
    return database;
  }
  const later = async () => (await migrationNames()).filter((name) => name !== baseline);
  const stateOf = async (sql: Client['query']) => [
    (await sql('SELECT * FROM _prisma_migrations ORDER BY migration_name')).rows,
    (await sql('SELECT * FROM events')).rows,
    (await sql('SELECT * FROM activity_log')).rows,
  ];

  test('is marked as standing at it, with its rows as they were, since when it first ran', async () => {
    const { url, sql } = await earlierDatabase(replacedScripts);
    expect(await pendingMigrations(url)).toEqual(await later());
    const [, ...before] = await stateOf(sql);
    expect(await migrate(url)).toEqual({ applied: await later(), adopted: false });
    const [record, ...after] = await stateOf(sql);
    expect(record?.map((row) => row.migration_name)).toEqual(await migrationNames());
    expect(record?.[0]).toMatchObject({
      checksum: expect.stringMatching(/^(?!0{64})[\da-f]{64}$/),
      started_at: new Date('2026-11-21T09:00Z'),
      finished_at: expect.any(Date),
      applied_steps_count: 1,
    });
    const [events = [], ...others] = before;
    expect(after).toEqual([events.map((event) => ({ ...event, held_in: [] })), ...others]);
    expect(await migrate(url)).toEqual({ applied: [], adopted: false });
  });

  test('is marked once by two sites that start at once', async () => {
    const { url, sql } = await earlierDatabase(replacedScripts);
    await Promise.all([migrate(url), migrate(url)]);
    const [record] = await stateOf(sql);
    expect(record?.map((row) => row.migration_name)).toEqual(await migrationNames());
  });

  test('is marked where another program was killed while it ran the baseline', async () => {
    const { url, sql } = await earlierDatabase([...replacedScripts, baseline]);
    await sql('UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1', [baseline]);
    expect((await migrate(url)).applied).toEqual(await later());
    const [record] = await stateOf(sql);
    expect(record?.map((row) => row.migration_name)).toEqual(await migrationNames());
  });

  test('counts as standing at it where another program ran it', async () => {
    const { url } = await earlierDatabase([...replacedScripts, ...(await migrationNames())]);
    expect(await migrate(url)).toEqual({ applied: [], adopted: false });
  });

  test.each([
    ['ends before the last script', replacedScripts.slice(0, -1), replacedScripts.at(-2)],
    ['lacks an earlier script', replacedScripts.slice(1), lastScript],
    ['has a script that was begun only', replacedScripts.slice(0, 1), replacedScripts[0]],
  ])('is refused and stays as it is when its record %s', async (_what, names, last) => {
    const { url, sql } = await earlierDatabase(names);
    if (names.length === 1) await sql('UPDATE _prisma_migrations SET finished_at = NULL');
    const before = await stateOf(sql);
    const words = `(they end at ${last}), which this version cannot bring up to date. Commit ${lastBeforeBaseline} can`;
    await expect(migrate(url)).rejects.toThrow(words);
    await expect(pendingMigrations(url)).rejects.toThrow(words);
    expect(await stateOf(sql)).toEqual(before);
  });

  test('is refused without a record, too', async () => {
    const { url, sql } = await earlierDatabase([]);
    await sql('ALTER TABLE forms DROP COLUMN is_contact CASCADE');
    await expect(migrate(url)).rejects.toThrow(
      'its tables are those of an earlier Belltower, see CHANGELOG.md.',
    );
    expect((await stateOf(sql))[0]).toEqual([]);
  });

  test('is refused with the commit that the changelog names', async () => {
    const changelog = await readFile('CHANGELOG.md', 'utf8');
    expect(changelog.match(/commit `?([\da-f]{7,40})/)?.[1]).toBe(lastBeforeBaseline);
  });
});

test('a database of something else is refused in one sentence, and stays as it is', async () => {
  const { url, sql } = await emptyDatabase();
  await sql('CREATE TABLE invoices (id int)');
  await expect(migrate(url)).rejects.toThrow(
    /already holds other tables, so please give Belltower an empty one\.$/,
  );
  const { rows } = await sql("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  expect(rows).toEqual([{ tablename: 'invoices' }]);
});

test('a schema newer than the code is refused in one sentence', async () => {
  const { url, sql } = await migratedDatabase();
  await sql(
    "INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '29990101000000_later', now())",
  );
  await expect(migrate(url)).rejects.toThrow(/newer Belltower \(it knows 29990101000000_later\)/);
});

test('a migration that fails is named with what PostgreSQL said, leaves nothing behind, and is tried again', async () => {
  const { url, sql } = await emptyDatabase();
  const folder = newFolder();
  await cp(migrationFolder, folder, { recursive: true });
  const before = await migrationNames(folder);
  const script = join(folder, '29990101000000_wrong/migration.sql');
  await mkdir(dirname(script));
  await writeFile(script, 'CREATE TABLE half (id int); SELECT 1/0;');
  await expect(migrate(url, folder)).rejects.toThrow(
    /could not be brought up to date: the migration 29990101000000_wrong failed: division by zero\.$/,
  );
  const { rows } = await sql(
    "SELECT migration_name AS name, to_regclass('half') AS half FROM _prisma_migrations ORDER BY 1",
  );
  expect(rows).toEqual(before.map((name) => ({ name, half: null })));

  await writeFile(script, 'CREATE TABLE half (id int);');
  expect((await migrate(url, folder)).applied).toEqual(['29990101000000_wrong']);
});

test('an address where nothing answers is named without its password', async () => {
  const port = await freePort();
  const outcome = migrate(`postgresql://staff:s3cret@127.0.0.1:${port}/church`);
  await expect(outcome).rejects.toThrow(
    `The database at 127.0.0.1:${port}/church (DATABASE_URL) cannot be reached:`,
  );
  await expect(outcome).rejects.not.toThrow(/s3cret/);
});

test('an address of something that is not PostgreSQL is named', async () => {
  const { host } = await listenAsTcp((socket) => void socket.end('hello', () => socket.destroy()));
  await expect(migrate(`postgresql://${host}/church`)).rejects.toThrow(/cannot be reached/);
});
