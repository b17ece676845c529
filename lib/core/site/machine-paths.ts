/** Addresses that programs ask for, or staff alone: visitors' browsers are spared them. */
export const machinePaths = {
  sermonFeed: '/sermons/feed.xml',
  alertsFeed: '/alerts.xml',
  /** The pictures of links to them, drawn by the site. */
  eventPicture: (id: string) => `/events/${encodeURIComponent(id)}/opengraph-image`,
  sermonPicture: (id: string) => `/sermons/${encodeURIComponent(id)}/opengraph-image`,
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
  socialImage: '/og-image.png',
  logo: '/icon-512.png',
  apiDocs: '/api/docs',
  apiDocument: '/api/openapi.json',
  /** Everything in one file. */
  exportOf: ({ hasPrayer }: { hasPrayer: boolean }) => `/api/export${hasPrayer ? '?prayer=true' : ''}`,
  backup: (name: string) => `/api/backups/${name}`,
  /** What the server answers with when a page failed; nobody is linked here. */
  unexpectedError: '/unexpected-error',
} as const;
