import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { createSermon as createSermonCommand, updateSermon } from '#lib/sermons/commands.ts';
import {
  countSermons,
  findLatestSermon,
  findSeriesNeighbours,
  findSermon,
  listSeries,
  listSeriesToChoose,
  listSermons,
  listSpeakers,
} from '#lib/sermons/queries.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { staff } from '#tests/support/actors.ts';
import { inChurch } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const titles = ({ rows }: { rows: { title: string }[] }) => rows.map(({ title }) => title);

describe('the list', () => {
  beforeEach(async () => {
    for (let week = 1; week <= 8; week++) {
      await createSermon(db(), {
        title: `Week ${week}`,
        date: `2026-01-0${week}`,
        series: week <= 4 ? 'Ruth' : null,
        speaker: week % 2 ? 'Lead Pastor' : 'Guest Speaker',
        passage: `Ruth ${week}`,
      });
    }
    await createSermon(db(), {
      title: 'On 100% Honesty',
      date: '2025-06-01',
      series: 'Proverbs',
      passage: null,
      description: 'Why the Shepherd_of a town keeps his word.',
    });
  });

  test('is newest first, six a page, and knows how many there are', async () => {
    const first = await listSermons({ page: 1 });
    expect(titles(first)).toEqual(['Week 8', 'Week 7', 'Week 6', 'Week 5', 'Week 4', 'Week 3']);
    expect(first.total).toBe(9);
    expect(titles(await listSermons({ page: 2 }))).toEqual(['Week 2', 'Week 1', 'On 100% Honesty']);
    expect(titles(await listSermons({ limit: 2, offset: 1 }))).toEqual(['Week 7', 'Week 6']);
  });

  test.each([
    ['  HONESTY ', ['On 100% Honesty']],
    ['guest speaker', ['Week 8', 'Week 6', 'Week 4', 'Week 2']],
    ['ruth 3', ['Week 3']],
    ['keeps his', ['On 100% Honesty']],
    ['100%', ['On 100% Honesty']],
    ['shepherd_of', ['On 100% Honesty']],
    ['1000', []],
    ['%', ['On 100% Honesty']],
    ['_', ['On 100% Honesty']],
    ['\\', []],
    ["'; DROP TABLE sermons; --", []],
  ])('finds %j in title, speaker, passage or description, whatever the case', async (search, found) => {
    expect(titles(await listSermons({ search }))).toEqual(found);
    expect(await countSermons({ search })).toBe(found.length);
  });

  test('finds a date by its name in the church’s language', async () => {
    const found = (search: string, language: 'en' | 'es' = 'es') =>
      inChurch({ language }, async () => titles(await listSermons({ search })));
    expect(await found('1 de junio de 2025')).toEqual(['On 100% Honesty']);
    expect(await found('Junio')).toEqual(['On 100% Honesty']);
    expect(await found('3 de enero')).toEqual(['Week 3']);
    expect(await found('enero 2025')).toEqual([]);
    expect(await found('honesty')).toEqual(['On 100% Honesty']);
    expect(await found('junio', 'en')).toEqual([]);
    expect(await found('June 1, 2025', 'en')).toEqual(['On 100% Honesty']);
  });

  test.each([
    ["God's Love", 'God’s Love Never Ends'],
    ['GOD’S', 'God’s Love Never Ends'],
    ['"Good" Samaritan', 'The “Good” Samaritan'],
    ['„Good“', 'The “Good” Samaritan'],
    ['Jose\u0301', 'José in Egypt'],
    ['jose', 'José in Egypt'],
    ['Genesis 37-50', 'José in Egypt'],
    ['october', 'José in Egypt'],
    ['October 4, 2025', 'José in Egypt'],
  ])('%j finds %j', async (search, title) => {
    await createSermon(db(), { title: "God's Love Never Ends", date: '2025-07-06' });
    await createSermon(db(), { title: 'The “Good” Samaritan', date: '2025-07-13' });
    await createSermon(db(), {
      title: 'José in Egypt',
      passage: 'Genesis\u00A037–50',
      date: '2025-10-04',
    });
    expect(titles(await listSermons({ search })).map((found) => found.replace("'", '’'))).toEqual([title]);
  });

  test('a name that is spelled otherwise finds the series and the speaker', async () => {
    await createSermon(db(), {
      title: 'One',
      series: 'God’s House',
      speaker: 'José Díaz',
      date: '2025-07-06',
    });
    expect(titles(await listSermons({ series: "god's house" }))).toEqual(['One']);
    expect(titles(await listSermons({ speaker: 'Jose\u0301 Di\u0301az' }))).toEqual(['One']);
    expect(await countSermons({ series: 'God’s Houses' })).toBe(0);
    await createSermon(db(), { title: 'Two', series: "God's House", date: '2025-07-13' });
    expect(titles(await listSermons({ series: "God's House" }))).toEqual(['Two']);
  });

  test('filters combine with AND, several names of one filter with OR', async () => {
    expect(titles(await listSermons({ series: 'Ruth', speaker: 'Guest Speaker' }))).toEqual([
      'Week 4',
      'Week 2',
    ]);
    expect(titles(await listSermons({ series: ['Ruth', 'Proverbs'], search: 'week 1' }))).toEqual(['Week 1']);
    expect((await listSermons({ series: ['Ruth', 'Proverbs'] })).total).toBe(5);
  });

  test('series and speakers are listed with their sizes', async () => {
    expect(await listSeries({})).toEqual([
      { name: 'Ruth', count: 4, first: '2026-01-01', last: '2026-01-04' },
      { name: 'Proverbs', count: 1, first: '2025-06-01', last: '2025-06-01' },
    ]);
    expect(await listSpeakers({})).toEqual([
      { name: 'Guest Speaker', count: 4 },
      { name: 'Lead Pastor', count: 5 },
    ]);
  });

  test('the series to choose from are those of late and the chosen ones, or all when they are asked for', async () => {
    for (let at = 0; at < 25; at++)
      await createSermon(db(), { series: `Series ${at}`, date: '2026-02-01', title: `Of ${at}` });
    const names = async (chosen: string[], isWhole = false) => {
      const { series, hasMore } = await listSeriesToChoose({ chosen, isWhole });
      return { names: series.map(({ name }) => name), hasMore };
    };
    const late = await names([]);
    expect(late).toMatchObject({ hasMore: true });
    expect(late.names).toHaveLength(24);
    expect(late.names).not.toContain('Ruth');
    expect((await names(['Proverbs', 'Ruth', 'Series 1', 'None'])).names).toEqual([
      ...late.names,
      'Ruth',
      'Proverbs',
    ]);
    const all = await names([], true);
    expect(all).toEqual({ names: (await listSeries({})).map(({ name }) => name), hasMore: false });
    expect(all.names).toHaveLength(27);
    await db().sermon.deleteMany({ where: { date: '2026-02-01' } });
    expect(await names([])).toEqual({ names: ['Ruth', 'Proverbs'], hasMore: false });
  });

  test('a sermon knows its neighbours in its series, also on one date', async () => {
    const { rows } = await listSermons({ series: 'Ruth' });
    const [, , second] = rows;
    const twin = await createSermon(db(), { title: 'Evening of Week 2', date: '2026-01-02', series: 'Ruth' });
    const around = await findSeriesNeighbours(second as NonNullable<typeof second>);
    expect([around.previous?.title, around.next?.title].sort()).toContain('Evening of Week 2');
    const twinAround = await findSeriesNeighbours({ ...twin });
    expect([around.part, twinAround.part].sort()).toEqual([2, 3]);
    expect(around.parts).toBe(5);
  });

  test('a sermon without a series has no neighbours', async () => {
    const [latest] = (await listSermons({ limit: 1 })).rows;
    expect(await findSeriesNeighbours(latest as NonNullable<typeof latest>)).toEqual({
      previous: null,
      next: null,
      part: 1,
      parts: 1,
    });
  });

  test('the latest sermon is the one with the newest date', async () => {
    expect((await findLatestSermon({}))?.title).toBe('Week 8');
    await db().sermon.deleteMany();
    expect(await findLatestSermon({})).toBeNull();
  });
});

