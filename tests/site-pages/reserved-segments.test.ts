import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isKnownAddress } from '#lib/core/addresses/cached-routes.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { slugOf } from '#lib/core/text/slug-of.ts';
import { isReserved } from '#lib/site-pages/addresses.ts';
import { typedPath } from '#lib/site-pages/path.ts';

const root = join(import.meta.dirname, '../..');

/** The first segments of everything in the app folder, without groups of routes. */
const routes = readdirSync(join(root, 'app'), { recursive: true, withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && /^(?:page|route)\.tsx?$|^(?:robots|sitemap|manifest)\.ts$/.test(entry.name),
  )
  .map((entry) => entry.parentPath.slice(join(root, 'app').length).replaceAll(/\/\([^)]*\)/g, ''))
  .filter((folder) => !folder.startsWith('/[...'));
const addresses = [
  ...routes,
  ...Object.values(unlinkedPaths).filter((path) => typeof path === 'string'),
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...readdirSync(join(root, 'public')).map((name) => `/${name}`),
  '/up',
  '/metrics',
  '/news',
  '/search',
  '/files',
  '/preview',
];
const segments = [...new Set(addresses.map((path) => path.split(/[/?#]/)[1] ?? ''))].filter(Boolean);

test.each(segments)('no own page may stand at /%s or below it', (segment) => {
  for (const path of [`/${segment}`, `/${segment}/below`, `/${segment.toUpperCase()}/`]) {
    const typed = typedPath('page', path);
    if (typed !== null) expect(isReserved('page', typed)).toBe(true);
  }
});

test.each(
  routes.map((folder) => folder.replaceAll(/\[\w+\]/g, 'a').replace(/\[\[?\.\.\.\w+\]?\]/, 'a') || '/'),
)('the route %s is an address that is rendered', (path) => {
  // The first is asked for as /events/a.ics, the others by the server alone.
  const isInternal = [
    '/events/a/feed',
    '/unexpected-error',
    '/missing-page',
    '/drawn-page',
    '/~rooms/a',
    '/~well-known/security',
  ].includes(path);
  if (!isInternal) expect(isKnownAddress(path)).toBe(true);
});

test('two letters are kept for languages', () => {
  for (const path of ['/es', '/en', '/zz/a']) expect(isReserved('page', path)).toBe(true);
  expect(isReserved('page', '/g6')).toBe(false);
});

test('whatever is typed, a path is null or one to three segments of a-z, digits and hyphens', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\/?[\w./-]{0,30}$/)), (typed) => {
      const path = typedPath('page', typed);
      if (path === null) return;
      expect(path).toMatch(/^(?:\/[a-z\d-]+){1,3}$/);
      expect(typedPath('page', path)).toBe(path);
      expect(path.length).toBeLessThanOrEqual(200);
    }),
  );
});

test('a path that is typed in wide letters is one', () => {
  expect(typedPath('page', '\uFF0F\uFF37edding\uFF0F\uFF11')).toBe('/wedding/1');
});

test('whatever a title is, its slug is one segment', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 50 })), (title) => {
      expect(slugOf(title, 'page')).toMatch(/^[a-z\d](?:[a-z\d-]{0,58}[a-z\d])?$/);
    }),
  );
});

test.each([
  ['St. John’s (kids)', 'st-johns-kids'],
  ['¿Qué creemos?', 'que-creemos'],
  ['O\uFB03ce hours', 'office-hours'],
  ['\uFF37edding \uFF11', 'wedding-1'],
  ['Ærø, ŒUVRE and straße', 'aero-oeuvre-and-strasse'],
  ['Psalm \u2168 \u00BD', 'psalm-ix-1-2'],
  [`${'very '.repeat(20)}long`, 'very-very-very-very-very-very-very-very-very-very-very-very'],
])('the slug of %j is %s', (title, slug) => {
  expect(slugOf(title, 'page')).toBe(slug);
});
