import { expect, test } from 'vitest';
import { menuLinks } from '#lib/navigation/menu-links.ts';
import { ownPathsIn, shownMenus } from '#lib/navigation/shown-menus.ts';

const link = (to: string, ...children: string[]) => ({
  label: to,
  to,
  children: children.map((below) => ({ label: below, to: below })),
});

test('only addresses that the site does not answer itself are pages of the church’s own', () => {
  const main = [
    link('/', '/about?tab=kids#faq', '/weddings#cost'),
    link('https://example.org', '/news/easter', '/camp/2026/packing'),
    link('/calendar.ics', '/files/latest/bulletin', '/events/0b6f4f0e-58a4-4c5c-a6f0-6f3f0f3f8f11'),
  ];
  expect(ownPathsIn({ main, footer: [link('/weddings')] })).toEqual([
    '/camp/2026/packing',
    '/news/easter',
    '/weddings',
  ]);
});

test('an entry of a page that has moved leads to its new address', () => {
  const { main } = shownMenus({ main: [link('/wed#cost')], footer: [] }, { '/wed': '/weddings' });
  expect(main).toEqual([{ label: '/wed#cost', to: '/weddings#cost', children: [] }]);
});

test('the first entry below a page that is not public takes its place', () => {
  const { main, footer } = shownMenus(
    { main: [link('/draft', '/hidden', '/visit', '/about')], footer: [link('/draft')] },
    {},
  );
  expect(main).toEqual([link('/visit', '/about')]);
  expect(footer).toEqual([]);
});

test('links of a menu say nothing that does not apply to them', () => {
  expect(
    menuLinks([link('/about', '/weddings'), link('https://example.org'), link('/calendar.ics')]),
  ).toEqual([
    { label: '/about', href: '/about', children: [{ label: '/weddings', href: '/weddings' }] },
    { label: 'https://example.org', href: 'https://example.org', isElsewhere: true },
    { label: '/calendar.ics', href: '/calendar.ics', isElsewhere: true },
  ]);
});
