export const sessionMessages = {
  title: 'Sign out everywhere',
  /** Of the shared password. */
  question:
    'Everyone who uses the shared password, on every device including this browser, will have to enter it again. People who sign in by name stay signed in. Unsaved work elsewhere is kept and sent after the next sign-in.',
  /** Of a person. */
  ownQuestion:
    'You will be signed out on every device, this browser included. Other people stay signed in. Unsaved work elsewhere is kept and sent after your next sign-in.',
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
  needsCookie:
    'This site needs a cookie to keep you signed in, and your browser does not keep it. Please allow cookies for this site and try again.',
  stillIn: 'You are still signed in: the site could not be reached. Please try again.',
  label: 'Password',
  wrongByName: 'Incorrect email or password. Please try again.',
  email: 'Email',
  emailHelp: 'Leave it empty for the shared password.',
  emailMissing: 'Please enter your email address.',
  usePasskey: 'Use a passkey',
  passkeyHint: 'Your fingerprint, your face or the screen lock of your device.',
  passkeyCancelled: 'No passkey was used. Please try again, or sign in below.',
  passkeyByName: 'No passkey was used. Please enter your email below and try again.',
  passkeyUnknown: 'This passkey does not open the site. Please use another, or sign in below.',
  passkeyFailed: 'The passkey could not be checked. Please try again, or sign in below.',
  passkeysElsewhere: (host: string) =>
    `Passkeys work at ${host} only, so please sign in with a password here.`,
  unlock: 'Unlock admin mode',
  dialogTitle: 'Staff sign-in',
  /** After the reason why somebody who works here is asked again. */
  kept: (reason: string) => `${reason} Nothing you typed is lost.`,
  /** The description of the dialog at each step. */
  steps: {
    password: 'Enter the admin password to edit this site in place.',
    byName: 'Sign in to edit this site in place.',
    factor: 'One more step: confirm that it is you. Nothing you typed is lost.',
  },
} as const;
