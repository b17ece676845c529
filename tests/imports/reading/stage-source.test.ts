import { afterAll, beforeEach, expect, test } from 'vitest';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { type Batch, stageSource } from '#lib/imports/reading/stage-source.ts';
import { importSources } from '#lib/imports/sources.ts';
import { eventRecord, fake } from '../fake-source.ts';

beforeEach(() => {
  Object.assign(fake, { items: [], error: null, asked: [] });
});

// Other files of this process know the real sources alone.
afterAll(() => Reflect.deleteProperty(importSources, 'fake'));

async function staged(): Promise<Batch[]> {
  const context = { timeZone: 'America/Chicago', today: '2026-11-23', remembered: {} };
  const reading = { run: 'r', source: 'fake', options: {}, context, church: defaultChurch };
  const batches = [];
  for await (const batch of stageSource(reading, new AbortController().signal)) batches.push(batch);
  return batches;
}

test('rows come in batches of at most 100 rows and 256 kB, with what the source says beside them', async () => {
  const long = (key: string) => eventRecord(key, { description: 'd'.repeat(9000) });
  fake.items = [
    { name: 'Parish' },
    { total: 190 },
    ...Array.from({ length: 150 }, (_, place) => eventRecord(`short-${place}`)),
    ...Array.from({ length: 40 }, (_, place) => long(`long-${place}`)),
    { remember: { etag: '1' } },
    { remember: { read_on: '2026-11-23' } },
  ];
  const batches = await staged();
  expect(batches.flatMap(({ rows }) => rows)).toHaveLength(190);
  expect(batches.length).toBeGreaterThan(2);
  for (const batch of batches) {
    expect(batch.rows.length).toBeLessThanOrEqual(100);
    expect(JSON.stringify(batch).length).toBeLessThan(260 * 1024);
  }
  expect(batches[0]).toMatchObject({ name: 'Parish', total: 190 });
  expect(batches.at(-1)).toMatchObject({ remember: { etag: '1', read_on: '2026-11-23' } });
});

test('a row that is larger than any may be is left out and named', async () => {
  const dates = Array.from({ length: 200 }, (_, place) => ({
    date: new Date(Date.UTC(2031, 2, 2 + 7 * place)).toISOString().slice(0, 10),
    kind: 'changed' as const,
    values: { description: 'd'.repeat(9000) },
  }));
  const weekly = { is_recurring: true, recurrence_frequency: 'weekly' };
  fake.items = [eventRecord('a', weekly, { exceptions: dates }), eventRecord('b')];
  const [batch] = await staged();
  expect(batch?.rows).toMatchObject([
    { key: 'a', title: 'Event a', problem: 'it is larger than 1024 kB.' },
    { key: 'b', columns: { title: 'Event b' } },
  ]);
});

test('two keys that no index holds stay two, and the same again is there twice', async () => {
  const long = 'k'.repeat(5000);
  fake.items = [eventRecord(`${long}1`), eventRecord(`${long}2`), eventRecord(`${long}2`)];
  const rows = (await staged()).flatMap((batch) => batch.rows);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  expect(rows.every(({ key }) => key.length < 200)).toBe(true);
  expect(rows[2]?.problem).toBe('it is there twice, and the first one counts.');
});

const fact = (field: string, value: unknown, page = '/') => ({
  fact: { field, value, found_at: `https://grace.test${page}`, words: String(value) },
});

test('what is being read is told before its rows follow, and each fact once', async () => {
  fake.items = [
    { builder: 'wordpress' },
    { reading: 'https://grace.test/' },
    fact('name', 'Grace Church'),
    eventRecord('a'),
    { reading: 'https://grace.test/visit' },
    fact('name', 'GRACE CHURCH ', '/visit'),
    fact('name', 'Grace Lutheran\u0000Church', '/visit'),
    fact('services', [{ title: 'Worship', time: '9:00 AM' }], '/visit'),
  ];
  const batches = await staged();
  expect(
    batches.map(({ builder, reading, facts, rows }) => ({ builder, reading, facts, rows: rows.length })),
  ).toEqual([
    { builder: 'wordpress', reading: 'https://grace.test/', facts: undefined, rows: 0 },
    {
      builder: undefined,
      reading: 'https://grace.test/visit',
      facts: [fact('name', 'Grace Church').fact],
      rows: 1,
    },
    {
      builder: undefined,
      reading: undefined,
      facts: [
        { ...fact('name', 'Grace Lutheran Church', '/visit').fact },
        { ...fact('services', [{ title: 'Worship', time: '9:00 AM' }], '/visit').fact },
      ],
      rows: 0,
    },
  ]);
});

test('a source that says the most different things has 200 facts', async () => {
  fake.items = Array.from({ length: 500 }, (_, n) => fact('phone', `555 ${n}`));
  expect((await staged()).flatMap(({ facts }) => facts ?? [])).toHaveLength(200);
});
