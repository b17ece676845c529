/** Words of controls in visitors’ scripts. */
export const uiViewMessages = {
  close: 'Close',
  share: 'Share',
  linkCopied: 'Link copied',
} as const;

export const goneMessages = {
  gone: 'This part of the page could not be loaded.',
  updated: 'The site has been updated since this page was opened.',
  again: 'Load the page again',
} as const;

/** What staff's pages show before their code is there, and to visitors. */
export const staffPageMessages = {
  announcements: { title: 'Banner Management', loading: 'Loading announcements...' },
  data: { title: 'Your Data', loading: 'Loading...' },
  mail: { title: 'Mail', loading: 'Loading mails...' },
  prayer: { title: 'Prayer Request Admin', loading: 'Loading...' },
  settings: { title: 'Church Settings', loading: 'Loading the church’s settings...' },
  setup: { title: 'Make it yours', loading: 'Loading your setup...' },
  guard: {
    title: 'Admin Access Required',
    hint: 'You need to enable admin mode to access this page. Type "admin" anywhere to enter admin mode.',
    home: 'Return Home',
    password: 'Enter the password',
  },
  needsScripts:
    'Pages for staff need JavaScript, and it is off in this browser. Please turn it on, or use another browser.',
} as const;

/** Where a page cannot be shown, which scripts may find out. */
export const errorPageMessages = {
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on our side and this page could not be shown. Please try again in a moment.',
  textAboveFooter:
    'Something went wrong on our side and this page could not be shown. Please try again in a moment. If you need us now, our phone number and e-mail address are at the foot of this page.',
  again: 'Try again',
  home: 'Return to Home',
} as const;

/** The header’s scripts. */
export const layoutViewMessages = {
  main: 'Main',
  menu: 'Menu',
  allPages: 'All pages',
  visit: 'Visit Us',
} as const;
