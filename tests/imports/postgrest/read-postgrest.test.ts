import { describe, expect, test, vi } from 'vitest';
import { churchTables } from '#lib/imports/church-tables/church-table.ts';
import { readPostgrest } from '#lib/imports/postgrest/read-postgrest.ts';
import { postgrestSource } from '#lib/imports/postgrest/source.ts';
import { churchRows } from '../support/church-rows.ts';
import { startPostgrest } from '../support/fake-postgrest.ts';
import { readAll, recordsOf } from '../support/read-source.ts';

const key = 'eyJhbGciOiJIUzI1NiJ9.SECRET-KEY.signature';

type Project = Omit<Parameters<typeof startPostgrest>[0], 'key'>;

const project = (fake: Project) => startPostgrest({ ...fake, key });

const options = postgrestSource.options;
const read = (url: string, used = key) =>
  readAll(readPostgrest, options.parse({ url, key: used }) as { url: string; key: string });

describe('a hosted database', () => {
  test('of 2,500 events and 300 sermons is read whole, a thousand rows at a time, ids kept', async () => {
    const rows = churchRows({ events: 2500, sermons: 300 });
    const { url, asked } = await project({ tables: rows });
    const found = await read(url);
    for (const [table, of] of Object.entries(rows)) {
      const records = recordsOf(found, table);
      expect(records.map(({ id }) => id)).toEqual(of.map(({ id }) => id));
      expect(records.map((record) => record.key)).toEqual(of.map(({ id }) => id));
    }
    expect(asked.filter((address) => address.includes('/events?'))).toHaveLength(3);
    expect(found.totals.at(-1)).toBe(2804);
    expect(found.problems).toEqual([]);
  });

  test('gives its pictures to be fetched, and rules told by halves as they were meant', async () => {
    const { url } = await project({ tables: churchRows() });
    const [single, weekly, monthly] = recordsOf(await read(url), 'events');
    expect(single).toMatchObject({
      title: 'Event 0',
      pictures: { image_url: 'https://pictures.test/0.jpg' },
      values: { date: '2027-01-01', is_recurring: false, recurrence_frequency: null, is_featured: true },
    });
    expect(single?.values).not.toHaveProperty('image_url');
    expect(single?.values).not.toHaveProperty('created_at');
    expect(weekly?.values).toMatchObject({ is_recurring: true, recurrence_frequency: 'weekly' });
    // The third of March 2027 is a Wednesday.
    expect(monthly?.values).toMatchObject({ weekday_occurrences: ['1', '3'], target_weekday: 3 });
    expect(weekly).not.toHaveProperty('pictures');
  });

  test.each([
    ['that gives fewer rows at once than it was asked for', { mostRows: 400 }],
    ['that does not say how many rows it has', { counts: false }],
    ['that has its tables at the address itself', { path: '' }],
    ['that knows no pages but by the range of a header', { pages: 'range' as const, counts: false }],
    ['that knows no pages at all', { pages: 'none' as const, counts: false }],
  ])('%s is read whole', async (_what, more) => {
    const { url } = await project({ tables: churchRows({ events: 1100 }), ...more });
    expect(recordsOf(await read(`${url}/`), 'events')).toHaveLength(1100);
  });

  test('says which tables may not be read, which are not there, and which gave nothing', async () => {
    const { sermons, events } = churchRows();
    const { url } = await project({
      tables: { events, sermons, ministries: [], prayer_requests: 403, prayer_team_emails: 401 },
    });
    const found = await read(url);
    expect(found.records).toHaveLength(5);
    expect(found.problems).toEqual([
      'The table ministries gave no rows. If it has some, it may not be read this way.',
      'The table announcements is not there.',
      'The table prayer_team_emails may not be read this way, so nothing of it was imported.',
      'The table prayer_requests may not be read this way, so nothing of it was imported.',
    ]);
  });

  test('says which columns a table has not, and reads what it has', async () => {
    const events = churchRows().events.map(({ show_in_banner: _, is_featured: __, ...row }) => row);
    const { url } = await project({ tables: { events, sermons: [{ title: 'No id' }] } });
    const found = await read(url);
    expect(recordsOf(found, 'events')).toHaveLength(3);
    expect(found.problems).toContain(
      'The table events has no is_featured, show_in_banner; an empty value was used instead.',
    );
    expect(found.problems.join()).toContain('The table sermons has no column id');
  });

  test('of ids that are none of ours keeps them as keys alone', async () => {
    const [row] = churchRows().ministries;
    const { url } = await project({ tables: { ministries: [{ ...row, id: 7, imageurl: '/youth.jpg' }] } });
    const found = await read(url);
    expect(found.records).toMatchObject([{ key: '7' }]);
    expect(found.records[0]).not.toHaveProperty('id');
    expect(found.problems.join()).toContain('its picture /youth.jpg is not a full address');
  });

  test('never names who asked for prayer', async () => {
    const { url } = await project({ tables: churchRows() });
    const [request] = recordsOf(await read(url), 'prayer_requests');
    expect(request?.title).toBe('A prayer request');
    expect(request?.values).toMatchObject({ name: 'Ann', status: 'notified' });
  });
});

describe('nothing is taken over, and the key is told to nobody,', () => {
  const refusal = async (reading: Promise<unknown>) => {
    const error = await reading.catch((reason: unknown) => reason);
    const whole = error instanceof Error ? `${error.stack}${JSON.stringify(error)}` : '';
    expect(whole).not.toContain('SECRET-KEY');
    return error;
  };

  test('where the key is wrong', async () => {
    const { url } = await project({ tables: churchRows() });
    const error = await refusal(read(url, 'SECRET-KEY-of-another'));
    expect(error).toMatchObject({ code: 'invalid', message: 'The project does not take this key.' });
  });

  test('where there is no such database', async () => {
    const { url } = await project({ tables: {}, path: '/elsewhere' });
    const error = await refusal(read(url));
    expect(error).toMatchObject({ message: 'There is no church’s database at this address.' });
  });

  test.each([500, 429])('where a table is answered with %i', async (status) => {
    const { url } = await project({ tables: { ...churchRows(), sermons: status } });
    expect(await refusal(read(url))).toMatchObject({
      code: 'invalid',
      message: `The address answered with ${status}.`,
    });
  });

  test('where the address is a private one that nobody has allowed', async () => {
    const { url, asked } = await project({ tables: churchRows() });
    vi.stubEnv('SOURCE_ALLOW_HOSTS', '');
    expect(await refusal(read(url))).toMatchObject({ message: 'The address is not on the public internet.' });
    expect(asked).toEqual([]);
  });

  test('where what is given as the key is none', () => {
    for (const wrong of ['', 'two\nlines: x', 'ключ'])
      expect(options.safeParse({ url: 'https://x.test', key: wrong }).success).toBe(false);
  });
});

test('the tables that are read have no column twice', () => {
  for (const { columns, more } of churchTables)
    expect(new Set([...columns, ...more]).size).toBe(columns.length + more.length);
});
