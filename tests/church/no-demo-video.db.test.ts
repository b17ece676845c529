import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readChurch } from '#lib/church/read-church.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { db } from '#lib/core/database/db.ts';
import { useDatabase } from '#tests/support/database.ts';

const { sql } = useDatabase();
const { default_video_id: demoVideo } = defaultChurchIn('en');

/** Migrates a site whose row is the demo's but for these facts. Returns its default video. */
async function videoAfter(facts: Partial<Church>, confirmed: string[] = []): Promise<string | null> {
  const { opening_hours, resources, ...demo } = { ...defaultChurchIn('en'), is_demo: false, ...facts };
  await db().church.create({ data: { ...demo, opening_hours, resources } });
  await db().ownFact.createMany({ data: confirmed.map((name) => ({ name })) });
  await sql(await readFile('prisma/migrations/20261201000100_no_demo_video/migration.sql', 'utf8'));
  expect(await db().activityLog.count({ where: { table_name: 'church', action: 'updated' } })).toBe(0);
  return (await readChurch()).default_video_id;
}

test.each<[string, Partial<Church>, string[], string | null]>([
  ['goes from a site of a church’s own', {}, [], null],
  ['stays on the demo', { is_demo: true }, [], demoVideo],
  ['stays where staff confirmed it', {}, ['default_video_id'], demoVideo],
  ['stays where staff chose their own', { default_video_id: 'abcdefghijk' }, [], 'abcdefghijk'],
])('with an upgrade, the default video %s', async (_what, facts, confirmed, video) => {
  expect(await videoAfter(facts, confirmed)).toBe(video);
});
