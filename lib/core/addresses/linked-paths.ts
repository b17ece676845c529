/**
 * Addresses that pages link to, in every visitor's bundle. Pages are in pages.ts, addresses for programs in
 * unlinked-paths.ts.
 */
export const paths = {
  home: '/',
  ministries: '/ministries',
  /** The ministries of one age. */
  ministry: (anchor: string) => `/ministries#${anchor}`,
  /** One category of ministries. */
  ministryTab: (anchor: string) => withQuery('/ministries', { tab: anchor }),
  about: '/about',
  leaders: '/about#leadership',
  beliefs: '/beliefs',
  missionVision: '/mission-vision',
  events: '/events',
  /** The events list: its tab, the number of events shown, and the code of the language that they are held in. */
  eventList: ({ isPast, shown, heldIn }: { isPast?: boolean; shown?: number | undefined } & HeldIn) =>
    withQuery('/events', { tab: isPast ? 'past' : undefined, show: shown, held_in: heldIn }),
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
  calendar: '/calendar',
  /** The calendar with this date selected (yyyy-MM-dd). */
  calendarOn: (date: string) => `/calendar?date=${encodeURIComponent(date)}`,
  /** The calendar with a date selected and all of its events, another month shown, or the past events below. */
  calendarView: (view: { date?: string; month?: string; isPast?: boolean; isWholeDay?: boolean } & HeldIn) =>
    withQuery('/calendar', {
      date: view.date,
      month: view.month,
      tab: view.isPast ? 'past' : undefined,
      day: view.isWholeDay ? 'all' : undefined,
      held_in: view.heldIn,
    }),
  sermons: '/sermons',
  sermon: (id: string) => `/sermons/${encodeURIComponent(id)}`,
  livestream: '/livestream',
  giving: '/giving',
  resources: '/resources',
  visit: '/visit',
  /** The prayer form within a page, for browsers without scripts. */
  prayerForm: '/visit#prayer',
  /** The page with the prayer form; it records where the visitor came from. */
  visitFrom: (from: string | undefined) => withQuery('/visit', { from }),
  prayerAdmin: '/prayer-admin',
  announcementAdmin: '/announcement-admin',
  churchSettings: '/church-settings',
  churchWords: '/church-words',
  /** One group of the church's settings. */
  churchSettingsOf: (group: string) => withQuery('/church-settings', { group }),
  /** Export and import. */
  churchData: '/church-data',
  /** Documents for visitors. */
  churchDocuments: '/church-documents',
  /** Every mail that the site sends. */
  mail: '/mail',
  /** The menus, and the order of sections. */
  menus: '/menus',
  /** The setup of a new site, or one step of it. */
  setup: '/setup',
  setupStep: (step: string) => `/setup?step=${step}`,
  calendarFeed: '/calendar.ics',
  /** The feed of what is held in one language, by its code, or of all. */
  calendarFeedIn: (heldIn: string | undefined) => withQuery('/calendar.ics', { held_in: heldIn }),
  eventFeed: (id: string) => `/events/${encodeURIComponent(id)}.ics`,
} as const;

interface HeldIn {
  heldIn?: string | undefined;
}

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const text = Object.entries(query)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');
  return text ? `${path}?${text}` : path;
}
