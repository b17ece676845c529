import { expect, test } from 'vitest';
import { parseTimeRange } from '#lib/events/times/time-range.ts';
import { demoRows } from '#prisma/demo/demo-rows.ts';
import type { DemoRows } from '#prisma/demo/rows.ts';

const english = demoRows('2026-11-21');
const spanish = demoRows('2026-11-21', 'es');

/** The columns that hold words for people, by table. */
const worded: { readonly [Table in keyof DemoRows]: readonly (keyof DemoRows[Table][number])[] } = {
  events: ['title', 'short_title', 'location', 'description'],
  event_exceptions: ['title', 'location', 'description'],
  sermons: ['title', 'speaker', 'passage', 'description', 'series', 'notes'],
  ministries: ['title', 'leadername', 'description'],
  announcements: ['message'],
  prayer_requests: ['name', 'request'],
};

test.each(Object.keys(worded) as (keyof DemoRows)[])(
  'the demo’s %s have all their words in Spanish, and nothing else differs',
  (table) => {
    const columns: readonly string[] = worded[table];
    const rows: readonly object[] = english[table];
    expect(spanish[table]).toHaveLength(rows.length);
    for (const [index, row] of rows.entries()) {
      const translated = new Map(Object.entries(spanish[table][index] ?? {}));
      for (const [column, value] of Object.entries(row)) {
        if (column === 'meetingtimes') continue;
        if (column === 'time' && value) {
          expect(parseTimeRange(String(translated.get(column))), value).toEqual(parseTimeRange(value));
          continue;
        }
        const isWords = columns.includes(column) && value !== null;
        if (isWords) expect(translated.get(column), value).not.toEqual(value);
        else expect(translated.get(column), column).toEqual(value);
      }
    }
  },
);

test('no text of the Spanish demo is longer than its field, and no time is told in English', () => {
  const texts = JSON.stringify(spanish);
  expect(texts).not.toMatch(/\b(?:Sunday|Friday|noon|[AP]M|the|Ministry|Pastor of)\b/);
  for (const { title } of spanish.events) expect(title.length).toBeLessThanOrEqual(200);
});
