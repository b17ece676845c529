import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPostgresql } from '#lib/imports/postgresql/read-postgresql.ts';
import { postgresqlSource } from '#lib/imports/postgresql/source.ts';
import { createDatabase } from '#tests/support/database.ts';
import { listenAsTcp } from '#tests/support/servers/listen.ts';
import { churchRows } from '../support/church-rows.ts';
import { openTcp } from '../support/open-tcp.ts';
import { readAll, recordsOf } from '../support/read-source.ts';

/** The tables as the site before this one had them: other types of columns than ours, and no more columns than it used. */
const tables = `
  CREATE TABLE events (id uuid PRIMARY KEY, title text, date date, time text, location text, description text,
    image_url text, is_recurring boolean, recurrence_frequency text, recurrence_pattern text,
    weekday_occurrences text[], target_weekday integer, end_date date, is_featured boolean,
    show_in_banner boolean, created_at timestamptz, updated_at timestamptz);
  CREATE TABLE sermons (id uuid PRIMARY KEY, title text, speaker text, date date, passage text, video_url text,
    description text, thumbnail_url text, series text);
  CREATE TABLE ministries (id uuid PRIMARY KEY, title text, description text, imageurl text, leadername text,
    meetingtimes text, category text, updated_at timestamptz);
  CREATE TABLE prayer_requests (id uuid PRIMARY KEY, name text, email text, request text, is_anonymous boolean,
    status text, created_at timestamptz);
  CREATE TABLE announcements (message text)`;

let client: Client;
/** Its address as seen from outside. */
let place: Awaited<ReturnType<typeof openTcp>>;
const reader = `reader_${Math.random().toString(36).slice(2)}`;
const secret = 'SECRET/pass word';

beforeAll(async () => {
  const database = await createDatabase({ migrated: false });
  client = new Client({ connectionString: database });
  await client.connect();
  place = await openTcp(database);
  await client.query(tables);
  for (const [table, rows] of Object.entries(churchRows({ events: 700, sermons: 300 }))) {
    if (table === 'announcements' || table === 'prayer_team_emails') continue;
    const rowType = `jsonb_populate_recordset(NULL::${table}, $1::jsonb)`;
    await client.query(`INSERT INTO ${table} SELECT * FROM ${rowType}`, [JSON.stringify(rows)]);
  }
  await client.query(`CREATE ROLE ${reader} LOGIN PASSWORD '${secret}'`);
  await client.query(`GRANT SELECT ON events, sermons, ministries, announcements TO ${reader}`);
});
afterAll(async () => {
  place.close();
  await client.query(`DROP OWNED BY ${reader}; DROP ROLE ${reader}`);
  await client.end();
});
beforeEach(() => vi.stubEnv('SOURCE_ALLOW_HOSTS', place.host));

const options = postgresqlSource.options;
const read = (url: string, more = {}) =>
  readAll(readPostgresql, options.parse({ url }) as { url: string }, more);

function asReader(change: (url: URL) => void = () => undefined): string {
  const url = new URL(place.url);
  url.username = reader;
  url.password = secret;
  change(url);
  return url.href;
}

