import { describe, expect, test } from 'vitest';
import { restoreChange } from '#lib/activity/commands.ts';
import { db } from '#lib/core/database/db.ts';
import { deleteSermon, updateSermon } from '#lib/sermons/commands.ts';
import { updateSeries } from '#lib/sermons/series/commands.ts';
import { findSeriesPage, listSeriesPages } from '#lib/sermons/series/queries.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const preach = (series: string | null, date: string) => createSermon(db(), { series, date, title: date });

/** The names that sermons have for their series, with its address. */
const named = async () =>
  (await db().sermon.findMany({ orderBy: { date: 'asc' } })).map(
    ({ series, series_slug }) => `${series} (${series_slug})`,
  );

const lastBatch = async () => (await db().activityLog.findFirstOrThrow({ orderBy: { id: 'desc' } })).batch;

describe('the list', () => {
  test('is made of what sermons name, the most recently preached first', async () => {
    await preach('Ruth', '2026-01-04');
    await preach('RUTH', '2026-01-11');
    await preach('Éxodo', '2026-02-01');
    await preach(null, '2026-03-01');
    expect(await listSeriesPages({})).toMatchObject([
      { slug: 'exodo', title: 'Éxodo', sermons: 1, first_date: '2026-02-01', last_date: '2026-02-01' },
      { slug: 'ruth', title: 'RUTH', sermons: 2, first_date: '2026-01-04', last_date: '2026-01-11' },
    ]);
  });

  test('leaves out a series that has lost all its sermons, and so does its page', async () => {
    const { id } = await preach('Ruth', '2026-01-04');
    await deleteSermon.execute(staff, { id });
    expect(await listSeriesPages({})).toEqual([]);
    await expect(findSeriesPage({ slug: 'ruth' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(updateSeries.execute(staff, { slug: 'ruth', title: 'Esther' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

test('the page has the sermons in order, the first preached first', async () => {
  await preach('Ruth', '2026-01-11');
  await preach('Ruth', '2026-01-04');
  const { series, sermons } = await findSeriesPage({ slug: 'ruth' });
  expect(series).toMatchObject({ slug: 'ruth', title: 'Ruth', description: '', picture_url: null });
  expect(sermons.map(({ title }) => title)).toEqual(['2026-01-04', '2026-01-11']);
});

describe('a change', () => {
  test('of the title is written to the sermons, the address stays, and one undo takes it back', async () => {
    await preach('Ruth', '2026-01-04');
    await preach('Ruth', '2026-01-11');
    await preach('Esther', '2026-02-01');
    expect(await updateSeries.execute(staff, { slug: 'ruth', title: 'The Foreigner' })).toMatchObject({
      slug: 'ruth',
      title: 'The Foreigner',
      sermons: 2,
    });
    expect(await named()).toEqual(['The Foreigner (ruth)', 'The Foreigner (ruth)', 'Esther (esther)']);
    await restoreChange.execute(staff, { id: await lastBatch() });
    expect(await named()).toEqual(['Ruth (ruth)', 'Ruth (ruth)', 'Esther (esther)']);
    expect((await listSeriesPages({})).map(({ slug }) => slug)).toEqual(['esther', 'ruth']);
    await restoreChange.execute(staff, { id: await lastBatch() });
    expect(await named()).toEqual(['The Foreigner (ruth)', 'The Foreigner (ruth)', 'Esther (esther)']);
  });

  test('a sermon that is saved with the new title later is of the same series', async () => {
    const { id } = await preach('Ruth', '2026-01-04');
    await updateSeries.execute(staff, { slug: 'ruth', title: 'The Foreigner' });
    await updateSermon.execute(staff, { id, series: 'the foreigner' });
    expect(await named()).toEqual(['the foreigner (ruth)']);
  });

  test('to the title of another series is refused beside the field', async () => {
    await preach('Ruth', '2026-01-04');
    await preach('Esther', '2026-02-01');
    await expect(updateSeries.execute(staff, { slug: 'ruth', title: 'ESTHER' })).rejects.toMatchObject({
      code: 'invalid',
      more: { fields: { title: ['There is a series “Esther” already. Please choose another title.'] } },
    });
    expect(await named()).toEqual(['Ruth (ruth)', 'Esther (esther)']);
  });

  test('to a title that no sermon has any more is made', async () => {
    const { id } = await preach('Ruht', '2026-01-04');
    await updateSermon.execute(staff, { id, series: 'Ruth' });
    await updateSeries.execute(staff, { slug: 'ruth', title: 'Ruht' });
    expect(await named()).toEqual(['Ruht (ruth)']);
  });

  test('of capitals alone keeps the series', async () => {
    await preach('ruth', '2026-01-04');
    await updateSeries.execute(staff, { slug: 'ruth', title: 'Ruth' });
    expect(await named()).toEqual(['Ruth (ruth)']);
  });

  test('of words and picture leaves the sermons as they are', async () => {
    const { updated_at } = await preach('Ruth', '2026-01-04');
    const words = { description: 'Four short chapters.', picture_url: '/uploads/sermon-thumbnails/a.webp' };
    expect(await updateSeries.execute(staff, { slug: 'ruth', ...words })).toMatchObject(words);
    expect(await db().sermon.findMany()).toMatchObject([{ updated_at }]);
    expect(await updateSeries.execute(staff, { slug: 'ruth', picture_url: '' })).toMatchObject({
      description: 'Four short chapters.',
      picture_url: null,
    });
  });

  test.each([{ title: ' ' }, { title: 'x'.repeat(201) }, { picture_url: 'javascript:alert(1)' }])(
    'to %j is refused',
    async (input) => {
      await preach('Ruth', '2026-01-04');
      await expect(updateSeries.execute(staff, { slug: 'ruth', ...input })).rejects.toMatchObject({
        code: 'invalid',
      });
    },
  );
});
