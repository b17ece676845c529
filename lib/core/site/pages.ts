/** Every address of the site, in one place. Client-safe. */
export const paths = {
  home: '/',
  ministries: '/ministries',
  /** The anchors of specification section 2: children, youth, adult, international. */
  ministry: (anchor: MinistryAnchor) => `/ministries#${anchor}`,
  about: '/about',
  beliefs: '/beliefs',
  missionVision: '/mission-vision',
  events: '/events',
  /** The events list: which tab, and how many are in sight. */
  eventList: ({ isPast, shown }: { isPast?: boolean; shown?: number | undefined }) =>
    withQuery('/events', { tab: isPast ? 'past' : undefined, show: shown }),
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
  calendar: '/calendar',
  /** The calendar with this date chosen (yyyy-MM-dd). */
  calendarOn: (date: string) => `/calendar?date=${encodeURIComponent(date)}`,
  /** The calendar with a date chosen and all of its events, another month in sight, or the past events below. */
  calendarView: (view: { date?: string; month?: string; isPast?: boolean; isWholeDay?: boolean }) =>
    withQuery('/calendar', {
      date: view.date,
      month: view.month,
      tab: view.isPast ? 'past' : undefined,
      day: view.isWholeDay ? 'all' : undefined,
    }),
  sermons: '/sermons',
  sermon: (id: string) => `/sermons/${encodeURIComponent(id)}`,
  livestream: '/livestream',
  giving: '/giving',
  resources: '/resources',
  visit: '/visit',
  /** The prayer form as a part of a page, for browsers without scripts. */
  prayerForm: '/visit#prayer',
  prayerAdmin: '/prayer-admin',
  announcementAdmin: '/announcement-admin',
  /** What the server in front answers with when a page failed; nobody is linked here. */
  unexpectedError: '/unexpected-error',
  calendarFeed: '/calendar.ics',
  eventFeed: (id: string) => `/events/${encodeURIComponent(id)}.ics`,
  sermonFeed: '/sermons/feed.xml',
  /** The pictures of links to them, drawn by the site. */
  eventPicture: (id: string) => `/events/${encodeURIComponent(id)}/opengraph-image`,
  sermonPicture: (id: string) => `/sermons/${encodeURIComponent(id)}/opengraph-image`,
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
  socialImage: '/og-image.png',
  /** The picture of links to one of the church's pages (lib/art/page-pictures.ts). */
  pagePicture: (page: PicturedPage) => `/og/${page}`,
  logo: '/icon-512.png',
  apiDocs: '/api/docs',
  apiDocument: '/api/openapi.json',
} as const;

export type MinistryAnchor = 'children' | 'youth' | 'adult' | 'international';

/** The church's pages that links show a picture of their own for (lib/art/page-pictures.ts draws it). */
export type PicturedPage =
  | 'about'
  | 'beliefs'
  | 'mission-vision'
  | 'ministries'
  | 'giving'
  | 'resources'
  | 'visit'
  | 'livestream'
  | 'sermons'
  | 'events'
  | 'calendar';

/** The seven entries of the main navigation, in the specification's order (section 2). */
export const mainNavigation = [
  { label: 'Home', href: paths.home },
  { label: 'Ministries', href: paths.ministries },
  { label: 'Events', href: paths.events },
  { label: 'Sermons', href: paths.sermons },
  { label: 'Giving', href: paths.giving },
  { label: 'Resources', href: paths.resources },
  { label: 'About', href: paths.about },
] as const;

/** Every public page with a fixed address: what the sitemap lists besides events and sermons. */
export const publicPages = [
  paths.home,
  paths.ministries,
  paths.about,
  paths.beliefs,
  paths.missionVision,
  paths.events,
  paths.calendar,
  paths.sermons,
  paths.livestream,
  paths.giving,
  paths.resources,
  paths.visit,
] as const;

/** True when `pathname` is the entry's page or a page below it. */
export function isCurrentPage(href: string, pathname: string): boolean {
  return href === paths.home ? pathname === href : pathname === href || pathname.startsWith(`${href}/`);
}

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const text = Object.entries(query)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');
  return text ? `${path}?${text}` : path;
}
