import { describe, expect, test, vi } from 'vitest';
import { restoreChange } from '#lib/activity/commands.ts';
import { headlineOf } from '#lib/activity/headlines.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { currentGeneration } from '#lib/core/cache/change-bus.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { db } from '#lib/core/database/db.ts';
import { providePageRendering } from '#lib/core/html/page-rendering.ts';
import { log } from '#lib/core/process/log.ts';
import { restorePageText, setPageText } from '#lib/page-texts/commands.ts';
import { originals as originalsEs } from '#lib/page-texts/originals.es.ts';
import { findPageTexts, pageTexts, previewPageText } from '#lib/page-texts/queries.ts';
import { originalOf, type PageTextKey, pageTextKeys } from '#lib/page-texts/register.ts';
import { createPageText } from '#prisma/factories/page-text.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

const { sql } = useDatabase();

const set = (key: string, value: unknown, if_match?: string) =>
  setPageText.execute(staff, { key, value, ...(if_match && { if_match }) });
const restore = (key: string, if_match?: string) =>
  restorePageText.execute(staff, { key, ...(if_match && { if_match }) });
const entry = async (key: PageTextKey) => (await findPageTexts({}))[key];

describe('the church’s words', () => {
  test('are the originals until staff write others, every key of them', async () => {
    const entries = await findPageTexts({});
    expect(Object.keys(entries)).toEqual(pageTextKeys);
    expect(
      new Set(Object.values(entries).map(({ is_original, updated_at }) => `${is_original} ${updated_at}`)),
    ).toEqual(new Set(['true null']));
  });

  test('stand on pages with the facts they name', async () => {
    await set('about.come', 'See you at {church} on {service}');
    const { name, services } = (await import('#lib/core/church/church.ts')).church;
    expect((await pageTexts())['about.come']).toBe(`See you at ${name} on ${services.sunday.text}`);
    expect((await entry('about.come')).value).toBe('See you at {church} on {service}');
  });

  test('are the originals of the church’s language, also where own words give way to them', async () => {
    await set('about.come', 'Come!');
    await set('home.prayer', 'We pray.');
    const spanish = { ...defaultChurch, language: 'es' } as const;
    await runWithChurch(spanish, async () => {
      const original = originalsEs['about.come'];
      expect(await restore('about.come')).toMatchObject({ value: original.original, is_original: true });
      expect((await entry('about.come')).value).toBe(original.original);
      expect((await entry('home.prayer')).value).toBe('We pray.');
      const elsewhere = await runWithChurch({ ...spanish, is_demo: false }, () => entry('about.come'));
      expect(elsewhere.value).toBe(original.otherwise);
    });
    expect((await entry('about.come')).value).toBe(originalOf('about.come'));
  });

  test('are the originals on a page whose database is away', async () => {
    vi.spyOn(log, 'error').mockReturnValue(undefined);
    await createPageText(db(), { key: 'about.come', value: 'Come' });
    await sql('ALTER TABLE page_texts RENAME TO page_texts_away');
    expect((await pageTexts())['about.come']).toMatch(/^The best way to know us/);
    await sql('ALTER TABLE page_texts_away RENAME TO page_texts');
  });

  test('are the original where what is stored does not fit, and a key that is no more is left out', async () => {
    const warned = vi.spyOn(log, 'warn').mockReturnValue(undefined);
    await createPageText(db(), { key: 'home.road', value: 'no object' });
    await createPageText(db(), { key: 'home.gone', value: 'Gone' });
    expect((await entry('home.road')).value).toMatchObject({ title: 'The road is shorter than it looks' });
    expect(Object.keys(await findPageTexts({}))).toEqual(pageTextKeys);
    expect(warned).toHaveBeenCalled();
  });
});

