/** Messages about ending every session. */
export const sessionMessages = {
  title: 'Sign out everywhere',
  question:
    'Everyone who is in admin mode, on every device and in this browser too, will have to give the password again. Work that is open elsewhere is not lost: it is sent once the password has been given.',
  confirm: 'Sign out everywhere',
  failed: (message: string) => `Nobody was signed out: ${message}`,
} as const;

/** What staff read about the password. */
export const passwordMessages = {
  needsScripts:
    'Pages for staff need JavaScript, and it is off in this browser. Please turn it on, or use another browser.',
  wrong: 'Incorrect password. Please try again.',
  enabled: 'Admin mode enabled',
  disabled: 'Admin mode disabled',
  failed: 'The password could not be checked. Please try again.',
  stillIn: 'You are still signed in: the site could not be reached. Please try again.',
} as const;
