import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { PrismaClient } from '#lib/core/generated/prisma/client.ts';
import { demoEvents } from '#prisma/demo/events.ts';
import { createClosing } from '#prisma/factories/closing.ts';
import { formerZoneWords } from '#server/database/former-zone.ts';
import { migrate, migrationFolder, migrationNames, pendingMigrations } from '#server/database/migrate.ts';
import { freePort } from '#server/start/ports.ts';
import { connectedDatabase } from '#tests/support/database.ts';
import { newFolder } from '#tests/support/folders.ts';
import { listenAsTcp } from '#tests/support/servers/listen.ts';

const emptyDatabase = () => connectedDatabase({ migrated: false });
/** A database on which migrate() has run before these tests. */
const migratedDatabase = () => connectedDatabase();

test('an empty database gets every table, once, and a record of it', async () => {
  const { url, sql } = await emptyDatabase();
  expect(await pendingMigrations(url)).toEqual(await migrationNames());
  const [first, second] = [await migrate(url), await migrate(url)];
  expect(first).toEqual({ applied: await migrationNames(), adopted: false });
  expect(await pendingMigrations(url)).toEqual([]);
  expect(first.applied[0]).toMatch(/_init$/);
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

test('events that were there are taken for elsewhere where their words say so', async () => {
  const { url, sql } = await emptyDatabase();
  const before = await migrationsBefore('offsite_events');
  await migrate(url, before);
  const demo = demoEvents('2026-11-21').map(({ exceptions: _, ...event }) => event);
  const others: [location: string, isAway: boolean][] = [
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
    ['', false],
  ];
  const expected = [
    ...demo.map(({ location, is_offsite = false }) => ({ location, is_offsite })),
    ...others.map(([location, is_offsite]) => ({ location, is_offsite })),
  ];
  const insert =
    "INSERT INTO events (title, date, time, location, description) VALUES ('A', '2030-01-01', '', $1, '') RETURNING id";
  for (const { location } of expected) await sql(insert, [location]);
  const {
    rows: [hall],
  } = await sql(insert, ['Fellowship Hall']);
  const exception =
    "INSERT INTO event_exceptions (event_id, date, kind, location) VALUES ($1, $2, 'changed', $3)";
  await sql(exception, [hall.id, '2030-01-01', 'River camp']);
  await sql(exception, [hall.id, '2030-01-08', 'Room 12']);
  await sql(exception, [hall.id, '2030-01-15', null]);
  const { rows: versions } = await sql('SELECT id, updated_at, sequence FROM events ORDER BY id');
  const { rows: log } = await sql('SELECT id FROM activity_log ORDER BY id');

  await migrate(url);
  const { rows } = await sql('SELECT location, is_offsite FROM events WHERE id <> $1', [hall.id]);
  const byLocation = (a: { location: string }, b: { location: string }) => (a.location < b.location ? -1 : 1);
  expect(rows.sort(byLocation)).toEqual(expected.sort(byLocation));
  const { rows: dates } = await sql('SELECT is_offsite FROM event_exceptions ORDER BY date');
  expect(dates).toEqual([{ is_offsite: true }, { is_offsite: null }, { is_offsite: null }]);
  // A guess is not a change: versions and the activity log stay as they are.
  expect((await sql('SELECT id, updated_at, sequence FROM events ORDER BY id')).rows).toEqual(versions);
  expect((await sql('SELECT id FROM activity_log ORDER BY id')).rows).toEqual(log);

  await sql('UPDATE events SET is_offsite = NOT is_offsite');
  await sql('UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0');
  await migrate(url);
  const { rows: changed } = await sql('SELECT is_offsite FROM events WHERE location = $1', ['River camp']);
  expect(changed).toEqual([{ is_offsite: false }]);
});

test('the women’s rule is on for the ministries that were there whose titles said so', async () => {
  const { url, sql } = await emptyDatabase();
  await migrate(url, await migrationsBefore('people'));
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
  for (const [title] of titles)
    await sql("INSERT INTO ministries (title, description, category) VALUES ($1, '', 'Adult')", [title]);
  const { rows: versions } = await sql('SELECT id, updated_at FROM ministries ORDER BY id');
  const { rows: log } = await sql('SELECT id FROM activity_log ORDER BY id');

  await migrate(url);
  const { rows } = await sql('SELECT title, has_fixed_time FROM ministries');
  expect(new Map(rows.map((row) => [row.title, row.has_fixed_time]))).toEqual(new Map(titles));
  expect((await sql('SELECT id, updated_at FROM ministries ORDER BY id')).rows).toEqual(versions);
  expect((await sql('SELECT id FROM activity_log ORDER BY id')).rows).toEqual(log);

  await sql('UPDATE ministries SET has_fixed_time = NOT has_fixed_time');
  await sql('UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0');
  await migrate(url);
  const { rows: changed } = await sql("SELECT has_fixed_time FROM ministries WHERE title = 'Ladies’ Tea'");
  expect(changed).toEqual([{ has_fixed_time: false }]);
});

test('what was before people had names is the shared password’s: second factors, codes, and the log', async () => {
  const { url, sql } = await emptyDatabase();
  await migrate(url, await migrationsBefore('staff'));
  await sql(`
    INSERT INTO admin_account (id, session_generation) VALUES (1, 3);
    INSERT INTO ended_sessions (sid, expires_at) VALUES ('a', now());
    INSERT INTO mfa_factors (factor_type, friendly_name, secret, status) VALUES ('totp', 'App', 'v1.a.b.c', 'verified');
    INSERT INTO mfa_recovery_codes (code_hash) VALUES ('hash');
    SELECT set_config('belltower.session', 'a1b2', false);
    INSERT INTO ministries (title, description, category) VALUES ('Choir', '', 'Adult');
  `);
  for (let time = 0; time < 2; time++) {
    await sql("DELETE FROM _prisma_migrations WHERE migration_name LIKE '%staff'");
    await migrate(url);
  }
  const rowsOf = async (query: string) => (await sql(query)).rows;
  expect(await rowsOf('SELECT shared_enabled, shared_roles FROM admin_account')).toEqual([
    { shared_enabled: true, shared_roles: ['owner'] },
  ]);
  expect(await rowsOf('SELECT friendly_name, secret, status, staff_id FROM mfa_factors')).toEqual([
    { friendly_name: 'App', secret: 'v1.a.b.c', status: 'verified', staff_id: null },
  ]);
  expect(await rowsOf('SELECT code_hash, staff_id FROM mfa_recovery_codes')).toEqual([
    { code_hash: 'hash', staff_id: null },
  ]);
  expect(await rowsOf('SELECT session, staff_id, staff_name, title FROM activity_log')).toEqual([
    { session: 'a1b2', staff_id: null, staff_name: null, title: 'Choir' },
  ]);
  await sql("UPDATE ministries SET title = 'Choirs'");
  expect(await rowsOf('SELECT title, session FROM activity_log ORDER BY id')).toHaveLength(2);
});

/** The migrations up to, and without, the one of this name. */
async function migrationsBefore(name: string): Promise<string> {
  const folder = newFolder();
  await cp(migrationFolder, folder, { recursive: true });
  const known = await migrationNames();
  for (const later of known.slice(known.findIndex((each) => each.endsWith(name))))
    await rm(join(folder, later), { recursive: true });
  return folder;
}

/** Moves the database to a server in another zone. Gives a client of before, whose sessions took that zone. */
async function olderSite(zone: string, Connection?: typeof DatabaseClient) {
  const { url, sql } = await emptyDatabase();
  await sql(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET TimeZone TO '${zone}'`);
  await migrate(url, await migrationsBefore('_instants'));
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: url, Client: Connection }) });
  onTestFinished(() => client.$disconnect());
  const minutes = async (query: string) => {
    const { rows } = await sql(
      `SELECT round(extract(epoch FROM i - now()) / 60)::int AS m FROM (${query}) AS t (i)`,
    );
    return rows.map(({ m }) => m);
  };
  return { url, sql, client, minutes };
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
/** Later migrations add columns to sermons, which a model would name; the instants are the adapter's. */
const writeSermon = (client: PrismaClient, title: string) =>
  client.$executeRaw`
    INSERT INTO sermons (title, speaker, date, video_url, description, created_at, updated_at)
    VALUES (${title}, 'Ann', '2026-11-22', '', '', ${new Date()}::timestamptz, ${new Date()}::timestamptz)`;
const request = { name: 'Ann', email: 'ann@example.org', request: 'Rain.' };

/** Each row that the adapter has written, and how many minutes from now its instants are. */
const writtenByAdapter: [query: string, minutes: number[]][] = [
  [
    "SELECT created_at FROM sermons WHERE title = 'New' UNION ALL SELECT updated_at FROM sermons WHERE title = 'New'",
    [0, 0],
  ],
  [
    "SELECT created_at FROM sermons WHERE title = 'Changed' UNION ALL SELECT updated_at FROM sermons WHERE title = 'Changed'",
    [0, 0],
  ],
  ['SELECT created_at FROM prayer_requests UNION ALL SELECT updated_at FROM prayer_requests', [0, 0]],
  ['SELECT live_override_until FROM site_settings', [120]],
  ['SELECT created_at FROM closings UNION ALL SELECT reopened_at FROM closings', [0, 0]],
];

test.each(['America/Chicago', 'Asia/Tokyo'])(
  'instants that an older site has written on a server in %s are put right, once, and nobody has changed anything',
  async (zone) => {
    const { url, sql, client, minutes } = await olderSite(zone);
    await writeSermon(client, 'New');
    await writeSermon(client, 'Old');
    await client.sermon.updateMany({ where: { title: 'Old' }, data: { title: 'Changed' } });
    await client.prayerRequest.create({ data: request });
    // Later migrations add columns that an update would give back.
    await client.siteSettings.updateMany({ data: { live_override_until: inMinutes(120) } });
    const closing = await createClosing(client);
    await client.closing.update({ where: { id: closing.id }, data: { reopened_at: new Date() } });
    const source = { source: 'ics', identity: 'x', name: 'x', in_step: true, next_at: inMinutes(60) };
    await client.importSource.create({ data: source });
    await sql("INSERT INTO ministries (title, description, category) VALUES ('By psql', '', 'Adult')");
    expect(await minutes('SELECT live_override_until FROM site_settings')).not.toEqual([120]);
    const { rows: log } = await sql('SELECT id, at FROM activity_log ORDER BY id');

    const told = await noticesWhile(url, () => migrate(url));
    expect(await formerZoneWords(url, ['20261125180000_instants'])).toContain(`by a clock in ${zone}`);
    expect(await formerZoneWords(url, await migrationNames())).toBeUndefined();
    for (const [query, expected] of writtenByAdapter)
      expect([query, await minutes(query)]).toEqual([query, expected]);
    expect(await minutes('SELECT created_at FROM ministries')).toEqual([0]);
    expect((await minutes('SELECT next_at FROM import_sources'))[0]).toBeLessThanOrEqual(60);
    expect((await sql('SELECT id, at FROM activity_log ORDER BY id')).rows).toEqual(log);
    expect(told).toEqual([]);

    await sql('UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0');
    await migrate(url);
    for (const [query, expected] of writtenByAdapter) expect(await minutes(query)).toEqual(expected);
  },
);

test('rows that came with a backup from a server in UTC stay as they are on one that is not', async () => {
  const { url, client, minutes } = await olderSite('Asia/Tokyo', DatabaseClient);
  await writeSermon(client, 'New');
  await client.prayerRequest.create({ data: request });
  await migrate(url);
  expect(await minutes('SELECT created_at FROM sermons')).toEqual([0]);
  expect(await minutes('SELECT created_at FROM prayer_requests')).toEqual([0]);
});

/** The notices of changes while `work` is done. */
async function noticesWhile(url: string, work: () => Promise<unknown>): Promise<string[]> {
  const listener = new Client({ connectionString: url });
  await listener.connect();
  const heard: string[] = [];
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query('LISTEN belltower');
  await work();
  await listener.query('SELECT 1');
  await listener.end();
  return heard;
}

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

test('a migration that fails says what PostgreSQL said, leaves nothing behind, and is tried again', async () => {
  const { url, sql } = await emptyDatabase();
  const folder = await migrationsBefore('_church_mark');
  const before = await migrationNames(folder);
  const script = join(folder, '29990101000000_wrong/migration.sql');
  await mkdir(dirname(script));
  await writeFile(script, 'CREATE TABLE half (id int); SELECT 1/0;');
  await expect(migrate(url, folder)).rejects.toThrow(/could not be brought up to date: division by zero\.$/);
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