describe('a change of words', () => {
  test('is shown at once, and the original comes back for good', async () => {
    const before = currentGeneration();
    const changed = await set('about.come', 'Come and see.');
    expect(changed).toMatchObject({ value: 'Come and see.', is_original: false });
    expect(currentGeneration()).toBeGreaterThan(before);
    expect(await entry('about.come')).toEqual(changed);
    expect(await restore('about.come')).toMatchObject({ is_original: true, updated_at: null });
    expect(await db().pageText.count()).toBe(0);
    // Again: there is nothing to do, and nothing wrong with that.
    expect(await restore('about.come')).toMatchObject({ is_original: true });
  });

  test.each([
    ['a key that there is not', 'home.nothing', 'Hello', 'not_found'],
    ['a key that every object has', 'constructor', 'Hello', 'not_found'],
    ['a number for a line', 'about.come', 7, 'invalid'],
    ['no value', 'about.come', undefined, 'invalid'],
    ['nothing but blanks', 'about.come', '  ', 'invalid'],
    ['two lines for one', 'about.come', 'Come\nand see', 'invalid'],
    ['control characters', 'about.lead', 'Come\u0007', 'invalid'],
    ['a null byte', 'about.lead', 'Come\u0000', 'invalid'],
    ['a null byte in HTML', 'home.letter', '<p>Come\u0000</p>', 'invalid'],
    ['a null byte in a list', 'about.values', [{ name: 'Love', text: 'God\u0000' }], 'invalid'],
    [
      'a link in a list to a file of data',
      'about.questions',
      [{ question: 'A', answer: 'B', link_label: 'C', link_url: 'data:text/html,<script>x()</script>' }],
      'invalid',
    ],
    ['100 kB', 'home.letter', `<p>${'word '.repeat(20_000)}</p>`, 'invalid'],
    ['100 kB of markup', 'home.letter', `<p>Hello</p>${'<b></b>'.repeat(15_000)}`, 'invalid'],
    ['nothing but a script', 'home.letter', '<script>alert(1)</script>', 'invalid'],
    ['an object where a list belongs', 'about.values', { name: 'Love', text: 'God' }, 'invalid'],
    ['an empty list', 'about.values', [], 'invalid'],
    ['more than there is room for', 'home.doors', Array(5).fill({ title: 'A', people: 'B' }), 'invalid'],
    [
      'a link that runs',
      'about.questions',
      [{ question: 'A', answer: 'B', link_label: 'C', link_url: 'javascript:alert(1)' }],
      'invalid',
    ],
  ])('with %s is refused and writes nothing', async (_what, key, value, code) => {
    await expect(set(key, value)).rejects.toMatchObject({ code });
    expect(await db().pageText.count()).toBe(0);
  });

  test('says of a list which field of which entry is wrong', async () => {
    const values = [
      { name: 'Love', text: 'God' },
      { name: '', text: 'Truth' },
    ];
    await expect(set('about.values', values)).rejects.toMatchObject({
      more: { fields: { 'value.1.name': ['Please write something here.'] } },
    });
  });

  test.each([
    ['a script', '<p onclick="x()">Hi<script>x()</script></p>', '<p>Hi</p>'],
    ['a link that runs', '<p><a href="javascript:x()">Hi</a></p>', '<p><a>Hi</a></p>'],
    ['a picture that runs', '<p>Hi<img src=x onerror=x()></p>', '<p>Hi</p>'],
    ['a heading where the design has none', '<h2>Hi</h2>', '<p>Hi</p>'],
    ['a link that hides what it runs', '<p><a href="java&#9;script:x()">Hi</a></p>', '<p><a>Hi</a></p>'],
    ['a drawing that runs', '<p>Hi<svg onload=x()><script>x()</script></svg></p>', '<p>Hi</p>'],
    ['markup that is never closed', '<p>Hi<a href="/x" onclick="x()', '<p>Hi</p>'],
    ['half a character', '<p>Hi \ud83d</p>', '<p>Hi \ufffd</p>'],
    [
      'marks that stack',
      `<p>${'Z\u0351\u0353\u0334'.repeat(9)}</p>`,
      `<p>${'Z\u0351\u0353\u0334'.repeat(9)}</p>`,
    ],
    ['emoji and words from right to left', '<p>🔔 שלום \u202emoc</p>', '<p>🔔 שלום \u202emoc</p>'],
  ])('with %s keeps what can be read and nothing that runs', async (_what, html, kept) => {
    expect(await set('home.letter', html)).toMatchObject({ value: kept });
  });

  test('keeps markup in plain words as the words they are', async () => {
    await set('about.come', '<b>5 < 6</b> & <script>x()</script>');
    expect((await pageTexts())['about.come']).toBe('<b>5 < 6</b> & <script>x()</script>');
  });

  test('cleans what somebody wrote into the table', async () => {
    await createPageText(db(), { key: 'home.letter', value: '<p>Hi<script>x()</script></p>' });
    expect((await entry('home.letter')).value).toBe('<p>Hi</p>');
  });
});

