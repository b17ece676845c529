/** The words of the church’s own pages that staff do not write. */
export const churchPageMessages = {
  home: {
    welcome: 'Welcome',
    /** After the greeting. */
    welcomeTo: (church: string) => `and welcome to ${church}.`,
    watchLatest: 'Latest Sermon',
    featured: 'Featured event',
    atAGlance: 'At a glance',
    nextService: 'Next service',
    unusual: {
      cancelled: (service: string, when: string) => `${service}, ${when}, is cancelled.`,
      moved_online: (service: string, when: string) => `${service}, ${when}, is online only.`,
      late: (service: string, when: string) => `${service}, ${when}, starts late.`,
    },
    otherServices: 'Join us too',
    location: 'Location',
    findUs: 'How to find us',
    prayer: 'Prayer',
    submitPrayer: 'Submit a prayer request',
    aboutUs: 'Learn More About Us',
    /** On the postmark. */
    founded: 'EST.',
    ministries: 'View All Ministries',
    latestSermon: 'Latest sermon',
    sermons: 'Browse All Sermons',
    openSermon: 'Open this sermon',
    upcoming: 'Upcoming events',
    calendar: 'View Full Calendar',
    askOffice: 'If you would like to know today, please ask the church office.',
    nothingUpcoming: 'No upcoming events',
    daysTo: (weekday: string, last: string) => `${weekday} to ${last}`,
    dateError: 'Date error',
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
    parking: 'Parking',
    accessibility: 'Accessibility',
    expect: 'What to Expect',
    findingUs: 'Finding us',
    notToScale: 'Not to scale',
    map: (street: string, city: string) => `Map of ${street}, ${city}`,
    coming: 'Say that you are coming',
    comingSubject: 'We are coming on Sunday',
    start: 'The start',
    before: (minutes: number) => `${minutes} minutes before`,
    after: (minutes: number) => `${minutes} minutes in`,
  },
  giving: {
    online: 'Online Giving',
    giveOnline: 'Give online',
    inPerson: 'In person',
    text: 'Send a text with the dollar amount and the fund, to {number}.',
    textAs: 'Send a text with the dollar amount and the fund, for example {example}, to {number}.',
    quoted: (example: string) => `‘${example}’`,
  },
  resources: { more: 'More', open: 'Open', connect: 'Connect With Us' },
} as const;

/** What visitors’ scripts on these pages read. */
export const churchViewMessages = {
  showMap: 'Show the live map',
  textToGive: 'Text To Give',
  openMessages: 'Open Messages',
  ok: 'OK',
} as const;
