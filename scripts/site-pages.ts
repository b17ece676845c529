import { addDays } from '#lib/core/dates/calendar-date.ts';
// Dates go by the demo's church.
import '#lib/core/church/current-church.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { publicPages, staffPages } from '#lib/core/site/page-lists.ts';
import { paths } from '#lib/core/site/paths.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import type { Sermon } from '#lib/sermons/schema.ts';

/** One screen of the site, at its address. */
export interface SitePage {
  /** Unique and fit for a file name. */
  name: string;
  path: string;
  /** 404 for the page of an address that there is not. */
  status: 200 | 404;
  /**
   * `page`: every route a visitor can open, once. `state`: the same routes filtered, turned, empty or missing.
   * `guarded`: staff's pages, which tell a visitor that they are.
   */
  kind: 'page' | 'state' | 'guarded';
}

/**
 * Every screen that has an address: what is measured, held to budgets, tested for accessibility and
 * pictured. Events and sermons are those of the running site, which has to hold demo content.
 * @param origin where the site answers, such as http://localhost:3000
 */
export async function listSitePages(origin: string): Promise<SitePage[]> {
  const [events, sermons] = await Promise.all([upcomingEvents(origin), newestSermons(origin)]);
  return sitePages(events, sermons);
}

/** Those that a visitor can open, once each. */
export async function listPublicPages(origin: string): Promise<SitePage[]> {
  return (await listSitePages(origin)).filter(({ kind }) => kind === 'page');
}

/** The names of listPublicPages(), known before there is a site. */
export const publicPageNames = [...publicPages.map(nameOf), 'event', 'event-of-a-series', 'sermon'];

/** The list for a site that holds these occurrences of the coming months and these sermons. */
export function sitePages(events: readonly Occurrence[], sermons: readonly Pick<Sermon, 'id'>[]): SitePage[] {
  return [
    ...fixedPages(),
    ...eventPages(events),
    ...sermonPages(sermons),
    ...guardedPages(),
    ...states(events),
  ];
}

function fixedPages(): SitePage[] {
  return publicPages.map((path) => page(nameOf(path), path));
}

function eventPages(events: readonly Occurrence[]): SitePage[] {
  const single = events.find((event) => !event.is_recurring && !event.is_multi_day);
  const occurrence = events.find((event) => event.is_instance && !event.is_cancelled);
  return [
    page('event', paths.event(found(single).id)),
    page('event-of-a-series', paths.event(found(occurrence).id)),
  ];
}

function sermonPages([newest]: readonly Pick<Sermon, 'id'>[]): SitePage[] {
  return [page('sermon', paths.sermon(found(newest).id))];
}

function guardedPages(): SitePage[] {
  return staffPages.map((path) => ({
    ...page(path.slice(1), path),
    kind: 'guarded',
  }));
}

function states(events: readonly Occurrence[]): SitePage[] {
  const busy = found(events.find((event) => event.date > churchToday())).date;
  const addresses: [name: string, path: string][] = [
    // Kept from search engines, so that it is no page to be found; it is looked at like the others.
    ['api-docs', machinePaths.apiDocs],
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

function upcomingEvents(origin: string): Promise<Occurrence[]> {
  const today = churchToday();
  return read(`${origin}/api/events?from=${today}&to=${addDays(today, 120)}`);
}

function newestSermons(origin: string): Promise<Sermon[]> {
  return read(`${origin}/api/sermons?limit=1`);
}

async function read<Answer>(url: string): Promise<Answer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('The site lacks the demo content that the list of its pages is made from.');
  return row;
}
