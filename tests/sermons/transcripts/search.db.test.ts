import { describe, expect, test } from 'vitest';
import { readChurch } from '#lib/church/read-church.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { db } from '#lib/core/database/db.ts';
import { countSermons, listSermons } from '#lib/sermons/queries.ts';
import { rereadTranscripts } from '#lib/sermons/transcripts/reread.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { createTranscript } from '#prisma/factories/transcript.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

const { sql } = useDatabase();

/** A cue of four seconds for each text. */
const spoken = (...texts: string[]) =>
  texts.map((text, place) => ({ from: place * 4 + 0.5, to: place * 4 + 4, text }));

const silence = Array.from({ length: 300 }, (_, place) => `and so on and so forth, number ${place}`);

async function said(title: string, ...texts: string[]): Promise<void> {
  const { id } = await createSermon(db(), { title });
  await createTranscript(db(), { sermon_id: id, cues: spoken(...texts) });
}

const momentsOf = async (search: string) =>
  (await listSermons({ search })).rows.map(({ title, moments }) => [title, moments]);

describe('a search', () => {
  test('finds what is said, in any form of its words, with its second and the words around', async () => {
    await said(
      'Hope',
      ...silence,
      'but where sin increased, we hear of',
      'grace abounding all the more',
      ...silence,
    );
    await said('Silence', ...silence);
    for (const search of ['grace abounding', 'Abounds GRACE', '"grace abounding"', 'grâce abound -law']) {
      expect(await momentsOf(search), search).toEqual([
        [
          'Hope',
          [
            {
              seconds: 301 * 4,
              text: '... sin increased, we hear of grace abounding all the more and so on and so ...',
            },
          ],
        ],
      ]);
    }
    expect((await listSermons({ search: '"abounding grace"' })).total).toBe(0);
    expect((await listSermons({ search: 'grace -abounding' })).total).toBe(0);
    expect(await countSermons({ search: 'grace abounding' })).toBe(1);
  });

  test('still finds what is written, and says moments of what is said alone', async () => {
    await createSermon(db(), { title: 'Written of grace' });
    await said('Spoken', 'of grace');
    const answer = await callApi('GET /api/sermons?search=grace');
    expect(answer.headers.get('x-total-count')).toBe('2');
    const rows = Object.fromEntries(answer.body.map((row: { title: string }) => [row.title, row]));
    expect(rows.Spoken.moments).toEqual([{ seconds: 0, text: 'of grace' }]);
    expect(rows['Written of grace']).not.toHaveProperty('moments');
    const all = await callApi('GET /api/sermons');
    expect(all.body.every((row: object) => !('moments' in row))).toBe(true);
  });

  test('gives three moments at most, the first ones, and none of what is not wanted', async () => {
    await said('Often', ...silence.map((text, place) => (place % 60 === 0 ? `mercy ${text}` : text)));
    const [[, moments] = []] = await momentsOf('mercies');
    expect((moments as { seconds: number }[]).map(({ seconds }) => seconds)).toEqual([0, 240, 480]);
    expect(await momentsOf('-mercy')).toEqual([]);
    expect(await momentsOf('-nothing')).toEqual([]);
    expect(await momentsOf('of the')).toEqual([]);
  });

  test('finds words that fall between two stretches', async () => {
    const long = 'x '.repeat(745).trim();
    await said('Between', long, 'the last of the first: amazing', 'grace in the second');
    const { rows } = await sql('SELECT FROM transcript_parts');
    expect(rows.length).toBeGreaterThan(1);
    expect((await momentsOf('"amazing grace"')).map(([title]) => title)).toEqual(['Between']);
  });

  test('finds a plain text, without its second', async () => {
    const { id } = await createSermon(db(), { title: 'Plain' });
    const cues = [{ from: null, to: null, text: 'We speak of grace.' }];
    await createTranscript(db(), { sermon_id: id, kind: 'plain', cues });
    expect(await momentsOf('grace')).toEqual([['Plain', [{ seconds: null, text: 'We speak of grace.' }]]]);
  });

  test('in Spanish takes Spanish roots, also in what was there before the language changed', async () => {
    await fillChurch(db());
    await said('Gracia', 'hablamos de las bendiciones que caen sobre nosotros');
    await sql("UPDATE church SET language = 'es'");
    await rereadTranscripts('es');
    await runWithChurch(await readChurch(), async () => {
      expect((await momentsOf('bendición')).map(([title]) => title)).toEqual(['Gracia']);
      expect((await momentsOf('hablando')).map(([title]) => title)).toEqual(['Gracia']);
    });
    const { rows } = await sql('SELECT DISTINCT language FROM transcript_parts');
    expect(rows).toEqual([{ language: 'es' }]);
  });
});
