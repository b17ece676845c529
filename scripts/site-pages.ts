import { addDays } from '#lib/core/dates/calendar-date.ts';
// Sets the church of the demo, whose zone decides the date.
import '#lib/core/church/current-church.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { publicPages, staffPages } from '#lib/core/addresses/page-lists.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import type { Sermon } from '#lib/sermons/schema.ts';

/** One screen of the site, at its address. */
export interface SitePage {
  /** Unique and fit for a file name. */
  name: string;
  path: string;
  /** 404 for the page of a missing address. */
  status: 200 | 404;
  /**
   * `page`: every route a visitor can open, once. `state`: the same routes filtered, empty or missing. `guarded`: the
   * pages of staff, as visitors see them.
   */
  kind: 'page' | 'state' | 'guarded';
}

/**
 * Returns every screen with an address: those that are measured, tested and pictured. Events and sermons are those of
 * the running site, which must have demo content.
 * @param origin such as http://localhost:3000
 */
export async function listSitePages(origin: string): Promise<SitePage[]> {
  const today = churchToday();
  const [events, sermons] = await Promise.all([
    read<Occurrence[]>(`${origin}/api/events?from=${today}&to=${addDays(today, 120)}`),
    read<Sermon[]>(`${origin}/api/sermons?limit=20`),
  ]);
  return sitePages(events, sermons);
}

/** Returns the pages that a visitor can open, once each. */
export async function listPublicPages(origin: string): Promise<SitePage[]> {
  return (await listSitePages(origin)).filter(({ kind }) => kind === 'page');
}

/** The names of listPublicPages(), without a running site. */
export const publicPageNames = [
  ...publicPages.map(nameOf),
  'event',
  'event-of-a-series',
  'sermon',
  'scripture',
  'series',
];

/** The names of one page of each layout: pages of the same layout differ by their words alone. */
export const layoutPageNames = 'home about ministries events event calendar sermons sermon'.split(' ');

/** Returns the list for a site with these occurrences of the coming months and these sermons. */
export function sitePages(
  events: readonly Occurrence[],
  sermons: readonly Pick<Sermon, 'id' | 'series_slug'>[],
): SitePage[] {
  const single = events.find((event) => !event.is_recurring && !event.is_multi_day);
  const occurrence = events.find((event) => event.is_instance && !event.is_cancelled);
  return [
    ...publicPages.map((path) => page(nameOf(path), path)),
    page('event', paths.event(found(single).id)),
    page('event-of-a-series', paths.event(found(occurrence).id)),
    page('sermon', paths.sermon(found(sermons[0]).id)),
    page('scripture', unlinkedPaths.scripture),
    page('series', unlinkedPaths.series(found(sermons.flatMap(({ series_slug }) => series_slug ?? [])[0]))),
    ...staffPages.map((path): SitePage => ({ ...page(path.slice(1), path), kind: 'guarded' })),
    ...states(events),
  ];
}

function states(events: readonly Occurrence[]): SitePage[] {
  const busy = found(events.find((event) => event.date > churchToday())).date;
  const addresses: [name: string, path: string][] = [
    // Not indexed by search engines, so it is none of the public pages.
    ['api-docs', unlinkedPaths.apiDocs],
    ['about-services', `${paths.about}?tab=services`],
    ['about-involved', `${paths.about}?tab=involved`],
    ['ministries-adult', `${paths.ministries}?tab=adult`],
    ['ministries-youth', `${paths.ministries}?tab=youth`],
    ['ministries-children', `${paths.ministries}?tab=children`],
    ['ministries-international', `${paths.ministries}?tab=international`],
    ['events-more', paths.eventList({ shown: 10 })],
    ['events-all', paths.eventList({ shown: 100 })],
    ['events-past', paths.eventList({ isPast: true })],
    ['event-cancelled', paths.event(found(events.find((event) => event.is_cancelled)).id)],
    ['event-multi-day', paths.event(found(events.find((event) => event.is_multi_day)).id)],
    ['calendar-day', paths.calendarOn(busy)],
    ['calendar-empty-day', paths.calendarOn('1999-01-05')],
    ['calendar-past', paths.calendarView({ isPast: true })],
    ['sermons-page-2', `${paths.sermons}?page=2`],
    ['sermons-search', `${paths.sermons}?search=psalm`],
    ['sermons-none-found', `${paths.sermons}?search=zerubbabel+in+space`],
    ['livestream-youtube', `${paths.livestream}?tab=youtube`],
    ['livestream-facebook', `${paths.livestream}?tab=facebook`],
  ];
  const missing: SitePage = { name: 'not-found', path: '/no-such-page', status: 404, kind: 'state' };
  return [...addresses.map(([name, path]): SitePage => ({ ...page(name, path), kind: 'state' })), missing];
}

function nameOf(path: string): string {
  return path.slice(1) || 'home';
}

function page(name: string, path: string): SitePage {
  return { name, path, status: 200, kind: 'page' };
}

async function read<Answer>(url: string): Promise<Answer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('The site lacks the demo content that the list of its pages needs.');
  return row;
}
