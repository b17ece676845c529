import { describe, expect, test } from 'vitest';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { db } from '#lib/core/database/db.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Fields } from '#lib/core/fields/field.ts';
import { languages } from '#lib/core/language/languages.ts';
import { originalOf, pageTextPath } from '#lib/page-texts/register.ts';
import { searchSite } from '#lib/search/queries.ts';
import { blockTypes } from '#lib/site-pages/blocks/block.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

const { sql } = useDatabase();

const ask = (q: string, more = '') => callApi(`GET /api/search?q=${encodeURIComponent(q)}${more}`);
const urls = async (q: string): Promise<string[]> =>
  (await ask(q)).body.map(({ url }: { url: string }) => url);
const words = (html: string) => [{ kind: 'words', html }];

describe('what is found', () => {
  test('a page by its title, its summary and the words of its blocks, as plain text', async () => {
    await createSitePage(db(), {
      summary: 'For couples',
      blocks: words('<p>Bring the <b>zeb</b>ra &amp; the rings, {church}.</p>'),
    });
    const { body, headers } = await ask('zebras');
    expect(body).toEqual([
      {
        kind: 'page',
        title: 'Weddings',
        url: '/weddings',
        excerpt: expect.stringMatching(/^For couples · Bring the zebra & the rings, [^{}]+\.$/),
        date: null,
      },
    ]);
    expect(headers.get('x-total-count')).toBe('1');
    for (const q of ['wedding', 'COUPLE', 'zébra', '"the rings"'])
      expect(await urls(q), q).toContain('/weddings');
    expect(await urls('zebra -rings')).toEqual([]);
  });

  test('with blocks, headings, items and nested lists apart, and the place of the words in a long text', async () => {
    await createSitePage(db(), {
      blocks: [
        ...words('<h3>End</h3><ul><li>Start<ol><li>Gnu</li></ol></li><li>Last</li></ul>'),
        { kind: 'questions', items: [{ question: 'Where', answer: 'Here' }] },
        ...words(`<p>${'Long. '.repeat(5000)}The okapi stands here. ${'Longer. '.repeat(2000)}</p>`),
      ],
    });
    const excerptFor = async (q: string) => (await ask(q)).body[0].excerpt;
    expect(await excerptFor('gnu')).toMatch(
      /End · Start · Gnu · Last · (Where · Here|Here · Where) · Long\./,
    );
    expect(await excerptFor('okapi')).toMatch(/^… .*Long\. The okapi stands here\. Longer\..* …$/);
  });

  test('news with their day, sermons, ministries, documents, leaders and built-in pages', async () => {
    await createSitePage(db(), { kind: 'news', path: '/news/quokka', title: 'A quokka' });
    const sermon = await createSermon(db(), { title: 'The quokka of faith', date: '2026-01-04' });
    await createMinistry(db(), { title: 'Quokka group', category: 'Youth' });
    const [document] = (
      await sql<{ id: string }>(
        "INSERT INTO documents (title, date, file_name, bytes, stored_name, sha256) VALUES ('Quokka bulletin', '2026-02-01', 'quokka.pdf', 1, 'a', 'b') RETURNING id",
      )
    ).rows;
    const { body } = await ask('quokka');
    const found = body.map(({ kind, url, date }: Record<string, string>) => [kind, url, date]);
    expect(found.sort()).toEqual(
      [
        ['news', '/news/quokka', '2026-01-01'],
        ['sermon', `/sermons/${sermon.id}`, '2026-01-04'],
        ['ministry', '/ministries#youth', null],
        ['document', `/files/${document?.id}/quokka.pdf`, '2026-02-01'],
      ].sort(),
    );
    expect(await urls('"Lead Pastor"')).toContain('/about#leadership');
    expect(await urls('beliefs')).toContain('/beliefs');
  });

  test('a series by its title and its words, while it has sermons', async () => {
    const { id } = await createSermon(db(), { title: 'Bread', series: 'Axolotl Psalms' });
    await db().sermonSeries.updateMany({ data: { description: 'Fifteen songs for people on their way.' } });
    const page = { kind: 'page', title: 'Axolotl Psalms', url: '/sermons/series/axolotl-psalms', date: null };
    for (const q of ['axolotl', '"fifteen songs"'])
      expect((await ask(q)).body, q).toContainEqual(expect.objectContaining(page));
    expect(await urls('axolotl')).toContain(`/sermons/${id}`);
    expect((await searchSite({ q: 'axolotel' })).rows).toContainEqual(expect.objectContaining(page));
    await db().sermon.deleteMany();
    expect(await urls('axolotl')).toEqual([]);
  });

  test('an event by its next date, and none that is over', async () => {
    const today = churchToday();
    await createEvent(db(), { title: 'Wombat walk', date: addDays(today, -30) });
    const coming = await createEvent(db(), { title: 'Wombat supper', date: addDays(today, 3) });
    expect((await ask('wombat')).body).toMatchObject([
      { kind: 'event', url: `/events/${coming.id}`, date: addDays(today, 3) },
    ]);
  });

  test('names that are spelt alike, where nothing has the words', async () => {
    await createSitePage(db(), { path: '/capybara', title: 'Capybaras' });
    for (const q of ['capibara', 'Capybras', 'capyb']) {
      const { rows, isGuess } = await searchSite({ q });
      expect([rows.map(({ url }) => url), isGuess], q).toEqual([['/capybara'], true]);
    }
    expect(await urls('xylophone')).toEqual([]);
  });

  test('the best first, then the newest; total and parts of the list', async () => {
    await createSermon(db(), { title: 'Lemur', date: '2026-01-04' });
    await createSermon(db(), { title: 'Lemur', date: '2026-02-01' });
    await createSitePage(db(), { blocks: words('<p>One lemur among many other words of this page.</p>') });
    const { body, headers } = await ask('lemur', '&limit=2&offset=1');
    expect(body.map(({ date }: { date: string }) => date)).toEqual(['2026-01-04', null]);
    expect(headers.get('x-total-count')).toBe('3');
    expect((await ask('lemur', '&offset=50')).body).toEqual([]);
  });
});