describe('staff', () => {
  const input = {
    title: 'Where You Go',
    speaker: 'Guest Speaker',
    date: '2026-02-01',
    passage: '',
    video_url: 'https://vimeo.com/76979871',
    description: 'On the friendships that hold.',
    series: ' Ruth ',
    notes: ' # Ruth\nShe [[stayed]].\n',
  };

  test('add a sermon', async () => {
    const sermon = await createSermonCommand.execute(staff, input);
    expect(sermon).toMatchObject({
      title: 'Where You Go',
      passage: null,
      series: 'Ruth',
      notes: '# Ruth\nShe [[stayed]].',
      thumbnail_url: null,
    });
    expect(await findSermon({ id: sermon.id })).toEqual(sermon);
  });

  test('remove a sermon’s picture by null; blank or unnamed it stays', async () => {
    const { id } = await createSermon(db(), { thumbnail_url: '/uploads/a.webp' });
    for (const change of [{ thumbnail_url: ' ' }, { title: 'A New Title' }]) {
      expect(await updateSermon.execute(staff, { id, ...change })).toMatchObject({
        thumbnail_url: '/uploads/a.webp',
      });
    }
    expect(await updateSermon.execute(staff, { id, thumbnail_url: null })).toMatchObject({
      thumbnail_url: null,
    });
  });
});
