import { describe, expect, test } from 'vitest';
import { readChurch } from '#lib/church/read-church.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { db } from '#lib/core/database/db.ts';
import { searchSite } from '#lib/search/queries.ts';
import { listSermons } from '#lib/sermons/queries.ts';
import { rereadTranscripts } from '#lib/sermons/transcripts/reread.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { createTranscript } from '#prisma/factories/transcript.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { useDatabase } from '#tests/support/database.ts';

const { sql } = useDatabase();

const page = (title: string, html = '') =>
  createSitePage(db(), {
    path: `/page-${Math.random().toString(36).slice(2)}`,
    title,
    summary: '',
    blocks: html ? [{ kind: 'words', html }] : [],
  });

async function said(title: string, ...texts: string[]): Promise<void> {
  const { id } = await createSermon(db(), { title });
  const cues = texts.map((text, place) => ({ from: place * 4, to: place * 4 + 4, text }));
  await createTranscript(db(), { sermon_id: id, cues });
}

/** Which of the pages and sermons of a test have exactly the words. */
async function titles(q: string): Promise<string[]> {
  const { rows, isGuess } = await searchSite({ q, limit: 100 });
  const own = rows.filter(({ url }) => /^\/(?:page-|sermons\/)/.test(url));
  return isGuess ? [] : own.map(({ title }) => title);
}

/** The seconds at which it is said, by the sermon's title. */
const heard = async (search: string) =>
  (await listSermons({ search })).rows.map(({ title, moments }) => [
    title,
    moments?.map(({ seconds }) => seconds),
  ]);

describe('words joined by a mark', () => {
  const words =
    'For nursery/toddlers and youth/adults. Bring a snack and/or a drink. Registration is open.Come early.';
  const asked = [
    ...[
      'nursery',
      'toddlers',
      'youth',
      'adults',
      'snack',
      'drink',
      'registration',
      'come early',
      'nursery/toddlers',
    ],
    ...['toddlers/nursery', '"open come"', 'and/or', 'open.Come', 'adults -infants'],
  ];

  test.each(asked)('are found by %s on a page and in a sermon', async (q) => {
    await page('Sunday school', `<p>${words}</p>`);
    await createSermon(db(), { title: 'Little ones', description: words });
    expect((await titles(q)).sort()).toEqual(['Little ones', 'Sunday school']);
  });

  test.each(asked)('are found by %s where they are said', async (search) => {
    await said('Little ones', 'Good morning.', words);
    expect(await heard(search)).toEqual([['Little ones', [4]]]);
  });

  test('are left out where a part is not wanted', async () => {
    await page('Sunday school', `<p>${words}</p>`);
    expect(await titles('nursery -toddlers')).toEqual([]);
    expect(await titles('nursery -toddlers/youth')).toEqual(['Sunday school']);
  });

  test('show the place where they stand', async () => {
    await page('Sunday school', `<p>${'Long. '.repeat(60)}</p><p>For nursery/toddlers here.</p>`);
    const [row] = (await searchSite({ q: 'toddlers' })).rows;
    expect(row?.excerpt).toContain('nursery/toddlers');
  });
});

describe('titles of small words alone', () => {
  test.each(['who we are', '"who we are"', 'Who We Are?', 'who we are -you'])(
    '%s finds its page',
    async (q) => {
      await page('Who we are');
      await page('About our hall', '<p>Here we are, and who are you?</p>');
      expect(await titles(q)).toEqual(['Who we are']);
    },
  );

  test('are found where words of the language are names, and with `or` in them', async () => {
    await page('Don Will');
    await page('To be or not to be');
    await page('About our hall');
    expect(await titles('Don Will')).toEqual(['Don Will']);
    expect(await titles('to be or not to be')).toEqual(['To be or not to be']);
    expect(await titles('about our hall')).toEqual(['About our hall']);
  });

  test('are found in a sermon, and where they are said', async () => {
    await said('It is what it is', 'Good morning.', 'So he is here.', 'It is what it is, he said.');
    await said('Other', 'What it is, it is.');
    expect(await titles('it is what it is')).toEqual(['It is what it is']);
    expect(await heard('it is what it is')).toEqual([['It is what it is', [8]]]);
  });

  test('say nothing of small words that are asked for among others', async () => {
    await page('Bread', '<p>Grace upon grace</p>');
    expect(await titles('the grace of it')).toEqual(['Bread']);
  });
});

