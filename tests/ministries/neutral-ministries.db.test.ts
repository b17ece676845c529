import { expect, test } from 'vitest';
import { updateChurch } from '#lib/church/commands.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { db } from '#lib/core/database/db.ts';
import { fallbackMinistriesIn } from '#lib/ministries/fallback-in.ts';
import { finishSetup } from '#lib/setup/commands.ts';
import { findUntouchedDemo } from '#lib/setup/demo-content.ts';
import { demoMinistries } from '#prisma/demo/demo-rows.ts';
import { seedMinistriesOnly } from '#prisma/seed.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

const { sql } = useDatabase();

const wordsOf = (rows: readonly Words[]) =>
  rows.map(({ title, description, leadername, meetingtimes, has_fixed_time, link }) => ({
    title,
    description,
    leadername,
    meetingtimes,
    has_fixed_time,
    link,
  }));
const words = async () => wordsOf(await db().ministry.findMany({ orderBy: { position: 'asc' } }));
type Words = Pick<
  ReturnType<typeof demoMinistries>[number],
  'title' | 'description' | 'leadername' | 'meetingtimes' | 'has_fixed_time' | 'link'
>;

test('a site that leaves the demo has the neutral words in its rows, with what staff wrote there', async () => {
  await fillChurch(db(), { language: 'es' });
  await db().ministry.createMany({ data: demoMinistries('es') });
  await sql("UPDATE ministries SET leadername = 'Rut' WHERE position = 2");
  await finishSetup.execute(staff, {});
  const [women, men, ...others] = wordsOf(fallbackMinistriesIn('es', { isDemo: false }));
  expect(await words()).toEqual([women, { ...men, leadername: 'Rut' }, ...others]);
});

test('the ministries of an empty site count as unchanged, and follow the language until the site is set up', async () => {
  await seedMinistriesOnly(db());
  await fillChurch(db(), { isEmpty: true });
  expect((await findUntouchedDemo(db())).ministries).toHaveLength(6);
  await runWithChurch(defaultChurchIn('en'), () => updateChurch.execute(staff, { language: 'es' }));
  expect(await words()).toEqual(wordsOf(fallbackMinistriesIn('es', { isDemo: false })));
  expect((await findUntouchedDemo(db())).ministries).toHaveLength(6);
});
