import { expect, test } from 'vitest';
import { listSeries, listSeriesToChoose, listSermons, listSpeakers } from '#lib/sermons/queries.ts';
import { useDatabase } from '#tests/support/database.ts';
import { millisecondsOf } from '#tests/support/fastest.ts';

const { sql } = useDatabase();

/** Ninety-six years of Sundays. One sermon in a thousand mentions Zerubbabel, every one mentions grace. */
const library = `
  INSERT INTO sermons (title, speaker, date, passage, video_url, description, series)
  SELECT 'Sermon ' || md5(i::text) || ' about grace', 'Speaker ' || (i % 40), to_char(date '1930-01-05' + i * 7, 'YYYY-MM-DD'),
    'Psalm ' || (i % 150 + 1), 'https://vimeo.com/76979871',
    repeat(md5((i * 3)::text) || ' ', 8) || CASE WHEN i % 1000 = 7 THEN 'Zerubbabel' ELSE 'walks' END, 'Series ' || (i / 8)
  FROM generate_series(1, 5000) i`;

const index =
  'CREATE INDEX sermon_search_text_idx ON sermon_search USING gin (text gin_trgm_ops) WITH (fastupdate = off)';

/** Without what no list reads: the entries of the site's own search, and the log. */
const filled = `
  BEGIN;
  SET LOCAL belltower.activity = 'off';
  ALTER TABLE sermons DISABLE TRIGGER keep_entry;
  ${library};
  ALTER TABLE sermons ENABLE TRIGGER keep_entry;
  COMMIT`;

/** Gives what is found before there is the index: it is built faster afterwards than along the way. */
async function fillLibrary() {
  await sql('DROP INDEX sermon_search_text_idx');
  try {
    await sql(filled);
    // The plans that fit the few rows of another test may take long for these.
    await sql('ANALYZE sermons, sermon_search');
    return await listSermons({ search: 'zerubbabel' });
  } finally {
    await sql(index);
  }
}

const found =
  'sermons s LEFT JOIN sermon_search f ON f.sermon_id = s.id WHERE f.text LIKE $1 AND f.sermon_id IS NOT NULL';

/** The plan PostgreSQL chooses for what `listSermons` asks. */
async function planOf(asked: string, search: string): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>(`EXPLAIN ${asked.replace('FROM', `FROM ${found}`)}`, [
    `%${search}%`,
  ]);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('among 5,000 sermons the indexes find a rare and a common word, and every list takes a moment', async () => {
  // Once for all that is asked here: it takes longer than the rest.
  const withoutIndex = await fillLibrary();
  await expectIndexes();
  await expectSpeed();
  expect(await listSermons({ search: 'zerubbabel' })).toEqual(withoutIndex);
});

async function expectIndexes(): Promise<void> {
  expect(await planOf('SELECT count(*) FROM', 'zerubbabel')).toMatch(
    /Bitmap Index Scan on sermon_search_text_idx/,
  );
  expect((await listSermons({ search: 'zerubbabel', page: 1 })).total).toBe(5);
  expect(await planOf('SELECT s.* FROM ORDER BY s.date DESC, s.id LIMIT 6', 'grace')).toMatch(
    /Index Scan using sermons_date_id_idx/,
  );
}

async function expectSpeed(): Promise<void> {
  const lists = {
    'a rare word': () => listSermons({ search: 'zerubbabel', page: 1 }),
    'a common word': () => listSermons({ search: 'grace', page: 1 }),
    'nothing found': () => listSermons({ search: 'habakkuk', page: 1 }),
    'the last page': () => listSermons({ page: 834 }),
    'a series and a speaker': () => listSermons({ series: 'Series 40', speaker: 'Speaker 3', page: 1 }),
    'the filters': () =>
      Promise.all([listSeriesToChoose({ chosen: ['Series 7'], isWhole: false }), listSpeakers({})]),
    'all series': () => listSeries({}),
  };
  for (const [name, ask] of Object.entries(lists)) {
    // Measured at 2 to 10 ms; ten times that still feels like nothing.
    expect(await millisecondsOf(ask), name).toBeLessThan(100);
  }
}
