import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Fields } from '#lib/core/fields/field.ts';
import { db } from '#lib/core/platform/db.ts';
import { searchSite } from '#lib/search/queries.ts';
import { blockTypes } from '#lib/site-pages/blocks/block.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { useDatabase } from '#tests/support/database.ts';

const { sql } = useDatabase();
const migration = () => readFile('prisma/migrations/20261126130000_search/migration.sql', 'utf8');

test('rows that are there are found afterwards, and neither their version nor the log knows of it', async () => {
  await createSermon(db(), { title: 'Numbat' });
  const state = () =>
    sql('SELECT updated_at, (SELECT count(*)::int FROM activity_log) AS entries FROM sermons');
  const before = (await state()).rows;
  await sql('DROP TABLE search_entries');
  await sql(await migration());
  expect((await searchSite({ q: 'numbat' })).total).toBe(1);
  expect((await state()).rows).toEqual(before);
});

test('of a block, the database reads the texts that visitors read', async () => {
  const texts = new Set<string>();
  const collect = (fields: Fields) => {
    for (const [name, field] of Object.entries(fields)) {
      if (field.fields) collect(field.fields);
      if (['line', 'text', 'rich', 'alt'].includes(field.kind)) texts.add(name);
    }
  };
  for (const { fields } of Object.values(blockTypes)) collect(fields);
  const [, list = ''] = /field ->> 'key' IN \(([^)]+)\)/.exec(await migration()) ?? [];
  expect([...list.matchAll(/'(\w+)'/g)].map(([, name]) => name)).toEqual([...texts].sort());
});

test('without pg_trgm nothing is guessed, and words are found', async () => {
  await createSermon(db(), { title: 'Numbat' });
  await sql("UPDATE pg_extension SET extname = 'pg_trgm_away' WHERE extname = 'pg_trgm'");
  try {
    expect((await searchSite({ q: 'numbats' })).total).toBe(1);
    expect(await searchSite({ q: 'nombat' })).toEqual({ rows: [], total: 0, isGuess: true });
  } finally {
    await sql("UPDATE pg_extension SET extname = 'pg_trgm' WHERE extname = 'pg_trgm_away'");
  }
});
