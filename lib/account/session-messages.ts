export const sessionMessages = {
  title: 'Sign out everywhere',
  question:
    'Everyone in admin mode, on every device including this browser, will have to enter the password again. Unsaved work elsewhere is kept and sent after the next sign-in.',
  confirm: 'Sign out everywhere',
  failed: (message: string) => `Nobody was signed out: ${message}`,
} as const;

export const passwordMessages = {
  wrong: 'Incorrect password. Please try again.',
  enabled: 'Admin mode enabled',
  disabled: 'Admin mode disabled',
  failed: 'The password could not be checked. Please try again.',
  stillIn: 'You are still signed in: the site could not be reached. Please try again.',
} as const;
