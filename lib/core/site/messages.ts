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
} as const;

export const goneMessages = {
  gone: 'This part of the page could not be loaded.',
  updated: 'The site has been updated since this page was opened.',
  again: 'Load the page again',
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

/** What staff's pages show before their code is there, and to visitors. */
export const staffPageMessages = {
  announcements: { title: 'Banner Management', loading: 'Loading announcements...' },
  data: { title: 'Your Data', loading: 'Loading...' },
  mail: { title: 'Mail', loading: 'Loading mails...' },
  prayer: { title: 'Prayer Request Admin', loading: 'Loading...' },
  settings: { title: 'Church Settings', loading: 'Loading the church’s settings...' },
  setup: { title: 'Make it yours', loading: 'Loading your setup...' },
  needsScripts:
    'Pages for staff need JavaScript, and it is off in this browser. Please turn it on, or use another browser.',
} as const;