describe('what visitors may not read', () => {
  const draft = { path: '/weddings', title: 'Secretive', blocks: words('<p>Secretive</p>') };
  test.each([
    ['a draft of a published page', { draft }],
    ['a page that was never published', { state: 'draft', title: 'Secretive' }],
    ['one that was taken off', { state: 'unpublished', title: 'Secretive' }],
    ['one that is unlisted', { is_unlisted: true, title: 'Secretive' }],
    ['one that is planned', { state: 'draft', publish_at: '2099-01-01T10:00', draft, title: 'Secretive' }],
    [
      'one whose end has passed and is not written yet',
      { unpublish_at: '2026-01-02T10:00', title: 'Secretive' },
    ],
  ])('%s is not found', async (_name, row) => {
    await createSitePage(db(), row);
    expect(await urls('secretive')).toEqual([]);
    expect(await urls('secretve')).toEqual([]);
  });

  test('built-in pages that are switched off are not found, nor what stands on them alone', async () => {
    await createMinistry(db(), { title: 'Quokka group', category: 'Youth' });
    const hidden = '/beliefs /about /ministries';
    for (const q of ['beliefs', '"Lead Pastor"', 'quokka', 'quoka']) {
      const found = await urls(q);
      expect(found.length, q).toBeGreaterThan(0);
      const left = await runWithFacts({ hidden }, () => urls(q));
      expect(
        left.filter((url) => /^\/(beliefs|about|ministries)/.test(url)),
        q,
      ).toEqual([]);
    }
  });

  test('what a built-in page shows at other hours, or in place of what is missing', async () => {
    const texts = ['home.headline', 'events.past_empty', 'calendar.empty', 'ministries.empty'] as const;
    for (const key of texts) {
      const value = key === 'home.headline' ? originalOf(key).dusk : originalOf(key);
      expect(await urls(`"${value}"`), key).not.toContain(pageTextPath(key).split('?')[0]);
    }
  });

  test('what becomes public, changes or goes is found accordingly', async () => {
    const page = await createSitePage(db(), { state: 'draft', title: 'Okapi' });
    const change = (data: object) => db().sitePage.update({ where: { id: page.id }, data });
    expect(await urls('okapi')).toEqual([]);
    await change({ state: 'published' });
    expect(await urls('okapi')).toEqual(['/weddings']);
    await change({ title: 'Dodo' });
    expect(await urls('dodo')).toEqual(['/weddings']);
    await db().sitePage.delete({ where: { id: page.id } });
    expect(await urls('dodo')).toEqual([]);
    await createSitePage(db());
    await sql('TRUNCATE site_pages CASCADE');
    expect((await sql('SELECT * FROM search_entries')).rows).toEqual([]);
  });

  test('a row of a connection that looks for names elsewhere first is kept as well', async () => {
    await sql('CREATE SCHEMA elsewhere');
    for (const table of ['search_entries', 'series'])
      await sql(`CREATE TABLE elsewhere.${table} (LIKE public.${table})`);
    await sql('SET search_path TO elsewhere, public');
    try {
      await sql(
        "INSERT INTO public.sermons (title, speaker, description, date, video_url, series) VALUES ('An emu', 'A', '', '2026-01-04', 'https://youtu.be/a', 'Birds')",
      );
      await sql("UPDATE public.sermons SET title = 'A rhea'");
      const kept = 'SELECT e.title, s.slug FROM public.search_entries e, public.series s';
      expect((await sql(kept)).rows).toEqual([{ title: 'A rhea', slug: 'birds' }]);
      await sql('TRUNCATE public.sermons CASCADE');
      expect((await sql(kept)).rows).toEqual([]);
    } finally {
      await sql('RESET search_path');
      await sql('DROP SCHEMA elsewhere CASCADE');
    }
  });
});

