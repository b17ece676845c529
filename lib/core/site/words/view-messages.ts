/** Words of controls in visitors’ scripts. */
export const uiViewMessages = {
  close: 'Close',
  share: 'Share',
  linkCopied: 'Link copied',
  /** The place of toasts, for screen readers; the keys that lead there follow. */
  toasts: 'Notifications',
} as const;

export const goneMessages = {
  gone: 'This part of the page could not be loaded.',
  updated: 'The site has been updated since this page was opened.',
  again: 'Load the page again',
} as const;

/** Where a page cannot be shown, which scripts may find out. */
export const errorPageMessages = {
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on our side and this page could not be shown. Please try again in a moment.',
  textAboveFooter:
    'Something went wrong on our side and this page could not be shown. Please try again in a moment. If you need us now, how to reach us is at the foot of this page.',
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
