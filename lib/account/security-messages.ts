/** The second factors of the staff account. */
export const securityMessages = {
  headings: {
    list: {
      title: 'Account Security',
      description: 'What staff show besides the password before anything can be changed.',
    },
    totp: {
      title: 'Add an authenticator app',
      description: 'An app on a phone or tablet that shows a new six-digit code every half minute.',
    },
    phone: {
      title: 'Add a phone',
      description: 'A phone that is sent a six-digit code whenever staff sign in.',
    },
    codes: {
      title: 'Your recovery codes',
      description: 'For the day the phone is lost. Each opens the site once, in place of a code.',
    },
  },
  none: 'The password alone opens admin mode',
  noneHint:
    'Several people know it, and passwords travel. With a second factor, nobody gets in by the password alone: staff also give a code from an app or a phone.',
  list: 'Second factors',
  /** The first names of factors, too. */
  types: { totp: 'Authenticator app', phone: 'Phone' },
  /** A date follows. */
  addedOn: { totp: 'Authenticator app, added', phone: 'Phone, added' },
  verified: 'Verified',
  unfinished: 'Not finished',
  addTotp: 'Add authenticator app',
  addPhone: 'Add phone',
  remove: (factor: string) => `Remove ${factor}`,
  phoneNumber: 'Phone number',
  phoneNumberHelp: 'With the country code, such as +1, when it is from abroad.',
  name: 'Name',
  nameHelp: 'How you will recognize it, such as the person or the device.',
  goOn: 'Continue',
  /** The phone's number follows. */
  codeGoesTo: 'A code goes to',
  notTheNumber: '. Not the right number?',
  startAgain: 'Start again',
  appCode: 'Code that the app shows',
  appCodeHelp: 'Six digits. This proves that the app and the site agree.',
  qrCode: 'QR code for the authenticator app; the key beside it says the same',
  scan: 'Scan this with the authenticator app. On the phone that has the app, this does the same:',
  openApp: 'Open the authenticator app',
  orType: 'Or type this key:',
} as const;

export const recoveryMessages = {
  title: 'Recovery codes',
  shownOnce: 'They are shown this once. Please keep them on paper, away from the phone.',
  /** The heading of the sheet that is printed or kept. */
  sheet: (church: string) => `Recovery codes of ${church}. Each works once.`,
  kept: 'I have kept them',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser does not allow copying here. Please print or download them.',
  download: 'Download',
  /** The name of the file. */
  file: 'recovery-codes.txt',
  print: 'Print',
  keep: 'Keep them on paper, away from the phone: they open the site when it is lost.',
  renew: 'Make new codes',
  renewTitle: 'Make new recovery codes',
  renewQuestion: 'The old ones stop working at once. Do you want ten new ones?',
  left: (left: number, all: number) => (left === 0 ? 'There are none left.' : `${left} of ${all} are left.`),
} as const;
