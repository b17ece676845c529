/** Addresses for programs or staff only, and the search, which no script links to: kept out of visitors' bundles. */
export const unlinkedPaths = {
  sermonFeed: '/sermons/feed.xml',
  podcast: '/podcast.xml',
  /** The drawn art of the podcast: under a name of its content, which never changes, or as it is now. */
  podcastArt: (name = 'drawn') => `/podcast-art/${name}.jpg`,
  /** For staff: the podcast. */
  podcastAdmin: '/podcast-admin',
  alertsFeed: '/alerts.xml',
  /** Not for visitors' bundles, where no script links to it. */
  news: '/news',
  /** A page of the noticeboard, of one category or all; `page` counts from 1. */
  newsOf: (category: string | null, page = 1) => {
    const query = new URLSearchParams({
      ...(category !== null && { category }),
      ...(page > 1 && { page: `${page}` }),
    });
    const asked = query.toString();
    return asked ? `/news?${asked}` : '/news';
  },
  newsFeed: '/news/feed.xml',
  /** Link preview pictures, drawn by the site. */
  eventPicture: (id: string) => `/events/${encodeURIComponent(id)}/opengraph-image`,
  sermonPicture: (id: string) => `/sermons/${encodeURIComponent(id)}/opengraph-image`,
  /** The sermons by book and chapter of the Bible; `book` is its name in addresses. */
  scripture: '/sermons/scripture',
  book: (book: string) => `/sermons/scripture/${book}`,
  bookChapter: (book: string, chapter: number | string) => `/sermons/scripture/${book}/${chapter}`,
  series: (slug: string) => `/sermons/series/${slug}`,
  search: '/search',
  /** The results for these words; `page` counts from 1. */
  searchFor: (words: string, page = 1) =>
    `/search?q=${encodeURIComponent(words)}${page > 1 ? `&page=${page}` : ''}`,
  transcript: (id: string, form: 'vtt' | 'srt') => `/sermons/${encodeURIComponent(id)}/transcript.${form}`,
  chapters: (id: string) => `/sermons/${encodeURIComponent(id)}/chapters.json`,
  ownPagePicture: (id: string) => `/og/page-${id}`,
  sitemap: '/sitemap.xml',
  /** Whom to tell of a weakness (RFC 9116). */
  securityText: '/.well-known/security.txt',
  manifest: '/manifest.webmanifest',
  socialImage: '/og-image.png',
  logo: '/icon-512.png',
  /** The same out to its corners: devices cut it to their own shape. */
  squareIcon: '/icon-maskable-512.png',
  apiDocs: '/api/docs',
  apiDocument: '/api/openapi.json',
  /** The complete export. */
  exportOf: ({ hasPrayer, hasSubscribers }: { hasPrayer: boolean; hasSubscribers: boolean }) => {
    const asked = [hasPrayer && 'prayer=true', hasSubscribers && 'subscribers=true']
      .filter(Boolean)
      .join('&');
    return asked ? `/api/export?${asked}` : '/api/export';
  },
  backup: (name: string, { hasFiles = false } = {}) => `/api/backups/${name}${hasFiles ? '?files=true' : ''}`,
  /** The pages of an unexpected error and of a missing address; nothing links to them. */
  unexpectedError: '/unexpected-error',
  missingPage: '/missing-page',
  /** The page of an invitation. */
  join: (token: string) => `/join/${token}`,
  /** The page of a form, and that of a sign-up: to change or cancel it. */
  form: (slug: string) => `/forms/${slug}`,
  signUp: (token: string) => `/s/${token}`,
  /** The letters that were sent; `page` counts from 1. */
  letters: '/letters',
  lettersPage: (page: number) => (page > 1 ? `/letters?page=${page}` : '/letters'),
  lettersFeed: '/letters/feed.xml',
  lettersPicture: '/og/letters',
  /** The page of a letter that was sent. */
  letter: (id: string) => `/letters/${id}`,
  /** Where a visitor asks to be reminded of a date: an event’s id, or an occurrence’s. */
  remind: (id: string) => `/events/${encodeURIComponent(id)}/remind`,
  /** The page to subscribe to letters; also with these topics ticked. */
  subscribePage: '/letters/subscribe',
  subscribe: (topics: readonly string[] = []) =>
    topics.length === 0
      ? '/letters/subscribe'
      : `/letters/subscribe?topics=${topics.map(encodeURIComponent).join(',')}`,
  /** The page of a subscriber: to confirm, choose and leave. */
  subscription: (token: string) => `/letters/me/${token}`,
  /** What mail programs post to, to end all letters (RFC 8058). */
  oneClick: (token: string) => `/api/subscriptions/${token}/one-click`,
  /** For staff: what waits, this week, and every page of theirs. */
  office: '/office',
  /** For staff: the people who may change the site. */
  churchStaff: '/church-staff',
  /** For staff: who gets letters. */
  churchSubscribers: '/church-subscribers',
  /** For staff: forms and sign-ups; one to edit, its answers (of one date), or its poster. */
  churchForms: '/church-forms',
  churchForm: (id: string, view?: 'answers' | 'poster', date?: string | null) => {
    const asked = new URLSearchParams({ form: id, ...(view && { view }), ...(date && { date }) });
    return `/church-forms?${asked}`;
  },
  /** For staff: letters, or one to write, look at and send. */
  churchLetters: '/church-letters',
  churchLetter: (id: string) => `/church-letters?letter=${encodeURIComponent(id)}`,
  /** For staff: what is missing or old in the second language. */
  translations: '/translations',
  /** For staff: the church's own pages and news, or the editing of one. */
  sitePages: '/site-pages',
  sitePage: (id: string) => `/site-pages?page=${encodeURIComponent(id)}`,
  /** The pages that an import has brought, one by one. */
  importReview: (id: string) => `/church-data?run=${encodeURIComponent(id)}`,
  /** An own page with its draft, as staff edit it; nothing links to it. */
  drawnPage: '/drawn-page',
} as const;
