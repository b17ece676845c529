import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { searchSite } from '#lib/search/queries.ts';
import { listSermons } from '#lib/sermons/queries.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { createTranscript } from '#prisma/factories/transcript.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const others = (count: number) =>
  Array.from({ length: count }, (_, place) => `and so on and so forth, number ${place}`);

/** A sermon with a cue of four seconds for each text. */
async function said(title: string, ...texts: string[]): Promise<string> {
  const { id } = await createSermon(db(), { title, description: 'A sermon.' });
  const cues = texts.map((text, place) => ({ from: place * 4, to: place * 4 + 4, text }));
  await createTranscript(db(), { sermon_id: id, cues });
  return id;
}

const momentsOf = async (search: string) => (await listSermons({ search })).rows[0]?.moments;
const secondsOf = async (search: string) => (await momentsOf(search))?.map(({ seconds }) => seconds);

describe('the search of the site', () => {
  test('finds what is said in sermons with its second, as the library does', async () => {
    const id = await said('Hope', ...others(300), 'we hear of grace abounding all the more', ...others(30));
    const { rows, total, isGuess } = await searchSite({ q: 'grace abounding' });
    expect([total, isGuess]).toEqual([1, false]);
    const moments = await momentsOf('grace abounding');
    expect(moments?.[0]?.seconds).toBe(1200);
    expect(rows).toMatchObject([{ kind: 'sermon', title: 'Hope', url: `/sermons/${id}`, moments }]);
    expect(rows[0]?.excerpt).toContain('grace abounding');
  });

  test('has what is written first, each sermon once, and moments of what is said alone', async () => {
    await said('Spoken', 'of a wombat');
    await said('Wombats', 'of a wombat');
    await createSitePage(db(), { title: 'A page', blocks: [{ kind: 'words', html: '<p>One wombat.</p>' }] });
    const { rows, total } = await searchSite({ q: 'wombat' });
    expect(total).toBe(3);
    expect(rows.map(({ title, moments }) => [title, moments?.length])).toEqual([
      ['Wombats', 1],
      ['A page', undefined],
      ['Spoken', 1],
    ]);
    expect((await searchSite({ q: 'wombat', limit: 1, offset: 2 })).rows[0]?.title).toBe('Spoken');
  });

  test('shows no internal address of a page', async () => {
    for (const q of ['ministries', 'beliefs', 'prayer', 'giving', 'visit'])
      for (const { excerpt, url } of (await searchSite({ q })).rows)
        expect(excerpt, url).not.toMatch(/(?:^|\s)\/[a-z]|· -?\d+ ·/);
  });
});

describe('a phrase', () => {
  test('is named by the place where the whole of it is said, not by a loose pair before it', async () => {
    const loose = 'grace is given where sins are abounding';
    await said('Hope', ...others(20), loose, ...others(60), 'grace abounding', ...others(60), loose);
    expect(await secondsOf('grace abounding')).toEqual([4 * 81]);
    expect(await secondsOf('abounding grace')).toEqual([80, 4 * 81, 4 * 142]);
  });

  test('is found among loose words of the same stretch, in its order and with its small words', async () => {
    await said('Hope', 'abounding grace', 'so be it', 'grace abounding');
    expect(await secondsOf('grace abounding')).toEqual([8]);
    expect(await secondsOf('"grace abounding"')).toEqual([8]);
    await db().sermon.deleteMany();
    await said('Peace', 'God, peace', 'peace, for God', 'the peace of God');
    expect(await secondsOf('peace of God')).toEqual([8]);
  });

  test('in quotes counts for more than the words beside it', async () => {
    await said(
      'Hope',
      'abounding hope and grace, a joy for all',
      'so be it',
      ...others(3),
      'grace abounding',
    );
    expect(await secondsOf('joy hope "grace abounding"')).toEqual([20]);
  });

  test('that begins in one stretch and ends in the next is shown whole, and once', async () => {
    await said('Between', 'x '.repeat(745).trim(), 'the last of the first: amazing', 'grace in the second');
    expect(await momentsOf('amazing grace')).toEqual([
      { seconds: 4, text: expect.stringMatching(/the first: amazing grace in the second$/) },
    ]);
    expect(await secondsOf('"second"')).toEqual([8]);
  });

  test('is in the excerpt of a page, in other forms of its words, too', async () => {
    const html = `<p>Grace comes first. ${'Long words. '.repeat(40)}Abounding in all. ${'Long words. '.repeat(40)}See how graces abound here. ${'Longer. '.repeat(900)}</p>`;
    await createSitePage(db(), { summary: '', blocks: [{ kind: 'words', html }] });
    for (const q of ['grace abounding', '"grace abounding"', 'gracing abounds'])
      expect((await searchSite({ q })).rows[0]?.excerpt, q).toContain('See how graces abound here.');
  });
});

test('a short word is not taken for the beginning of a longer one', async () => {
  await said('Sin', 'since you sing to his single son', 'of sins');
  const html = `<p>Since we sing. ${'Long words. '.repeat(40)}Where sin increased.</p>`;
  await createSitePage(db(), { summary: '', blocks: [{ kind: 'words', html }] });
  expect(await secondsOf('sin')).toEqual([4]);
  const page = (await searchSite({ q: 'sin' })).rows.find(({ kind }) => kind === 'page');
  expect(page?.excerpt).toContain('Where sin increased.');
});

test('words that are said far from one another are all in the excerpt', async () => {
  const middle = 'one two three four five six seven eight nine ten eleven twelve';
  await said('Far', `Mercy ${middle} triumphs over judgment`);
  expect((await momentsOf('mercy triumphs'))?.[0]?.text).toMatch(/^Mercy .* triumphs/);
});
