import { expect, test } from 'vitest';
import { freePlaces, isInMenus, targetOf, withPage } from '#components/site-pages/editing/menu-places.ts';
import type { Navigation } from '#lib/navigation/schema.ts';

const entry = (label: string, children: string[] = []) => ({
  label,
  to: `/${label}`,
  children: children.map((child) => ({ label: child, to: `/${child}` })),
});
const menus: Navigation = {
  main: [entry('home'), entry('about', ['beliefs'])],
  footer: [entry('giving')],
  hidden: ['/livestream'],
  updated_at: null,
};
const page = { title: 'Weddings', path: '/weddings' };

test('a page is put at the end of a menu, or below a main entry', () => {
  expect(withPage(menus, 'main', page).main.at(-1)).toEqual({
    label: 'Weddings',
    to: '/weddings',
    children: [],
  });
  expect(withPage(menus, 'footer', page).footer.at(-1)?.to).toBe('/weddings');
  const below = withPage(menus, 'below 1', page);
  expect(below.main[1]?.children.map(({ to }) => to)).toEqual(['/beliefs', '/weddings']);
  expect(below.hidden).toEqual(['/livestream']);
  expect(withPage(menus, 'none', page)).toEqual(menus);
});

test('a full menu is not offered', () => {
  expect(freePlaces(menus, '/weddings')).toEqual(['none', 'main', 'below 0', 'below 1', 'footer']);
  const full = { ...menus, main: Array.from({ length: 7 }, (_, place) => entry(`page-${place}`)) };
  expect(freePlaces(full, '/weddings')).not.toContain('main');
  const many = Array.from({ length: 12 }, (_, place) => `page-${place}`);
  expect(freePlaces({ ...menus, main: [entry('about', many)] }, '/weddings')).toEqual([
    'none',
    'main',
    'footer',
  ]);
});

test('of a post a menu leads to all news, which stand in the footer by themselves', () => {
  const post = { kind: 'news' as const, title: 'Picnic', path: '/news/picnic' };
  const news = targetOf(post);
  expect(news).toEqual({ title: 'News', path: '/news' });
  expect(targetOf({ ...page, kind: 'page' })).toEqual(page);
  expect(freePlaces(menus, news.path)).toEqual(['none', 'main', 'below 0', 'below 1']);
  expect(isInMenus({ main: [], footer: [entry('news')] }, news.path)).toBe(false);
  expect(isInMenus({ main: [entry('news')], footer: [] }, news.path)).toBe(true);
});

test('a page that a menu leads to already is found on both levels', () => {
  expect(isInMenus(menus, '/beliefs')).toBe(true);
  expect(isInMenus(menus, '/giving')).toBe(true);
  expect(isInMenus(menus, '/weddings')).toBe(false);
});

test('a long title becomes a label that a menu takes', () => {
  const { main } = withPage(menus, 'main', { ...page, title: 'A'.repeat(60) });
  expect(main.at(-1)?.label).toHaveLength(40);
});
