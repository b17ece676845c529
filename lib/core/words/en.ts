import { format } from 'date-fns';
import type { z } from 'zod';
import { sentencesIn } from '#lib/core/language/sentences.ts';

const shapes = {
  'EEEE, MMMM d, yyyy': 'EEEE, MMMM d, yyyy',
  'EEEE, MMMM d': 'EEEE, MMMM d',
  'EEEE, MMMM': 'EEEE, MMMM',
  'EEE, MMM d, yyyy': 'EEE, MMM d, yyyy',
  'EEE, MMM d': 'EEE, MMM d',
  'MMMM d, yyyy': 'MMMM d, yyyy',
  'MMMM do, yyyy': 'MMMM do, yyyy',
  'MMMM yyyy': 'MMMM yyyy',
  'MMMM d': 'MMMM d',
  'MMM dd, yyyy': 'MMM dd, yyyy',
  'MMM d, yyyy': 'MMM d, yyyy',
  'MMM d': 'MMM d',
  EEEE: 'EEEE',
  EEE: 'EEE',
  MMMM: 'MMMM',
  MMM: 'MMM',
  do: 'do',
  d: 'd',
  y: 'y',
} as const;

const wrongCodes = 'Too many wrong codes. Please wait a few minutes and try again.';

function size(bytes: number): string {
  const megabytes = bytes % 1_000_000 === 0 ? bytes / 1_000_000 : bytes / (1024 * 1024);
  return megabytes >= 1 ? `${Math.floor(megabytes)} MB` : `${bytes} bytes`;
}

const { list } = sentencesIn('en');

const wholeHours: Readonly<Record<number, string>> = { 1: 'an hour', 2: 'two hours', 3: 'three hours' };

const quarters: Readonly<Record<number, string>> = {
  0: '',
  15: ' and a quarter',
  30: ' and a half',
  45: ' and three quarters',
};

