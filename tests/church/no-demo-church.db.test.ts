import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readChurch } from '#lib/church/read-church.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { emptyChurchIn } from '#lib/core/church/empty-church.ts';
import { type LanguageTag, languages } from '#lib/core/language/languages.ts';
import { db } from '#lib/core/platform/db.ts';
import { useDatabase } from '#tests/support/database.ts';

const { sql } = useDatabase();

/** Migrates a site whose row is the demo's but for these facts, and returns the row. */
async function migrated(language: LanguageTag, facts: Partial<Church>, confirmed: string[] = []) {
  const { opening_hours, resources, ...demo } = { ...defaultChurchIn(language), is_demo: false, ...facts };
  await db().church.create({ data: { ...demo, opening_hours, resources } });
  await db().ownFact.createMany({ data: confirmed.map((name) => ({ name })) });
  await sql(await readFile('prisma/migrations/20261129150100_no_demo_church/migration.sql', 'utf8'));
  const { updated_at: _, ...row } = await readChurch();
  return row;
}

test.each(languages)(
  'an upgrade clears the demo’s church from a site that began empty, in %s',
  async (language) => {
    const { updated_at: _, ...empty } = emptyChurchIn(language);
    expect(await migrated(language, {})).toEqual(empty);
    expect(await db().activityLog.count({ where: { table_name: 'church', action: 'updated' } })).toBe(0);
  },
);

test('an upgrade keeps what staff wrote beside it', async () => {
  const own = { city: 'Bangor', founded_year: 1884, resources: [], opening_hours: [], hero: 'town' } as const;
  expect(await migrated('en', own as unknown as Partial<Church>)).toMatchObject({
    ...own,
    name: emptyChurchIn('en').name,
    phone: null,
    youtube_url: null,
  });
});

test.each<[string, Partial<Church>, string[]?]>([
  ['is the demo', { is_demo: true }],
  ['has another name', { name: 'Harbour Lights' }],
  ['has another street', { street: '12 Marine Parade' }],
  ['has no phone', { phone: null }],
  ['has another e-mail address', { email: 'office@harbour.example' }],
  ['confirmed its name', {}, ['name']],
])('an upgrade changes nothing of a site that %s', async (_case, facts, confirmed) => {
  const { updated_at: _, ...demo } = defaultChurchIn('en');
  expect(await migrated('en', facts, confirmed)).toEqual({ ...demo, is_demo: false, ...facts });
});
