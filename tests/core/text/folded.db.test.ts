import { expect, test } from 'vitest';
import { foldText } from '#lib/core/text/folded.ts';
import { useDatabase } from '#tests/support/database.ts';

const { sql } = useDatabase();

/** Letters of Unicode 17, which Node knows before PostgreSQL does. */
const newest = /[\uA7CE-\uA7D5\uA7F1\u{16EA0}-\u{16EBF}]/u;

/** Every character of the first two planes, except controls, private ones and those that are not given out. */
function allCharacters(): string[] {
  const all = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code));
  return all.filter((each) => /[\P{C}\p{Cf}]/u.test(each) && !newest.test(each));
}

test('site and database fold every character to the same text', async () => {
  const texts = [...allCharacters().map((each) => `a${each}b`), ' ΣΑΣ  ΣΟΦΟΣ\u2028 ', 'e\u0301 \u00A0İ', ''];
  const { rows } = await sql<{ text: string; folded: string }>(
    'SELECT text, belltower_folded(text) AS folded FROM unnest($1::text[]) AS text',
    [texts],
  );
  expect(rows.filter(({ text, folded }) => folded !== foldText(text)).map(({ text }) => text)).toEqual([]);
});

test.each([
  ['God’s Love', "GOD'S LOVE"],
  ['The “Good” Samaritan', 'the "good" samaritan'],
  ['Jose\u0301', 'JOSÉ'],
  ['Acts 1–3', 'acts 1-3'],
  ['Psalm\u00A023', 'psalm 23'],
  ['Gna\u00ADde', 'gnade'],
  ['\uFF2C\uFF4F\uFF56\uFF45', 'love'],
  ['БЛАГОДАТЬ', 'благодать'],
])('%s and %s fold to one text', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});
