import { expect, test } from 'vitest';
import type { BannerItem } from '#lib/banner/schema.ts';
import { firstView, itemsOn, pageLinks, toggleKind } from '#lib/banner/view.ts';

const itemOf = (kind: BannerItem['kind'], id: string): BannerItem => ({
  kind,
  id,
  message: id,
  href: null,
  background_color: '#ea384c',
  text_color: '#ffffff',
  scroll_speed: 'normal',
  is_urgent: false,
  ends_at: null,
});
const items = [
  ...['a', 'b', 'c', 'd'].map((id) => itemOf('announcement', id)),
  ...['1', '2', '3'].map((id) => itemOf('event', id)),
];
const idsOn = (view: typeof firstView) => itemsOn(items, view).shown.map(({ id }) => id);

test('five items of both kinds show at first', () => {
  expect(idsOn(firstView)).toEqual(['a', 'b', 'c', 'd', '1']);
  expect(idsOn({ ...firstView, page: 2 })).toEqual(['2', '3']);
});

test('what is urgent is on every page, whatever kinds are chosen, and takes nobody’s place', () => {
  const urgent = { ...itemOf('announcement', 'ice'), is_urgent: true };
  const on = (view: typeof firstView) => itemsOn([urgent, ...items], view);
  expect(on(firstView).shown.map(({ id }) => id)).toEqual(['ice', 'a', 'b', 'c', 'd', '1']);
  expect(on({ kinds: ['event'], size: 3, page: 1 })).toMatchObject({
    shown: [urgent, { id: '1' }, { id: '2' }, { id: '3' }],
    urgentCount: 1,
    pageCount: 1,
  });
  expect(on({ ...firstView, page: 2 }).shown.map(({ id }) => id)).toEqual(['ice', '2', '3']);
});

test('a list that became shorter than the page shows its last page', () => {
  expect(itemsOn(items, { ...firstView, size: 3, page: 9 })).toMatchObject({ page: 3, pageCount: 3 });
});

test('a kind is switched off and on again, and the list starts at page 1 each time', () => {
  const events = toggleKind({ ...firstView, page: 2 }, 'announcement');
  expect(events).toMatchObject({ kinds: ['event'], page: 1 });
  expect(idsOn(events)).toEqual(['1', '2', '3']);
  expect(toggleKind({ ...events, page: 3 }, 'announcement')).toEqual(firstView);
});

test('the last kind that is on stays on', () => {
  const announcements = toggleKind(firstView, 'event');
  expect(toggleKind(announcements, 'announcement')).toBe(announcements);
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 8, [1, 2, 3, 4, 5]],
  [4, 8, [2, 3, 4, 5, 6]],
  [8, 8, [4, 5, 6, 7, 8]],
])('on page %i of %i the links are %j', (page, pageCount, links) => {
  expect(pageLinks(page, pageCount)).toEqual(links);
});
