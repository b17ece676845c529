import { expect, test } from 'vitest';
import manifest from '#app/manifest.ts';
import { findPicture, mainNavigation, publicPages } from '#lib/core/addresses/page-lists.ts';
import { churchEs } from '#lib/core/church/church.es.ts';
import { currentChurch, currentServices, runWithChurch } from '#lib/core/church/current-church.ts';
import { gatheringTimes } from '#lib/core/church/service-labels.ts';
import { englishLeft } from '#tests/support/english-left.ts';

const church = {
  ...currentChurch(),
  language: 'es',
  kind: churchEs.kind,
  welcome: churchEs.welcome,
} as const;
const inSpanish = <Result>(run: () => Result) => runWithChurch(church, run);

const pictured = publicPages.map((path) => path.slice(1)).filter((id) => drawn(id));

function drawn(id: string) {
  return findPicture(id, { church, gatherings: gatheringTimes(currentServices()) });
}

test('most pages have a picture', () => {
  expect(pictured.length).toBeGreaterThan(8);
});

test.each(pictured)('the picture of /%s has its words in Spanish', (id) => {
  const picture = inSpanish(() => drawn(id));
  expect(picture?.title).not.toBe(drawn(id)?.title);
  expect(englishLeft(`${picture?.title}\n${picture?.kicker}`)).toEqual([]);
});

test('so do the navigation and the manifest', () => {
  const labels = inSpanish(mainNavigation).map(({ label }) => label);
  expect(labels.filter((label) => englishLeft(label).length > 0)).toEqual([]);
  const { name, ...words } = inSpanish(manifest);
  expect(words.lang).toBe('es');
  expect(englishLeft([words.short_name, words.description].join('\n'))).toEqual([]);
});