describe('a telephone number', () => {
  const forms = [
    '(512) 555-0188',
    '512.555.0188',
    '512 555 0188',
    '512/555-0188',
    '5125550188',
    '+1 512-555-0188',
  ];

  test.each(forms)('that is asked for as %s is found however it is written', async (q) => {
    for (const form of forms) await page(`Call ${form}`, `<p>Please call ${form}, or 512-555-0199.</p>`);
    await page('Another', '<p>Please call (512) 555-0189 or 713 555 0188</p>');
    expect((await titles(q)).sort()).toEqual(forms.map((form) => `Call ${form}`).sort());
    expect(await titles(`please ${q}`)).toHaveLength(forms.length);
    expect(await titles(`"${q}"`)).toHaveLength(forms.length);
  });

  test('is found in the library and where it is said', async () => {
    await createSermon(db(), { title: 'Written', description: 'Call 512-555-0188 for a ride.' });
    await said('Said', 'Good morning.', 'Call (512) 555-0188.');
    expect((await heard('5125550188')).sort()).toEqual([
      ['Said', [4]],
      ['Written', undefined],
    ]);
  });

  test('of other groups is found, and dates and passages as before', async () => {
    await page('Madrid', '<p>Llame al 91 123 45 67</p><p>2027-12-24</p><p>Psalm 119:105, 110</p>');
    for (const q of ['911 23 45 67', '911234567', '2027-12-24', '24 2027', 'psalm 119:105', '119 105 110'])
      expect(await titles(q), q).toEqual(['Madrid']);
  });
});

describe('a word of a script without blanks', () => {
  test.each([
    ['主日崇拜時間', '崇拜'],
    ['주일예배안내', '예배'],
    ['日曜礼拝のご案内', '礼拝'],
    ['ようこそガイドへ', 'ガイド'],
    ['主日Sunday崇拜', 'sunday 崇拜'],
  ])('in %s is found by %s', async (title, q) => {
    await page(title);
    await page('崇예拜배 礼ガ拝イ sunday');
    expect(await titles(q)).toEqual([title]);
    expect(await titles(`"${q.replace('sunday ', '')}"`)).toEqual([title]);
  });

  test('is found where it is said', async () => {
    await said('崇拜', '早安。', '大家平平。', '神的平安與你們同在。');
    await said('예배', '안녕하세요.', '주일예배를 시작합니다');
    expect(await heard('平安')).toEqual([['崇拜', [8]]]);
    expect(await heard('예배')).toEqual([['예배', [4]]]);
    const [row] = (await listSermons({ search: '平安' })).rows;
    expect(row?.moments?.[0]?.text).toBe('... 平平。 神的平安與你們同在。');
  });
});

test('transcripts that an older version of the site has read are read again', async () => {
  await said('Little ones', 'For nursery/toddlers');
  await sql(
    "UPDATE transcript_parts SET version = 1, words = to_tsvector('english', 'For nursery/toddlers')",
  );
  expect(await heard('toddlers')).toEqual([]);
  await rereadTranscripts('en');
  expect(await heard('toddlers')).toEqual([['Little ones', [0]]]);
});

test('joined and small words are found in Spanish, behind its marks too', async () => {
  await fillChurch(db());
  await sql("UPDATE church SET language = 'es'");
  await page('¿Quiénes somos?', '<p>¡Bienvenidos! Para niños/as y jóvenes-adultos.Vengan…</p>');
  await runWithChurch(await readChurch(), async () => {
    for (const q of ['niños', 'niño', 'jóvenes', 'adultos', 'vengan', 'bienvenidos', 'niños/as'])
      expect(await titles(q), q).toEqual(['¿Quiénes somos?']);
    for (const q of ['quiénes somos', '"Quiénes somos"', '¿Quiénes somos?'])
      expect(await titles(q), q).toEqual(['¿Quiénes somos?']);
  });
});
