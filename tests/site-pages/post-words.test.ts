import { expect, test } from 'vitest';
import english from '#lib/language/generated/en.ts';
import spanish from '#lib/language/generated/es.ts';

/** Every sentence with its path in the catalogue; those that take values are given a text. */
function sentencesOf(group: object, path = ''): [string, string][] {
  return Object.entries(group).flatMap(([name, said]): [string, string][] => {
    const here = path ? `${path}.${name}` : name;
    if (typeof said === 'object') return sentencesOf(said, here);
    return [[here, typeof said === 'function' ? said('x', 2, 3) : said]];
  });
}

/** Sentences that are shown for pages alone, for both together, or on the page that visitors see. */
const ofPages =
  /(^|\.)page$|^(lead|loadFailed|empty\.|allPages|openPage|linkHelp|publish\.(isInMenu|newsMenuHelp|footer))/;

test.each([
  ['English', english.pageEditing, /\bpages?\b/i],
  ['Spanish', spanish.pageEditing, /\bpáginas?\b/i],
])('no sentence that a post shares with a page calls it a page (%s)', (_language, catalogue, page) => {
  const shared = sentencesOf(catalogue).filter(([path]) => !ofPages.test(path));
  expect(shared.filter(([, said]) => page.test(said))).toEqual([]);
});
