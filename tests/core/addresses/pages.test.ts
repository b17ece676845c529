import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  disallowedPaths,
  footerLinks,
  isUnlisted,
  mainNavigation,
  publicPages,
  staffPages,
} from '#lib/core/addresses/page-lists.ts';
import { isStaffRoom, type Page, pages } from '#lib/core/addresses/pages.ts';

/** The page files by address: a folder in parentheses is none of it, and one file shows the rooms of staff. */
const files = new Map<string, string>(
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    // Own pages, previews of them, invitations, sign-ups and subscribers have addresses that no table knows.
    .filter(
      (file) =>
        /(?:^|\/)page\.tsx$/.test(file) && !/^(?:\[\.\.\.path\]|preview|join|s|letters\/me)\//.test(file),
    )
    .filter((file) => !file.includes('~rooms'))
    .map((file) => [`/${file.replace(/\([^)]*\)\//g, '').replace(/\/?page\.tsx$/, '')}`, `app/${file}`]),
);
const rows: [path: string, page: Page][] = Object.entries(pages);
const staffRooms = rows.map(([path]) => path).filter(isStaffRoom);

describe('the table of pages', () => {
  test('has a row for every page of the app, and no other', () => {
    expect(rows.map(([path]) => path).sort()).toEqual([...files.keys(), ...staffRooms].sort());
  });

  test('puts behind the guard what is for staff, and nothing else', () => {
    const guarded = [...files].filter(([, file]) => /^app\/\(staff\)\//.test(file)).map(([path]) => path);
    expect([...guarded, ...staffRooms].sort()).toEqual([...staffPages].sort());
  });

  test.each([...files])('knows the query parameters that %s reads', (path, file) => {
    const source = readFileSync(file, 'utf8');
    const names = Object.keys(pages[path as keyof typeof pages].parameters ?? {});
    // The type has the row's parameters and no other: reading one that the cache would drop does not compile.
    expect(source.includes('searchParams')).toBe(names.length > 0);
    expect(source.includes(`QueryOf<'${path}'>`)).toBe(names.length > 0);
    const read = [
      file,
      ...[...source.matchAll(/from '#(lib\/(?!core\/)[^']+)'/g)].map(([, name = '']) => name),
    ]
      .map((name) => readFileSync(name, 'utf8'))
      .join();
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(read))).toEqual([]);
  });

  test('gives links to each page of the sitemap a picture of its own, the home page aside', () => {
    expect(publicPages.filter((path) => !pages[path].picture)).toEqual(['/']);
  });
});

test('the navigation leads to seven pages and the footer to four, in their order', () => {
  expect(mainNavigation().map(({ label }) => label)).toEqual([
    'Home',
    'Ministries',
    'Events',
    'Sermons',
    'Giving',
    'Resources',
    'About',
  ]);
  expect(footerLinks()).toEqual([
    { label: 'About Us', href: '/about' },
    { label: 'Ministries', href: '/ministries' },
    { label: 'Sermons', href: '/sermons' },
    { label: 'Events', href: '/calendar' },
  ]);
});

test('search engines are kept from the pages of staff, of the server and from the API', () => {
  expect([...disallowedPaths].sort()).toEqual(
    [
      ...staffPages,
      '/api/',
      '/preview/',
      '/join/',
      '/s/',
      '/letters/me/',
      '/unexpected-error',
      '/missing-page',
      '/drawn-page',
    ].sort(),
  );
  for (const address of [
    ...staffPages,
    '/prayer-admin?rsc=1',
    '/api/events',
    '/search',
    '/letters/subscribe',
    '/letters/me/secret',
    '/api/docs',
    '/unexpected-error',
  ])
    expect(isUnlisted(address), address).toBe(true);
  for (const address of [...publicPages, '/events/one', '/calendar.ics', '/no-such-page'])
    expect(isUnlisted(address), address).toBe(false);
});
