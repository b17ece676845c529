import { beforeEach, describe, expect, test } from 'vitest';
import { restoreChange } from '#lib/activity/commands.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { updateChurch } from '#lib/church/commands.ts';
import { readChurch } from '#lib/church/read-church.ts';
import { changeCountOf } from '#lib/core/cache/change-bus.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { db } from '#lib/core/database/db.ts';
import { removeDemoContent } from '#lib/setup/commands.ts';
import { countsOf, findUntouchedDemo } from '#lib/setup/demo-content.ts';
import { seedDemoContent, seedMinistriesOnly } from '#prisma/seed.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const today = new Date().toISOString().slice(0, 10);
const speak = (language: 'en' | 'es', more = {}) => updateChurch.execute(staff, { language, ...more });
const titles = async () =>
  (await db().event.findMany({ orderBy: { title: 'asc' } })).map(({ title }) => title);
const entries = async () => (await listActivity.execute(staff, {})).rows;

/** Every seeded text, but not the times of writing. */
const contents = async () => {
  const omit = { updated_at: true } as const;
  const { kind, welcome, giving_text_example, language } = await readChurch();
  return {
    church: { kind, welcome, giving_text_example, language },
    events: await db().event.findMany({ orderBy: { id: 'asc' }, omit: { ...omit, sequence: true } }),
    exceptions: await db().eventException.findMany({ orderBy: { id: 'asc' }, omit }),
    sermons: await db().sermon.findMany({ orderBy: { id: 'asc' }, omit }),
    ministries: await db().ministry.findMany({ orderBy: { id: 'asc' }, omit }),
    announcements: await db().announcement.findMany({ orderBy: { id: 'asc' }, omit }),
  };
};

describe('a site with the demo that is not set up', () => {
  beforeEach(async () => {
    await seedDemoContent(db(), today);
    await fillChurch(db());
  });

  test('takes all that it began with into the language that staff choose, as one entry, and undo brings it back', async () => {
    const english = await contents();
    const saved = await speak('es');
    const { kind, welcome, giving_text_example } = defaultChurchIn('es');
    expect(saved).toMatchObject({ language: 'es', kind, welcome, giving_text_example });
    expect(saved).not.toHaveProperty('topics');
    const spanish = await contents();
    expect(spanish.events.map(({ id }) => id)).toEqual(english.events.map(({ id }) => id));
    for (const list of ['events', 'sermons', 'ministries', 'announcements'] as const) {
      const words = JSON.stringify(spanish[list].map((row) => ('title' in row ? row.title : row.message)));
      for (const row of english[list]) expect(words).not.toContain('title' in row ? row.title : row.message);
    }
    expect(JSON.stringify(await db().prayerRequest.findMany())).not.toContain('Sample');
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    await restoreChange.execute(staff, { id: String(entry?.id) });
    expect(await contents()).toEqual(english);
  });

  test('counts the same rows as the demo’s in both languages, and removes them in both', async () => {
    const before = countsOf(await findUntouchedDemo(db()));
    await speak('es');
    expect(countsOf(await findUntouchedDemo(db()))).toEqual(before);
    const { removed } = await removeDemoContent.execute(staff, {});
    expect(removed).toMatchObject({ events: before.events, sermons: before.sermons });
  });

  test('and back again: it is the English demo as before', async () => {
    const english = await contents();
    await speak('es');
    await speak('en');
    expect(await contents()).toEqual(english);
  });

  test('leaves what staff have written', async () => {
    const [ministry] = await db().ministry.findMany({ where: { title: 'Youth Group' } });
    await db().ministry.update({ where: { id: String(ministry?.id) }, data: { leadername: 'Ana Lucero' } });
    await updateChurch.execute(staff, { welcome: 'Come in.' });
    const [{ kind }, own] = [await readChurch(), 'Lutheran church'];
    await speak('es', { kind: own });
    expect(await readChurch()).toMatchObject({ kind: own, welcome: 'Come in.' });
    expect(kind).not.toBe(own);
    expect(await db().ministry.findUnique({ where: { id: String(ministry?.id) } })).toMatchObject({
      title: 'Youth Group',
      leadername: 'Ana Lucero',
    });
  });

  test('tells open pages of every part that changed, and of the church alone where the language stays', async () => {
    const topics = ['church', 'events', 'sermons', 'ministries', 'announcements'] as const;
    const counts = () => topics.map((topic) => changeCountOf(topic));
    const before = counts();
    await speak('es');
    const after = counts();
    for (const [index, topic] of topics.entries()) expect(after[index], topic).not.toBe(before[index]);
    await speak('es');
    expect(counts().slice(1)).toEqual(after.slice(1));
  });

  test('once it is set up, only the language changes', async () => {
    await db().church.updateMany({ data: { set_up_at: new Date() } });
    const { church, ...rows } = await contents();
    await speak('es');
    expect(await contents()).toEqual({ ...rows, church: { ...church, language: 'es' } });
  });
});

test('an empty site has its ministries and services in the new language, and no ways to give that it had not', async () => {
  await seedMinistriesOnly(db());
  await fillChurch(db(), { isEmpty: true });
  await speak('es');
  expect(await titles()).toEqual(['Culto dominical', 'Estudio bíblico']);
  expect(await db().ministry.count({ where: { title: 'Grupo de jóvenes' } })).toBe(1);
  expect(await readChurch()).toMatchObject({ giving_text_example: null });
});

test('a new site’s services are renamed whichever clock the church has', async () => {
  await fillChurch(db(), { isEmpty: true, language: 'es' });
  const spanish = { ...defaultChurchIn('es'), clock: '24' } as const;
  await runWithChurch(spanish, () => speak('en'));
  expect(await titles()).toEqual(['Bible Study', 'Sunday Service']);
});

test('a service that staff have moved keeps its name', async () => {
  await fillChurch(db(), { isEmpty: true });
  await db().event.updateMany({ where: { title: 'Bible Study' }, data: { time: '6:00 PM' } });
  await speak('es');
  expect(await titles()).toEqual(['Bible Study', 'Culto dominical']);
});

test.each([null, 'en-XA', 'ar-XB'])('%s is none of the languages to choose', async (language) => {
  const refused = updateChurch.execute(staff, { language });
  await expect(refused).rejects.toMatchObject({
    code: 'invalid',
    more: { fields: { language: [expect.any(String)] } },
  });
});