describe('another PostgreSQL', () => {
  test('is read whole, its ids kept, whatever types its columns have', async () => {
    const found = await read(place.url);
    const { events, sermons } = churchRows({ events: 700, sermons: 300 });
    expect(recordsOf(found, 'events').map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    expect(recordsOf(found, 'sermons').map(({ id }) => id)).toEqual(sermons.map(({ id }) => id));
    expect(recordsOf(found, 'events')[2]).toMatchObject({
      values: { date: '2027-03-03', weekday_occurrences: ['1', '3'], target_weekday: 3, end_date: null },
    });
    expect(recordsOf(found, 'prayer_requests')[0]?.values).toMatchObject({
      status: 'notified',
      created_at: '2026-10-01T12:00:00+00:00',
    });
    expect(found.totals.at(-1)).toBe(1002);
  });

  test('says which tables and columns it has not', async () => {
    expect((await read(place.url)).problems).toEqual([
      'The table ministries has no link; an empty value was used instead.',
      'The table announcements has no column id, so its rows cannot be told apart, and it was left out.',
      'The table prayer_team_emails is not there.',
    ]);
  });

  test('says which tables its user may not read, and reads the others', async () => {
    const found = await read(asReader());
    expect(recordsOf(found, 'ministries')).toHaveLength(1);
    expect(found.problems.at(-1)).toContain('The table prayer_requests may not be read');
  });

  test('leaves out a row that is larger than any of ours, and names it; other columns do not count', async () => {
    const [kept, left] = ['b1', 'b2'].map((id) => `${id}000000-0000-4000-8000-000000000000`);
    await client.query('ALTER TABLE sermons ADD COLUMN scan bytea');
    await client.query(`INSERT INTO sermons (id, title, scan, description) VALUES
      ('${kept}', 'Scanned', convert_to(repeat('x', 300000), 'UTF8'), ''),
      ('${left}', 'Endless', NULL, repeat('x', 300000))`);
    const found = await read(place.url);
    await client.query(`DELETE FROM sermons WHERE id IN ('${kept}', '${left}')`);
    expect(recordsOf(found, 'sermons').map(({ title }) => title)).toContain('Scanned');
    expect(recordsOf(found, 'sermons').map(({ title }) => title)).not.toContain('Endless');
    expect(found.problems).toContain(
      `The row ${left} of the table sermons is larger than 256 kB and was left out.`,
    );
  });

  test('is read as it was at one moment, and is not written to', async () => {
    const statements: string[] = [];
    const real = Client.prototype.query;
    const asked = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given) {
      statements.push(String(given[0]));
      return (real as (...all: unknown[]) => never).apply(this, given);
    });
    await read(place.url);
    asked.mockRestore();
    expect(statements.slice(0, 2)).toEqual([
      "SET TIME ZONE 'UTC'",
      expect.stringMatching(/REPEATABLE READ READ ONLY/),
    ]);
    expect(statements.filter((sql) => /INSERT|UPDATE|DELETE|CREATE/.test(sql))).toEqual([]);
  });

  test('is let go when the run ends before it', async () => {
    const aborter = new AbortController();
    const context = { signal: aborter.signal, timeZone: 'UTC', today: '2026-11-23', remembered: {} };
    const reading = readPostgresql({ url: place.url }, context)[Symbol.asyncIterator]();
    await reading.next();
    aborter.abort();
    await expect(
      (async () => {
        while (!(await reading.next()).done);
      })(),
    ).rejects.toThrow(/abort/i);
    const left = () =>
      client.query(
        "SELECT FROM pg_stat_activity WHERE application_name = 'belltower' AND state LIKE 'idle in%' AND datname = current_database()",
      );
    // The other side notices a moment later.
    await expect.poll(async () => (await left()).rows).toEqual([]);
  });
});

describe('nothing is read, and no word of the address is told,', () => {
  const refusal = async (reading: Promise<unknown>) => {
    const error = await reading.catch((reason: unknown) => reason);
    expect(`${(error as Error)?.stack}${JSON.stringify(error)}`).not.toMatch(/SECRET|reader_/);
    return error;
  };

  test.each<[string, (url: URL) => void, RegExp]>([
    ['where the password is another', (url) => Object.assign(url, { password: 'wrong' }), /does not let/],
    ['where there is no password', (url) => Object.assign(url, { password: '' }), /does not let/],
    [
      'where the database is another',
      (url) => Object.assign(url, { pathname: '/nowhere' }),
      /no such database/,
    ],
    [
      'where the connection cannot be encrypted and its address does not say that it need not be',
      (url) => Object.assign(url, { search: '' }),
      /takes no encrypted connection/,
    ],
  ])('%s', async (_where, change, words) => {
    expect(await refusal(read(asReader(change)))).toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(words),
    });
  });

  test('where it has no table of a church', async () => {
    const empty = await createDatabase({ migrated: false });
    const url = new URL(place.url);
    url.pathname = new URL(empty).pathname;
    expect(await refusal(read(url.href))).toMatchObject({
      message: expect.stringMatching(/none of the tables/),
    });
  });

  test('where the host is a private one that nobody has allowed, by whatever name', async () => {
    let connections = 0;
    const { port } = await listenAsTcp((socket) => {
      connections += 1;
      socket.destroy();
    });
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '10.0.0.1', '169.254.169.254']) {
      const url = `postgresql://${reader}:SECRET@${host}:${port}/x`;
      expect(await refusal(read(url)), host).toMatchObject({
        message: 'The address is not on the public internet.',
      });
    }
    expect(connections).toBe(0);
    vi.stubEnv('SOURCE_ALLOW_HOSTS', `127.0.0.1:${port}`);
    const reading = read(`postgresql://${reader}:SECRET@127.0.0.1:${port}/x`);
    expect(await refusal(reading)).toMatchObject({ code: 'invalid' });
    expect(connections).toBeGreaterThan(0);
  });

  test('where its address names files of this machine in place of a host', () => {
    for (const wrong of [
      'postgresql:///x?host=/var/run/postgresql',
      'socket:/tmp?db=x',
      'https://x.test/db',
      'postgresql://host',
      'postgresql://a:%zz@host/x',
    ])
      expect(options.safeParse({ url: wrong }).success, wrong).toBe(false);
  });
});
