import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cityLine, placeName } from '#lib/core/church/address.ts';
import { church } from '#lib/core/church/church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { sourceFiles } from '#tests/support/source-files.ts';

const root = join(import.meta.dirname, '../../..');
const folders = ['app', 'components', 'lib', 'prisma', 'public', 'scripts', 'tests', 'e2e'];

/** Words of every church that say nothing about this one, and the product's own name. */
const commonWords = new Set<string>([
  'Belltower',
  church.region,
  church.country,
  church.regionName,
  church.kind,
  church.services.sunday.label,
  church.services.bibleStudy.label,
  church.services.openingHours.dayOfWeek,
  church.resources.voter.name,
  church.resources.questions.name,
  church.resources.bible.name,
  // Passages are looked up there, whichever Bible the church recommends.
  church.resources.bible.url,
]);

/** What a file may say all the same, and why. */
const exceptions: Record<string, RegExp> = {
  // The column's default, one of the eleven zones to choose from, and what other programs call it.
  [church.timeZone]:
    /^(prisma\/(schema\.prisma|migrations\/)|lib\/announcements\/|lib\/imports\/ics\/|tests\/|e2e\/)/,
  // The baseline sets the women's ministry's time as well.
  [church.womensMinistryMeetingTime]: /^prisma\/migrations\//,
  // It goes from sites that are not the demo's.
  [church.defaultVideoId]: /^prisma\/migrations\/.*_no_demo_video/,
};

/** A bare clock time is no fact of one church: events and tests have the same. */
const bareClock = /^\d{1,2}:\d{2}( [AP]M)?$/;

const facts = [...new Set([...textsOf(church), cityLine(defaultChurch), placeName(defaultChurch)])].filter(
  (fact) => fact.length > 3 && !commonWords.has(fact) && !bareClock.test(fact),
);

const files = sourceFiles(folders)
  .filter((path) => /\.(tsx?|mjs|css|prisma|sql|json|svg|html|txt|xml)$/.test(path))
  .filter((path) => path !== 'lib/core/church/church.ts');

test('the church file holds the facts this test looks for', () => {
  expect(facts).toContain(church.name);
  expect(facts).toContain(church.phone);
  expect(facts.length).toBeGreaterThan(25);
});

test('no other file repeats anything of the church', () => {
  const repeated = files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return facts
      .filter((fact) => text.includes(fact) && !exceptions[fact]?.test(path))
      .map((fact) => `${path}: ${fact}`);
  });
  expect(repeated).toEqual([]);
});

/** Every text of the church file, and its coordinates as text. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return Number.isInteger(value) ? [] : [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
