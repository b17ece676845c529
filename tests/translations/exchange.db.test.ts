import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { textDigest } from '#lib/core/translations/text-digest.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

const { sql } = useDatabase({ as: staff });

const exchanged = { language: 'es', second_language: 'en' };
const change = (body: object) => callApi('PATCH /api/church', { body });
const languages = async () => {
  const { language, second_language } = await db().church.findFirstOrThrow();
  return [language, second_language];
};

let event: Awaited<ReturnType<typeof createEvent>>;
beforeEach(async () => {
  await fillChurch(db());
  await db().event.deleteMany();
  await db().church.updateMany({ data: { second_language: 'es', set_up_at: new Date() } });
  event = await createEvent(db(), {
    title: 'Supper',
    description: 'Come.',
    location: '',
    date: '2027-06-05',
  });
});

const translateEvent = (texts: Record<string, readonly [string, string]>) =>
  createTranslation(db(), { table_name: 'events', row_id: event.id, texts });

describe('exchanging the languages', () => {
  test('exchanges texts and translations of every row, and one undo brings all back', async () => {
    await translateEvent({ title: ['Supper', 'Cena'], description: ['Come.', 'Vengan.'] });
    const sermon = await createSermon(db(), { title: 'Hope', description: '', series: null });
    await createTranslation(db(), {
      table_name: 'sermons',
      row_id: sermon.id,
      texts: { title: ['Hope', 'Esperanza'] },
    });
    const read = async () => ({
      event: await db().event.findFirstOrThrow({ select: { title: true, description: true, time: true } }),
      sermon: await db().sermon.findFirstOrThrow({ select: { title: true, speaker: true } }),
      translations: await db().translation.findMany({
        select: { table_name: true, language: true, fields: true, made_from: true },
        orderBy: { table_name: 'asc' },
      }),
    });
    const before = await read();

    const answer = await change(exchanged);
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining(exchanged)]);
    expect(await read()).toEqual({
      event: { ...before.event, title: 'Cena', description: 'Vengan.' },
      sermon: { ...before.sermon, title: 'Esperanza' },
      translations: [
        {
          table_name: 'events',
          language: 'en',
          fields: { title: 'Supper', description: 'Come.' },
          made_from: { title: textDigest('Cena'), description: textDigest('Vengan.') },
        },
        {
          table_name: 'sermons',
          language: 'en',
          fields: { title: 'Hope' },
          made_from: { title: textDigest('Esperanza') },
        },
      ],
    });
    const found = await sql(
      "SELECT source FROM search_entries WHERE words @@ belltower_search_query('es', 'cenas', 'cenas', '')",
    );
    expect(found.rows).toEqual([{ source: 'events' }]);

    const [entry] = (await callApi('GET /api/activity')).body;
    // The two pages that a new site begins with follow the language, too.
    expect(entry).toMatchObject({ state: 'standing', change_count: 7 });
    expect((await callApi(`POST /api/activity/${entry.id}/restore`)).status).toBe(200);
    expect([await read(), await languages()]).toEqual([before, ['en', 'es']]);
  });

  test('and back again gives what there was', async () => {
    await translateEvent({ title: ['Supper', 'Cena'], description: ['Come.', 'Vengan.'] });
    await change(exchanged);
    expect((await change({ language: 'en', second_language: 'es' })).status).toBe(200);
    expect(await db().event.findFirst()).toMatchObject({ title: 'Supper', description: 'Come.' });
    expect(await db().translation.findMany()).toMatchObject([
      { language: 'es', fields: { title: 'Cena', description: 'Vengan.' } },
    ]);
  });

  test('is refused with what is missing or out of date, and changes nothing', async () => {
    await translateEvent({ title: ['Dinner', 'Cena'] });
    const { status, body } = await change(exchanged);
    expect([status, body.errors.language, body.current.untranslated]).toEqual([
      409,
      [expect.stringContaining('1 row')],
      {
        rows: [{ table: 'events', id: event.id, title: 'Supper', fields: ['title', 'description'] }],
        total: 1,
      },
    ]);
    expect([await languages(), (await db().event.findFirst())?.title]).toEqual([['en', 'es'], 'Supper']);
  });

  test('takes the translation of each entry of a list that was put in another order since', async () => {
    await translateEvent({ title: ['Supper', 'Cena'], description: ['Come.', 'Vengan.'] });
    const entry = (label: string, to: string) => ({ label, to, children: [] });
    const main = [entry('Camp', '/events'), entry('Gifts', '/giving')];
    await db().navigation.create({ data: { main } });
    const texts = {
      'main.0.label': ['Gifts', 'Ofrendas'],
      'main.1.label': ['Camp', 'Campamento'],
    } as const;
    await createTranslation(db(), { table_name: 'navigation', row_id: '1', texts });
    expect((await change(exchanged)).status).toBe(200);
    expect((await db().navigation.findFirst())?.main).toEqual([
      entry('Campamento', '/events'),
      entry('Ofrendas', '/giving'),
    ]);
  });

  test('names the first hundred rows, and how many there are', async () => {
    await sql(
      "INSERT INTO sermons (title, speaker, date, video_url, description) SELECT 'A' || i, 'B', '2030-01-01', '', '' FROM generate_series(1, 150) i",
    );
    const { rows, total } = (await change(exchanged)).body.current.untranslated;
    expect([rows.length, total]).toEqual([100, 151]);
  });

  test('with keep_texts changes the names alone', async () => {
    await translateEvent({ title: ['Supper', 'Cena'] });
    expect((await change({ ...exchanged, keep_texts: true })).status).toBe(200);
    expect([await languages(), (await db().event.findFirst())?.title]).toEqual([['es', 'en'], 'Supper']);
    expect(await db().translation.findFirst()).toMatchObject({ language: 'es', fields: { title: 'Cena' } });
  });

  test.each([
    [{ language: 'es' }, 422],
    [{ language: 'es', second_language: 'es' }, 422],
    [{ second_language: 'zz' }, 422],
    [{ language: 'english' }, 422],
    [{ second_language: null }, 200],
  ])('%j is no exchange', async (body, expected) => {
    expect((await change(body)).status).toBe(expected);
    expect((await db().event.findFirst())?.title).toBe('Supper');
  });
});

test('the second language off and on again finds its translations where they were', async () => {
  const { id } = await translateEvent({ title: ['Supper', 'Cena'] });
  const kept = () => db().translation.findUnique({ where: { id } });
  const before = await kept();
  await change({ second_language: null });
  expect((await callApi('GET /api/translations')).body).toEqual([]);
  await change({ second_language: 'es' });
  expect(await kept()).toEqual(before);
});
