export const sessionMessages = {
  title: 'Sign out everywhere',
  question:
    'Everyone in admin mode, on every device including this browser, will have to enter the password again. Unsaved work elsewhere is kept and sent after the next sign-in.',
  confirm: 'Sign out everywhere',
  failed: (message: string) => `Nobody was signed out: ${message}`,
} as const;

/** The bar at the bottom of every page in admin mode; `short` for small screens. */
export const adminPanelMessages = {
  label: 'Admin mode',
  active: 'Admin Mode Active',
  prayer: { label: 'Prayer Request Admin', short: 'Prayer' },
  banner: { label: 'Banner Admin', short: 'Banner' },
  exit: { label: 'Exit Admin Mode', short: 'Exit' },
  more: { label: 'More for staff', short: 'More' },
  stream: 'Stream Settings',
  words: 'The Church’s Words',
} as const;

export const passwordMessages = {
  wrong: 'Incorrect password. Please try again.',
  enabled: 'Admin mode enabled',
  disabled: 'Admin mode disabled',
  failed: 'The password could not be checked. Please try again.',
  stillIn: 'You are still signed in: the site could not be reached. Please try again.',
  label: 'Password',
  unlock: 'Unlock admin mode',
  dialogTitle: 'Staff sign-in',
  /** The description of the dialog at each step. */
  steps: {
    password: 'Enter the admin password to edit this site in place.',
    factor: 'One more step: confirm that it is you. Nothing you typed is lost.',
  },
} as const;
