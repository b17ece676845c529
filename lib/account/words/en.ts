import type { SmsChannel } from '#lib/core/messaging/sms-channels.ts';

const channels: Record<SmsChannel, string> = { sms: 'text message', whatsapp: 'WhatsApp' };

export default {
  /** The bar at the bottom of every page in admin mode; `short` for small screens. */
  adminPanel: {
    label: 'Admin mode',
    active: 'Admin Mode Active',
    prayer: { label: 'Prayer Request Admin', short: 'Prayer' },
    banner: { label: 'Banner Admin', short: 'Banner' },
    exit: { label: 'Exit Admin Mode', short: 'Exit' },
    more: { label: 'More for staff', short: 'More' },
    stream: 'Stream Settings',
    words: 'The Church’s Words',
  } as const,
  /** What the sign-in dialog says when it asks for a code. */
  factorTexts: {
    channels,
    sent: (channel: SmsChannel) => `The code was sent by ${channels[channel]}.`,
    help: {
      totp: 'The six digits that your authenticator app shows now.',
      phone: 'Six digits, good for five minutes.',
      recovery: 'One of the ten codes you kept when the second factor was added. Each works once.',
    },
    looking: 'Looking up your second factor...',
    enterPassword: 'Enter the password',
    noneLeft: 'There is no second factor any more: the password is enough.',
    goOn: 'Go on',
    confirm: 'Confirm',
    confirmWith: 'Confirm with',
    recoveryCode: 'Recovery code',
    codeOf: (factor: string) => `Code of ${factor}`,
    useFactor: 'Use the app or phone instead',
    useRecovery: 'Use a recovery code instead',
    send: 'Send the code',
    sendAgain: 'Send another code',
    sendBy: 'Send the code by',
    codeFromMessage: 'Code from the message',
  } as const,
  factors: {
    nameMissing: 'Please enter a name so you can recognize it later.',
    nameTaken: 'This name is already in use. Please choose another.',
    typeUnknown: 'Please choose an authenticator app (totp) or a phone.',
    phoneInvalid: 'Please enter a phone number with its country code, such as +1 512 555 0188.',
    channelUnknown: 'Please choose sms or whatsapp.',
    tooMany: 'There are already ten. Please remove one first.',
    codeMissing: 'Please enter the code.',
    codeWrong: 'That code is not right. Please check it and try again.',
    codeUsed: 'That code was used before. Please wait for the next one.',
    challengeOver: 'The time for this code is over. Please start again with a new one.',
    triesSpent: 'There were too many wrong codes. Please start again with a new one.',
    notSent:
      'The code could not be sent. Please try again in a moment, or use another way to confirm, such as a recovery code.',
    sealedOtherwise:
      'This authenticator app was set up under another AUTH_SECRET, so its codes cannot be checked. Use a recovery code, or see "Lost the phone" in the README.',
    added: 'Second factor added',
    removed: 'Second factor removed',
    removeOne: 'Sessions that it confirmed must be confirmed again. Do you want to remove it?',
    removeLast:
      'It is the last one: the password alone will open admin mode, and the recovery codes become invalid. Do you want to remove it?',
    noFactorYet: 'Recovery codes require a second factor. Please add one first.',
    /** The message to a phone. */
    codeMessage: (church: string, code: string, minutes: number) =>
      `${church}: your sign-in code is ${code}. It is good for ${minutes} minutes; nobody from the church will ever ask you for it.`,
  } as const,
  password: {
    wrong: 'Incorrect password. Please try again.',
    enabled: 'Admin mode enabled',
    disabled: 'Admin mode disabled',
    failed: 'The password could not be checked. Please try again.',
    needsCookie:
      'This site needs a cookie to keep you signed in, and your browser does not keep it. Please allow cookies for this site and try again.',
    /** Where the cookies of HTTPS do not reach a browser that came by HTTP. */
    secureAddress: (address: string, settingsFile: string | undefined) => {
      const way = settingsFile
        ? ` Does it not open yet? Take SITE_URL out of ${settingsFile} and restart.`
        : '';
      return `This site’s address is ${address}; please sign in there.${way}`;
    },
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
  } as const,
  recovery: {
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
    left: (left: number, all: number) =>
      left === 0 ? 'There are none left.' : `${left} of ${all} are left.`,
  } as const,
  /** The second factors of the staff account. */
  security: {
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
  } as const,
  sessions: {
    title: 'Sign out everywhere',
    /** Of the shared password. */
    question:
      'Everyone who uses the shared password, on every device including this browser, will have to enter it again. People who sign in by name stay signed in. Unsaved work elsewhere is kept and sent after the next sign-in.',
    /** Of a person. */
    ownQuestion:
      'You will be signed out on every device, this browser included. Other people stay signed in. Unsaved work elsewhere is kept and sent after your next sign-in.',
    confirm: 'Sign out everywhere',
    failed: (message: string) => `Nobody was signed out: ${message}`,
  } as const,
};
