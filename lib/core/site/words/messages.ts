/** Words of controls that every part of the site uses. */
export const uiMessages = {
  cancel: 'Cancel',
  save: 'Save',
  delete: 'Delete',
  edit: 'Edit',
  close: 'Close',
  back: 'Back',
  undo: 'Undo',
  remove: 'Remove',
  tryAgain: 'Try again',
  loading: 'Loading...',
  /** After a link's words, for screen readers. */
  newTab: ' (opens in a new tab)',
  more: 'More',
  previous: 'Previous',
  next: 'Next',
  page: 'Page',
  pageOf: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  passageInNewTab: ' (opens the passage in a new tab)',
} as const;

/** The form that orders rows. Places count from 1. */
export const orderingMessages = {
  handle: (name: string, place: number, count: number) =>
    `Move ${name}, place ${place} of ${count}: drag it, or use the arrow keys`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number, count: number) => `${name}: place ${place} of ${count}`,
  save: 'Save Order',
  saving: 'Saving...',
  changed: (message: string) =>
    `${message} The list below is up to date. Please check the order and save again.`,
} as const;

/** The header and the footer, as the server writes them. */
export const layoutMessages = {
  skip: 'Skip to content',
  address: 'Address',
  phone: 'Phone',
  toBeAnnounced: 'To be announced',
  rights: (church: string) => `${church}. All rights reserved.`,
  showAnnouncements: 'Show announcements',
  staff: 'Staff',
} as const;

/** Pages by name: in lists of links, as headings and titles, and on the pictures of links. */
export const pageMessages = {
  /** In their order. */
  navigation: {
    home: 'Home',
    ministries: 'Ministries',
    events: 'Events',
    sermons: 'Sermons',
    giving: 'Giving',
    resources: 'Resources',
    about: 'About',
  },
  footer: {
    about: 'About Us',
    ministries: 'Ministries',
    sermons: 'Sermons',
    events: 'Events',
    privacy: 'Privacy',
  },
  titles: {
    ministries: 'Our Ministries',
    about: 'About Us',
    beliefs: 'Beliefs',
    'mission-vision': 'Mission & Vision',
    events: 'Events',
    calendar: 'Church Calendar',
    sermons: 'Sermons',
    livestream: 'Live Worship Service',
    giving: 'Ways to Give',
    resources: 'Resources',
    visit: 'Plan Your Visit',
    news: 'News',
  },
  /** Above the title, on the picture of links. */
  kickers: {
    ministries: 'A place in the week for you',
    beliefs: 'In plain words',
    'mission-vision': 'What we are here to do',
    events: 'What is coming up',
    calendar: 'Day by day',
    sermons: 'A library to wander in',
    livestream: 'Watch from where you are',
    giving: 'Why we give, and how',
    resources: 'Places beyond these pages',
    news: 'What is new',
  },
  since: (year: number) => `Since ${year}`,
  notFound: {
    title: 'Oops! Page not found',
    text: 'The road you took ends at this gate. The page may have moved, or the address has a letter too many.',
    calendar: 'See the calendar',
  },
  lastResort: { again: 'Please try again in a moment.', home: 'Return Home' },
} as const;

/** What staff's pages show before their code is there, and to visitors. */
export const staffPageMessages = {
  announcements: { title: 'Banner Management', loading: 'Loading announcements...' },
  data: { title: 'Your Data', loading: 'Loading...' },
  documents: { title: 'Documents', loading: 'Loading documents...' },
  forms: { title: 'Forms and sign-ups', loading: 'Loading the forms...' },
  mail: { title: 'Mail', loading: 'Loading mails...' },
  menus: { title: 'Menus', loading: 'Loading the menus...' },
  office: { title: 'Office', loading: 'Opening the office...' },
  pages: { title: 'Pages', loading: 'Loading pages...' },
  podcast: { title: 'Podcast', loading: 'Loading the podcast...' },
  prayer: { title: 'Prayer Request Admin', loading: 'Loading...' },
  settings: { title: 'Church Settings', loading: 'Loading the church’s settings...' },
  setup: { title: 'Make it yours', loading: 'Loading your setup...' },
  staff: { title: 'Staff', loading: 'Loading the people...' },
  guard: {
    title: 'Admin Access Required',
    hint: 'You need to enable admin mode to access this page. Type "admin" anywhere to enter admin mode.',
    home: 'Return Home',
    password: 'Enter the password',
    notYours: 'Not part of your role',
    office: 'Back to the office',
  },
  needsScripts:
    'Pages for staff need JavaScript, and it is off in this browser. Please turn it on, or use another browser.',
} as const;