export default {
  /** What is said of a value for which its schema has no sentence. */
  checks: {
    /** In English zod has its own. */
    zodErrors: undefined as z.core.$ZodErrorMap | undefined,
  },
  /** How dates and times of day are written. */
  dates: {
    /** The pattern of each form. */
    shapes,
    /** The date by its pattern, with the language's names. */
    format: (day: Date, pattern: string) => format(day, pattern),
    /** From Sunday. */
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    /** A time on the 24-hour clock, from '09:00'. */
    fullDay: (clock: string) => clock,
    /** A time on the 12-hour clock, before and after noon. */
    am: (clock: string) => `${clock} AM`,
    pm: (clock: string) => `${clock} PM`,
    /** 'Apr 5 – 9, 2027'. */
    daysOfMonth: (first: string, last: string, month: string, year: string) =>
      `${month} ${first} – ${last}, ${year}`,
    /** 'Sunday, November 29 at 9:00 AM'. */
    dayAt: (day: string, clock: string) => `${day} at ${clock}`,
  } as const,
  errors: {
    unauthenticated: 'Please unlock admin mode again: your session has ended.',
    suspended: 'Your access to the site is suspended. Please ask an owner of the site.',
    forbiddenOrigin: 'This request came from another website and was refused.',
    mfaRequired: 'Please confirm your second factor to go on.',
    notPermitted: 'Your role does not include this. Please ask an owner of the site.',
    recentSignInRequired: 'Please enter the password again: this requires a recent sign-in.',
    malformed: 'The request could not be read.',
    controlCharacters:
      'There are invisible control characters in this text. Please remove them, or type it again.',
    tooLarge: 'What was sent is too large.',
    timedOut: 'What was sent took too long to arrive. Please try again.',
    credentials: 'Please enter the address without a name and password: everyone could read them.',
    oneLine: 'Please write this on one line.',
    empty: 'Please write something here.',
    notAnAddress: 'Please give a page of this site, such as /visit, or a whole web address.',
    notAnEmail: 'Please write an e-mail address, such as office@example.org.',
    notBetween: (least: number, most: number) => `Please give a whole number from ${least} to ${most}.`,
    tooManyEntries: (most: number) => `Please use at most ${most} of these.`,
    noSuchTime: 'There is no such time. Please enter one such as 7:00 PM.',
    notAForm: 'This page accepts only its own forms.',
    notFound: 'There is no such entry.',
    notSpoken: 'The site does not speak this language.',
    noAddress: 'There is no such address.',
    conflict: 'Someone else has changed this since you opened it.',
    unexpected: 'An unexpected error occurred. Please try again.',
    unavailable: 'The site is busy or restarting. Please try again in a moment.',
    diskFull:
      'The disk of the site is full, so nothing can be saved. Please tell the person who looks after the site.',
    beingUpdated: 'A minute, please: the site is being updated. Please send it again then.',
    unreachable: 'The site could not be reached. Please try again.',
    wrongMethod: 'This address takes no such request.',
    sendAs: {
      json: 'Please send the request as application/json.',
      multipart: 'Please send the request as multipart/form-data.',
      either: 'Please send the request as application/json or multipart/form-data.',
      form: 'Please send the request as application/x-www-form-urlencoded.',
    },
    sendAsText: (media: string) => `Please send the text as one of: ${media}.`,
    tokenNeeded: 'This call needs the token of GET /api/auth/csrf.',
    notValid: 'Please check what you entered.',
    lookAgain: 'Nothing is sent yet. Please look at what is marked below.',
    onceEach: 'Please name each entry once.',
    wholeNumber: 'Please give a whole number.',
    atMost: (characters: number) => `Please use at most ${characters} characters.`,
    unknownField: (name: string) => `There is no field “${name}” here.`,
  } as const,
  /** A site that anyone may try, and that begins again on the hour. */
  demo: {
    off: 'The demo leaves this out: anyone may try it, and this would reach beyond it.',
    noOutside: 'The demo asks no other website for anything.',
    tooLarge: 'The demo takes files of up to 1 MB, and keeps them until it begins again.',
    mail: 'The demo sends no mail: what waits here goes nowhere.',
  } as const,
  /** What every form of staff says. */
  forms: {
    notSaved: 'Nothing is saved yet. Please look at this:',
    /** Another person saved first. @param noun what is edited, such as 'event' */
    changedMeanwhile: (noun: string) =>
      `Someone else has changed this ${noun} since you opened it. What you typed is still in the form.`,
    keepTyped: 'Keep what I typed',
    takeTheirs: 'Start again from theirs',
    nothing: 'nothing',
    yes: 'yes',
    no: 'no',
    focusNotLoaded: 'This picture cannot be loaded.',
    focus: 'What stays in sight',
    focusRole: 'point on the picture',
    focusAt: (x: number, y: number) => `${x} % from the left, ${y} % from the top`,
  } as const,
  /** The header and the footer, as the server writes them. */
  layout: {
    skip: 'Skip to content',
    address: 'Address',
    phone: 'Phone',
    toBeAnnounced: 'To be announced',
    rights: (church: string) => `${church}. All rights reserved.`,
    showAnnouncements: 'Show announcements',
    staff: 'Staff',
    /** Said to a browser of this language on a page in the other. */
    thisPage: 'This page in English',
    notNow: 'Not now',
    /** Above a page in the second language; `language` is the first one. */
    mostlyUntranslated: (language: string) => `Much of this page is only in ${language}.`,
  } as const,
  /** For a caller who has spent a limit (rate-limit.ts). */
  limits: {
    passwordTries: 'Too many wrong passwords. Please wait a few minutes and try again.',
    strangersPasswordTries:
      'Too many wrong passwords came in from unknown browsers. Please wait a few minutes and try again.',
    prayerRequests:
      'Many prayer requests have come from here within an hour. Please try again a little later.',
    formAnswers: 'Many forms have come from here within an hour. Please try again a little later.',
    reminders: 'Many reminders were asked for from here within an hour. Please try again a little later.',
    pushSubscriptions:
      'Many phones asked for messages from here within an hour. Please try again a little later.',
    guessedLinks: 'Many links from here led nowhere. Please wait an hour, or ask the church.',
    subscriptions: 'Many subscriptions have come from here within an hour. Please try again a little later.',
    subscriberLinks: 'Many links and codes from here were wrong. Please wait an hour, or subscribe again.',
    passkeyQuestions: 'The sign-in was opened very often from here. Please wait a few minutes.',
    mailTests: 'Many test mails were sent within an hour. Please wait a while before the next one.',
    factorTries: wrongCodes,
    recoveryTries: wrongCodes,
    codesToPhone:
      'Several codes were sent to this phone already. Please wait a few minutes before the next one.',
    codesToAll: 'Many codes were sent within an hour. Please wait a while before the next one.',
    demoSignIns: 'The demo was entered very often from here. Please try again in an hour.',
    demoChanges: 'Much was changed in the demo from here within an hour. Please try again a little later.',
    demoFiles: 'The demo has taken many files from here within an hour. Please try again a little later.',
  } as const,
  /** The form that orders rows. Places count from 1. */
  ordering: {
    handle: (name: string, place: number, count: number) =>
      `Move ${name}, place ${place} of ${count}: drag it, or use the arrow keys`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    moved: (name: string, place: number, count: number) => `${name}: place ${place} of ${count}`,
    save: 'Save Order',
    saving: 'Saving...',
    changed: (message: string) =>
      `${message} The list below is up to date. Please check the order and save again.`,
  } as const,
  /** Messages about an address that staff typed and that could not be fetched. */
  outbound: {
    notAnAddress: 'This is not an address of the web.',
    notOfTheWeb: 'Not an address of the web: it should begin with https://.',
    credentials: 'Please give the address without a name and password in it.',
    private: 'The address is not on the public internet.',
    unknownHost: 'There is no website at this address. Please check its spelling.',
    certificate: 'The website at this address cannot prove that it is itself: its certificate is not valid.',
    noAnswer: 'The address does not answer.',
    brokenOff: 'The answer broke off before its end.',
    tooSlow: 'The address took too long to answer.',
    redirects: (most: number) => `The address redirects more than ${most} times.`,
    status: (status: number) => `The address answered with ${status}.`,
    tooLarge: (maximumBytes: number) => `The answer is larger than ${size(maximumBytes)}.`,
  } as const,
  /** Pages by name: in lists of links, as headings and titles, and on the pictures of links. */
  pages: {
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
      letters: 'Letters',
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
      letters: 'Written to you',
    },
    since: (year: number) => `Since ${year}`,
    notFound: {
      title: 'Oops! Page not found',
      text: 'The road you took ends at this gate. The page may have moved, or the address has a letter too many.',
      calendar: 'See the calendar',
    },
    lastResort: { again: 'Please try again in a moment.', home: 'Return Home' },
  } as const,
  /** Titles of problem details, by error code. */
  problemTitles: {
    malformed: 'Bad request',
    unauthenticated: 'Sign-in needed',
    forbidden: 'Not allowed',
    mfa_required: 'Second factor needed',
    not_permitted: 'Not permitted',
    recent_sign_in_required: 'Recent sign-in needed',
    not_found: 'Not found',
    method_not_allowed: 'Method not allowed',
    timed_out: 'Took too long',
    conflict: 'Conflict',
    gone: 'No longer there',
    too_large: 'Too large',
    unsupported_type: 'Unsupported type',
    invalid: 'Not valid',
    too_many_requests: 'Too many requests',
    internal: 'Internal error',
    unavailable: 'Not available',
  } as const,
  /** When the church's services are: labels that pages, feeds and mail show. */
  serviceTimes: {
    /** Of one service, unique: 'Sunday Service, Sunday 9:00 AM'. */
    title: (name: string, when: string) => `${name}, ${when}`,
    onDay: (weekday: string, clock: string) => `${weekday} ${clock}`,
    everyWeek: (weekday: string, clock: string) => `${weekday}s at ${clock}`,
    named: (time: string, name: string) => `${time} (${name})`,
    /** Of one that is not weekly: 'Every other Friday at 6:00 PM'. */
    inRhythm: (rhythm: string, clock: string) => `${rhythm} at ${clock}`,
    fromDay: (day: string, times: string) => `From ${day}: ${times}`,
    untilDay: (day: string) => `Until ${day}`,
    clocks: (clocks: readonly string[]) => list(clocks),
    /** Several times of a day: 'Sunday 9:00 AM and 11:00 AM'. */
    andAt: (first: string, clocks: readonly string[]) => list([first, ...clocks]),
    /** The line of the livestream page. */
    streamed: (lines: string) => `Service Times: ${lines}`,
    length: (minutes: number) => {
      const hours = wholeHours[Math.floor(minutes / 60)];
      const rest = quarters[minutes % 60];
      if (minutes === 30) return 'half an hour';
      if (hours !== undefined && rest !== undefined) return `${hours}${rest}`;
      return `${minutes} minutes`;
    },
  } as const,
  /** What staff's pages show before their code is there, and to visitors. */
  staffPages: {
    announcements: { title: 'Banner Management', loading: 'Loading announcements...' },
    data: { title: 'Your Data', loading: 'Loading...' },
    documents: { title: 'Documents', loading: 'Loading documents...' },
    forms: { title: 'Forms and sign-ups', loading: 'Loading the forms...' },
    letters: { title: 'Letters', loading: 'Loading the letters...' },
    mail: { title: 'Mail', loading: 'Loading mails...' },
    menus: { title: 'Menus', loading: 'Loading the menus...' },
    office: { title: 'Office', loading: 'Opening the office...' },
    pages: { title: 'Pages', loading: 'Loading pages...' },
    podcast: { title: 'Podcast', loading: 'Loading the podcast...' },
    prayer: { title: 'Prayer Request Admin', loading: 'Loading...' },
    settings: { title: 'Church Settings', loading: 'Loading the church’s settings...' },
    setup: { title: 'Make it yours', loading: 'Loading your setup...' },
    staff: { title: 'Staff', loading: 'Loading the people...' },
    subscribers: { title: 'Subscribers', loading: 'Loading the people...' },
    translations: { title: 'To translate', loading: 'Loading what is to translate...' },
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
  } as const,
  /** Words of controls that every part of the site uses. */
  ui: {
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
  } as const,
};
