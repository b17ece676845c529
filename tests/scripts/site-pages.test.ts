import { expect, test } from 'vitest';
import { matchCachedRoute } from '#lib/core/addresses/cached-routes.ts';
import { staffPages } from '#lib/core/addresses/page-lists.ts';
import { pages as table } from '#lib/core/addresses/pages.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { toEventRow } from '#lib/events/presented/present-event.ts';
import { buildEvent } from '#prisma/factories/event.ts';
import { buildSermon } from '#prisma/factories/sermon.ts';
import { publicPageNames, sitePages } from '#scripts/site-pages.ts';

const date = addDays(churchToday(), 3);
const single: Occurrence = {
  ...toEventRow(buildEvent({ date })),
  is_multi_day: false,
  is_instance: false,
  parent_event_id: null,
  is_cancelled: false,
  status: 'scheduled',
  closed_dates: [],
  changed_dates: [],
  original_date: date,
  series_date: date,
};
const parent = '44444444-4444-4444-8444-444444444444';
const events: Occurrence[] = [
  single,
  { ...single, id: `${parent}_20310608`, is_recurring: true, is_instance: true, parent_event_id: parent },
  { ...single, id: '55555555-5555-4555-8555-555555555555', is_cancelled: true },
  { ...single, id: '66666666-6666-4666-8666-666666666666', end_date: addDays(date, 2), is_multi_day: true },
];
const pages = sitePages(events, [buildSermon()]);

test('every page that visitors are given is on the list, once', () => {
  const listed = pages
    .filter(({ kind }) => kind === 'page')
    .map(({ path }) => matchCachedRoute(path)?.route.path);
  const routes = Object.entries(table)
    .filter(([, { audience, isUnlisted }]) => audience === 'public' && !isUnlisted)
    .map(([path]) => path)
    // The demo has no form and no letter; the browser tests of both add theirs, those of scripture look at books and chapters.
    .filter(
      (path) => !/^\/(?:forms\/\[slug\]|letters(?:\/\[id\])?$|sermons\/scripture\/\[book\])/.test(path),
    );
  expect([...new Set(listed)].sort()).toEqual([...routes].sort());
  // An event's page comes twice: of a single date and of a series.
  expect(listed).toHaveLength(routes.length + 1);
});

test('the names of what visitors are given are known before there is a site', () => {
  const listed = pages.filter(({ kind }) => kind === 'page').map(({ name }) => name);
  expect(listed).toEqual(publicPageNames);
});

test('every page of staff is on the list', () => {
  const guarded = pages.filter(({ kind }) => kind === 'guarded').map(({ path }) => path);
  expect(guarded).toEqual(staffPages);
});

test('names tell the pages apart and are fit for files', () => {
  const names = pages.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z0-9-]+$/.test(name))).toEqual([]);
});

test('each state is an address that the site tells apart', () => {
  const unknown = pages.filter(({ path, kind, status }) => {
    if (kind === 'guarded' || status === 404) return false;
    return matchCachedRoute(path)?.url !== path;
  });
  expect(unknown.map(({ path }) => path)).toEqual([]);
});

test('a site without demo content is told apart from a faulty one', () => {
  expect(() => sitePages([], [])).toThrow('lacks the demo content');
});
