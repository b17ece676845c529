import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { findBook, findChapter, listPreachedBooks } from '#lib/sermons/scripture/queries.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { useDatabase } from '#tests/support/database.ts';

const { sql } = useDatabase();

const preach = (passage: string | null, date = '2026-01-04') =>
  createSermon(db(), { passage, date, title: String(passage) });
const titles = ({ sermons }: { sermons: readonly { title: string }[] }) => sermons.map(({ title }) => title);

test('the books that were preached are counted once for each sermon, in the order of the Bible', async () => {
  await preach('Romans 8:28-39; Romans 12');
  await preach('Psalm 23; Romans 8:1');
  await preach('Selected texts');
  await preach(null);
  const books = await listPreachedBooks({});
  expect(books).toHaveLength(66);
  expect(books.filter(({ sermons }) => sermons > 0)).toMatchObject([
    { slug: 'psalms', testament: 'old', sermons: 1, preached: [{ chapter: 23, sermons: 1 }] },
    {
      slug: 'romans',
      testament: 'new',
      sermons: 2,
      preached: [
        { chapter: 8, sermons: 2 },
        { chapter: 12, sermons: 1 },
      ],
    },
  ]);
});

test('a deuterocanonical book stands at its place where a sermon is on it', async () => {
  await preach('Sirach 3:2-14');
  await preach('Daniel 13');
  const books = await listPreachedBooks({});
  expect(books).toHaveLength(67);
  const old = books.filter(({ testament }) => testament === 'old').map(({ slug }) => slug);
  expect(old.slice(old.indexOf('sirach') - 1).slice(0, 3)).toEqual(['song-of-songs', 'sirach', 'isaiah']);
  expect(titles(await findChapter({ book: 'sirach', chapter: '3' }))).toEqual(['Sirach 3:2-14']);
  expect(titles(await findChapter({ book: 'daniel', chapter: '13' }))).toEqual(['Daniel 13']);
  await expect(findChapter({ book: 'daniel', chapter: '14' })).rejects.toMatchObject({ code: 'not_found' });
});

describe('a chapter', () => {
  test('has every sermon that touches it, newest first', async () => {
    await preach('Romans 7-9', '2026-01-04');
    await preach('Romans 8:28', '2026-02-01');
    await preach('Romans', '2026-03-01');
    await preach('Romans 7:1-6', '2026-04-05');
    await preach('Acts 28 - Romans 1', '2026-05-03');
    const found = await findChapter({ book: 'romans', chapter: '8' });
    expect(titles(found)).toEqual(['Romans', 'Romans 8:28', 'Romans 7-9']);
    expect([found.previous, found.next]).toEqual([7, 9]);
    expect(titles(await findChapter({ book: 'romans', chapter: '1' }))).toEqual([
      'Acts 28 - Romans 1',
      'Romans',
    ]);
  });

  test('without a sermon is empty, and knows its neighbors with one', async () => {
    await preach('Romans 3');
    await preach('Romans 12');
    expect(await findChapter({ book: 'romans', chapter: '8' })).toMatchObject({
      ...{ previous: 3, next: 12, sermons: [] },
    });
    expect(await findChapter({ book: 'ruth', chapter: '1' })).toMatchObject({ previous: null, next: null });
  });

  test.each([
    ['romans', '17'],
    ['romans', '0'],
    ['romans', '08'],
    ['romans', 'eight'],
    ['tobit', '1'],
    ['constructor', '1'],
  ])('%s %s is none', async (book, chapter) => {
    await expect(findChapter({ book, chapter })).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('a book has its newest sermons, and one without any is known all the same', async () => {
  await preach('Ruth 1', '2026-01-04');
  await preach('Ruth 2', '2026-01-11');
  expect(titles(await findBook({ book: 'ruth' }))).toEqual(['Ruth 2', 'Ruth 1']);
  expect((await findBook({ book: 'obadiah' })).book).toMatchObject({ sermons: 0, chapters: 1 });
  await expect(findBook({ book: 'tobit' })).rejects.toMatchObject({ code: 'not_found' });
});

test('a thousand sermons are read once: the pages after that take next to no time', async () => {
  await sql(`
    INSERT INTO sermons (title, speaker, date, passage, video_url, description)
    SELECT 'Sermon ' || i, 'Pastor', to_char(date '2000-01-02' + i * 7, 'YYYY-MM-DD'),
      CASE i % 4 WHEN 0 THEN 'Psalm ' || (i % 150 + 1) WHEN 1 THEN 'Rom ' || (i % 16 + 1) || ':1-' || (i % 9 + 2)
        WHEN 2 THEN '1 Cor ' || (i % 16 + 1) || '; Gen ' || (i % 50 + 1) ELSE 'Luke ' || (i % 24 + 1) || ':3' END,
      'https://vimeo.com/76979871', 'A sermon of many'
    FROM generate_series(1, 1000) i`);
  const timed = async () => {
    const start = performance.now();
    await findChapter({ book: 'romans', chapter: '8' });
    return performance.now() - start;
  };
  const first = await timed();
  const later = Math.min(await timed(), await timed(), await timed());
  console.info(`1,000 sermons: ${Math.round(first)} ms at first, then ${Math.round(later)} ms`);
  // On a busy machine both take longer.
  expect(later).toBeLessThan(first / 4);
});