describe('the question', () => {
  test.each(['', '%20', '%00'])('%j is refused', async (q) => {
    const { status, body } = await callApi(`GET /api/search?q=${q}`);
    expect([status, Object.keys(body.errors ?? body.fields ?? {})]).toEqual([422, ['q']]);
  });

  test.each([
    "' OR 1=1 --",
    '"""',
    '& | ! ( ) :* <->',
    '-- - -a',
    '\\',
    '%_',
    '🕊️✝️',
    'a'.repeat(10_000),
    'word '.repeat(3000),
    'שלום мир 平安',
    '\ud800',
    'the and of',
    '{church}',
  ])('%.20j never fails', async (q) => {
    const { status } = await callApi(`GET /api/search?${new URLSearchParams({ q })}`);
    expect(status).toBe(200);
  });
});

describe('the language', () => {
  test('is that of the site in the database, too', async () => {
    // A language to come needs no migration; one without a stemmer is searched as English.
    for (const language of [...languages, 'de', 'ko', 'ar-XB']) {
      const { rows } = await sql(
        'SELECT belltower_search_config($1)::text AS asked, belltower_every_word_config($1)::text AS kept',
        [language],
      );
      const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)?.toLowerCase() ?? '';
      const config = ['english', 'spanish', 'german'].find((each) => each === name) ?? 'english';
      expect(rows).toEqual([{ asked: config, kept: `belltower_${config}` }]);
    }
  });

  test('another language rebuilds the words of every row', async () => {
    await fillChurch(db());
    await createSitePage(db(), { path: '/ofrendas', title: 'Las cantamos', blocks: [] });
    const vector = async () =>
      (await sql<{ words: string }>("SELECT words::text FROM search_entries WHERE path = '/ofrendas'"))
        .rows[0]?.words;
    expect(await vector()).toBe("'cantamo':2A 'las':1A");
    await sql("UPDATE church SET language = 'es'");
    expect(await vector()).toBe("'cant':2A 'las':1A");
  });
});

test('of a block, the database reads the texts that visitors read', async () => {
  const texts = new Set<string>();
  const collect = (fields: Fields) => {
    for (const [name, field] of Object.entries(fields)) {
      if (field.fields) collect(field.fields);
      if (['line', 'text', 'rich', 'alt'].includes(field.kind)) texts.add(name);
    }
  };
  for (const { fields } of Object.values(blockTypes)) collect(fields);
  const { rows } = await sql("SELECT pg_get_functiondef('belltower_block_words'::regproc) AS text");
  const [, list = ''] = /'key'::text\) = ANY \(ARRAY\[([^\]]+)\]/.exec(rows[0].text) ?? [];
  expect([...list.matchAll(/'(\w+)'/g)].map(([, name]) => name)).toEqual([...texts].sort());
});

test('without pg_trgm nothing is guessed, and words are found', async () => {
  await createSermon(db(), { title: 'Numbat' });
  await sql("UPDATE pg_extension SET extname = 'pg_trgm_away' WHERE extname = 'pg_trgm'");
  try {
    expect((await searchSite({ q: 'numbats' })).total).toBe(1);
    expect(await searchSite({ q: 'nombat' })).toEqual({ rows: [], total: 0, isGuess: true });
  } finally {
    await sql("UPDATE pg_extension SET extname = 'pg_trgm' WHERE extname = 'pg_trgm_away'");
  }
});
