import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { updateChurch } from '#lib/church/commands.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { db } from '#lib/core/database/db.ts';
import { languages } from '#lib/core/language/languages.ts';
import { fallbackMinistriesIn } from '#lib/ministries/fallback-in.ts';
import { finishSetup } from '#lib/setup/commands.ts';
import { findUntouchedDemo } from '#lib/setup/demo-content.ts';
import { demoMinistries } from '#prisma/demo/demo-rows.ts';
import { seedMinistriesOnly } from '#prisma/seed.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

const { sql } = useDatabase();
const migrate = async () => {
  for (const name of ['20261129100100_neutral_ministries', '20261129160100_neutral_ministry_links'])
    await sql(await readFile(`prisma/migrations/${name}/migration.sql`, 'utf8'));
};

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

/** When the Spanish demo's ministries met, in the words of that version, by position. */
const formerTimes: Readonly<Record<number, string>> = {
  2: 'Sábados 7:30, primero y tercero del mes',
  3: 'Miércoles a las 19:00',
  4: 'Domingos 17:30 a 19:30',
};

/** A site of the version before: without the demo, its six ministries are the demo's rows all the same. */
async function formerSite(seeded: 'en' | 'es', language = seeded): Promise<void> {
  await fillChurch(db(), { isEmpty: true, language });
  await db().ministry.createMany({ data: demoMinistries(seeded) });
  if (seeded === 'es')
    for (const [position, meetingtimes] of Object.entries(formerTimes))
      await db().ministry.updateMany({ where: { position: Number(position) }, data: { meetingtimes } });
}

test.each(languages)('an upgrade writes the neutral words into rows as seeded, in %s', async (language) => {
  for (const seeded of languages) {
    await sql('TRUNCATE church, ministries CASCADE');
    await formerSite(seeded, language);
    await migrate();
    expect(await words()).toEqual(wordsOf(fallbackMinistriesIn(language, { isDemo: false })));
  }
  expect(await db().activityLog.count({ where: { table_name: 'ministries', action: 'update' } })).toBe(0);
});

test('an upgrade keeps what staff wrote: a leader, a time, and every word of a ministry they renamed', async () => {
  await formerSite('en');
  await sql(
    "UPDATE ministries SET leadername = 'Ruth', has_fixed_time = false, meetingtimes = 'Fridays' WHERE position = 1",
  );
  await sql("UPDATE ministries SET title = 'Little Lambs' WHERE category = 'Children'");
  const [, , , , children] = await words();
  await migrate();
  const [women, , , , after] = await words();
  expect(women).toMatchObject({
    leadername: 'Ruth',
    meetingtimes: 'Fridays',
    description: '<p>For women of every age. Ask us when they meet next.</p>',
  });
  expect(after).toEqual(children);
});

test('an upgrade keeps a link that staff typed, and one of a ministry in their words', async () => {
  await formerSite('en');
  await sql("UPDATE ministries SET link = '/events' WHERE category = 'Children'");
  await sql("UPDATE ministries SET description = '<p>Our friends.</p>' WHERE category = 'International'");
  await migrate();
  expect((await words()).slice(-2).map(({ link }) => link)).toEqual(['/events', '/giving']);
});

test('an upgrade leaves the demo as it is', async () => {
  await fillChurch(db());
  await db().ministry.createMany({ data: demoMinistries() });
  const before = await db().ministry.findMany();
  await migrate();
  expect(await db().ministry.findMany()).toEqual(before);
});

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