describe('the leaders', () => {
  const ana = {
    name: 'Ana Lucero',
    role: 'Lead Pastor',
    words: 'Preaches.\nRests on Mondays.',
    picture_url: '/uploads/people/1795365000000_ab.webp',
    email: 'ana@example.org',
  };

  test('are roles without names until staff name somebody', async () => {
    const { value } = await entry('about.leaders');
    expect(value).toHaveLength(4);
    expect(value).toContainEqual(
      expect.objectContaining({ name: '', role: 'Lead Pastor', picture_url: null, email: null }),
    );
  });

  test('are kept as they are given, in their order, as many as there are, with what may be left out', async () => {
    const named = [ana, { ...ana, name: 'Ben', picture_url: null, email: null }, { name: 'Cho' }];
    expect((await set('about.leaders', named)).value).toEqual(named);
    expect((await entry('about.leaders')).value).toEqual(named);
    expect((await pageTexts())['about.leaders']).toHaveLength(3);
    expect((await set('about.leaders', [])).value).toEqual([]);
    const pointed = [{ ...ana, picture_focus_x: 20, picture_focus_y: 0 }];
    expect((await set('about.leaders', pointed)).value).toEqual(pointed);
  });

  test.each([
    ['neither name nor role', { name: ' ', words: 'Hello' }, 'name'],
    ['words that do not fit', { ...ana, words: 'x'.repeat(701) }, 'words'],
    ['half an address of mail', { ...ana, email: 'ana@' }, 'email'],
    ['a picture that runs', { ...ana, picture_url: 'javascript:alert(1)' }, 'picture_url'],
    ['a point beside the picture', { ...ana, picture_focus_x: 101 }, 'picture_focus_x'],
  ])('with %s are refused, and the field named', async (_what, leader, field) => {
    await expect(set('about.leaders', [ana, leader])).rejects.toMatchObject({
      code: 'invalid',
      more: { fields: { [`value.1.${field}`]: [expect.any(String)] } },
    });
    expect(await db().pageText.count()).toBe(0);
  });
});

describe('words that nobody has saved', () => {
  const preview = (key: string, value: unknown) => previewPageText.execute(staff, { key, value });
  // What the server does for a page: it renders within what runs.
  const shown: string[] = [];
  providePageRendering(async (path) => {
    const texts = await pageTexts();
    shown.push(path);
    return `${texts['about.come']}|${texts['home.letter']}|${texts['events.past_empty']}`;
  });

  test('are on the page that is drawn for their author, cleaned, and nowhere else', async () => {
    await set('about.come', 'Saved');
    expect(await preview('about.come', 'Draft of {short}')).toMatch(/^Draft of \w+\|/);
    expect(await preview('home.letter', '<p onclick="x()">Hi<script>x()</script></p>')).toContain(
      '|<p>Hi</p>|',
    );
    expect(await preview('events.past_empty', 'Gone')).toMatch(/\|Gone$/);
    expect(shown).toEqual(['/about', '/', '/events?tab=past']);
    expect((await pageTexts())['about.come']).toBe('Saved');
    expect(await db().pageText.count()).toBe(1);
  });

  test.each([
    ['a key that there is not', 'home.nothing', 'Hello', 'not_found'],
    ['two lines for one', 'about.come', 'Come\nand see', 'invalid'],
    ['nothing but a script', 'home.letter', '<script>alert(1)</script>', 'invalid'],
  ])('with %s are refused as when they are saved', async (_what, key, value, code) => {
    await expect(preview(key, value)).rejects.toMatchObject({ code });
  });
});

describe('two people who change the same words', () => {
  test('that were the original for both: the second is told what the first wrote', async () => {
    const answers = await Promise.allSettled([
      set('about.come', 'Mine', 'original'),
      set('about.come', 'Theirs', 'original'),
    ]);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    const stored = await entry('about.come');
    expect(refused).toMatchObject([{ code: 'conflict', more: { current: stored } }]);
  });

  test('that were changed: the second is told, whether the first changed them again or took them back', async () => {
    const { updated_at } = await set('about.come', 'First');
    const version = String(updated_at);
    const second = await set('about.come', 'Second', version);
    await expect(set('about.come', 'Mine', version)).rejects.toMatchObject({ more: { current: second } });
    await expect(restore('about.come', version)).rejects.toMatchObject({ more: { current: second } });
    await expect(set('about.come', 'Mine', 'original')).rejects.toMatchObject({ code: 'conflict' });
    await restore('about.come', '*');
    await expect(set('about.come', 'Mine', String(second.updated_at))).rejects.toMatchObject({
      more: { current: { is_original: true } },
    });
    expect(await set('about.come', 'Mine', '*')).toMatchObject({ value: 'Mine' });
  });
});

describe('the activity log', () => {
  const latest = async () => {
    const { rows } = await listActivity.execute(staff, {});
    const [first] = rows;
    if (!first) throw new Error('the log is empty');
    return first;
  };

  test('tells of words by what staff call them, and takes each change back', async () => {
    await set('about.come', 'First');
    expect(headlineOf(await latest())).toBe('Changed the words “About Us: At the end of the page”');
    await set('about.come', 'Second');
    await restoreChange.execute(staff, { id: (await latest()).id });
    expect(await entry('about.come')).toMatchObject({ value: 'First' });
    await restore('about.come');
    expect(headlineOf(await latest())).toBe(
      'Used the original words again: About Us: At the end of the page',
    );
    await restoreChange.execute(staff, { id: (await latest()).id });
    expect(await entry('about.come')).toMatchObject({ value: 'First', is_original: false });
  });

  test('takes the first words back to the original', async () => {
    await set('about.come', 'First');
    await restoreChange.execute(staff, { id: (await latest()).id });
    expect(await entry('about.come')).toMatchObject({ is_original: true });
  });
});
