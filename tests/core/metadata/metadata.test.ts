import { expect, test } from 'vitest';
import { church } from '#lib/core/church/church.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';

test('a page is titled with its own name and the church’s', () => {
  expect(pageMetadata({ title: 'Giving', path: '/giving' }).title).toEqual({
    absolute: `Giving - ${church.name}`,
  });
});

test('without a title or description, the church’s name, city and welcome stand there', () => {
  const metadata = pageMetadata({ path: '/' });
  expect(metadata.title).toEqual({ absolute: `${church.name} - ${church.city}, ${church.regionName}` });
  expect(metadata.description).toBe(church.welcome);
});

test('links shared to a page show its own picture, or the site’s', () => {
  expect(pageMetadata({ path: '/' }).openGraph?.images).toMatchObject([{ url: '/og-image.png' }]);
  expect(pageMetadata({ path: '/', image: '/x.png' }).twitter).toMatchObject({
    card: 'summary_large_image',
    images: [{ url: '/x.png' }],
  });
});

test('a page without an address of its own has no canonical one', () => {
  const { alternates, openGraph } = pageMetadata({ title: 'Missing' });
  expect(alternates).toBeUndefined();
  expect(openGraph).not.toHaveProperty('url');
});

test('the canonical address is the page’s own path', () => {
  expect(pageMetadata({ path: '/visit' }).alternates?.canonical).toBe('/visit');
});

test('links to a page, or to a view of it, show its picture in the table of pages', () => {
  for (const [path, url] of [
    ['/calendar', '/og/calendar'],
    ['/events?tab=past', '/og/events'],
  ] as const)
    expect(pageMetadata({ path }).openGraph?.images, path).toMatchObject([{ url }]);
});

test('search engines are told to leave what is not for them, and nothing of other pages', () => {
  expect(pageMetadata({ path: '/prayer-admin' }).robots).toEqual({ index: false, follow: false });
  expect(pageMetadata({ path: '/visit' })).not.toHaveProperty('robots');
});
