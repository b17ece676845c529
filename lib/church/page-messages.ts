import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural } = sentencesIn('en');

/** The words of the church’s own pages that staff do not write. */
export const churchPageMessages = {
  home: {
    welcome: 'Welcome',
    watchLatest: 'Latest Sermon',
    featured: 'Featured event',
    atAGlance: 'At a glance',
    unusual: {
      cancelled: (service: string, when: string) => `${service}, ${when}, is cancelled.`,
      moved_online: (service: string, when: string) => `${service}, ${when}, is online only.`,
      late: (service: string, when: string) => `${service}, ${when}, starts late.`,
    },
    findUs: 'How to find us',
    submitPrayer: 'Submit a prayer request',
    aboutUs: 'Learn More About Us',
    /** On the postmark. */
    founded: 'EST.',
    ministries: 'View All Ministries',
    sermons: 'Browse All Sermons',
    openSermon: 'Open this sermon',
    daysTo: (weekday: string, last: string) => `${weekday} to ${last}`,
  },
  about: {
    questions: 'Kinds of questions',
    questionGroups: { general: 'General', services: 'Services', involved: 'Getting Involved' },
    writeTo: (person: string) => `Write to ${person}`,
  },
  beliefs: { mission: 'Our mission and vision' },
  mission: { beliefs: 'What we believe', ministries: 'See our ministries' },
  visit: {
    email: 'E-mail',
    message: 'Message',
    notToScale: 'Not to scale',
    map: (street: string, city: string) => `Map of ${street}, ${city}`,
    coming: 'Say that you are coming',
    comingSubject: 'We are coming on Sunday',
    start: 'The start',
    before: (minutes: number) => plural(minutes, { one: '# minute before', other: '# minutes before' }),
    after: (minutes: number) => plural(minutes, { one: '# minute in', other: '# minutes in' }),
  },
  giving: {
    giveOnline: 'Give online',
    text: 'Send a text with the amount and the fund, to {number}.',
    textAs: 'Send a text with the amount and the fund, for example {example}, to {number}.',
    quoted: (example: string) => `‘${example}’`,
  },
  /** In place of a page that only the church can write. */
  notWritten: 'This page is not written yet.',
  resources: { more: 'More', open: 'Open', connect: 'Connect With Us' },
} as const;
