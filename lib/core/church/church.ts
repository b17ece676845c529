/**
 * The demo church, which fills a new site on its first start; after that staff edit the facts in the site. Older sites
 * were edited in this file, so their first start takes these values. None of them is repeated elsewhere (held by
 * tests/core/church/church.test.ts).
 */
export const church = {
  name: 'Belltower Church',
  shortName: 'Belltower',
  kind: 'non-denominational church',
  foundedYear: 2003,
  buildingYear: 2015,

  street: '1208 Old Quarry Road',
  city: 'Georgetown',
  region: 'TX',
  regionName: 'Texas',
  postalCode: '78626',
  country: 'US',
  geo: { latitude: 30.6402, longitude: -97.6669 },

  phone: '(512) 555-0142',
  email: 'office@belltower.example',
  /** Every computed time (countdown, feeds, 'today') uses this zone with its daylight saving time. */
  timeZone: 'America/Chicago',

  /** The default meta description: one sentence of welcome. */
  welcome:
    'A warm, Bible-teaching church in Georgetown, Texas, where you can come as you are on Sunday morning and be known by name.',

  services: {
    sunday: {
      weekday: 0,
      hour: 10,
      minute: 30,
      label: 'Sunday Service',
      text: 'Sunday 10:30 AM',
      clock: '10:30 AM',
    },
    bibleStudy: {
      weekday: 3,
      hour: 19,
      minute: 0,
      label: 'Bible Study',
      text: 'Wednesdays at 7:00 PM',
      clock: '7:00 PM',
    },
    /** Word for word on the livestream page. */
    livestreamText: 'Service Times: Sunday Service: 10:30 AM (CST)',
    /** The structured entry differs from the visible service time on purpose. */
    openingHours: { dayOfWeek: 'Sunday', opens: '09:30', closes: '12:30' },
  },

  /** The women's ministry meets at this time. */
  womensMinistryMeetingTime: 'Wednesdays 7:00 pm',

  social: {
    facebook: 'https://www.facebook.com/belltower.example',
    instagram: 'https://www.instagram.com/belltower.example',
    youtube: 'https://www.youtube.com/@belltower-example',
    vimeo: 'https://vimeo.com/belltower-example',
  },
  /** Shown when no video id can be read from a link. */
  defaultVideoId: 'aqz-KE-bpKQ',

  giving: {
    onlineUrl: 'https://give.belltower.example/',
    textNumber: '(512) 555-0167',
    textExample: '$50 General Fund',
  },

  resources: {
    voter: { name: 'iVoterGuide', url: 'https://ivoterguide.com/' },
    questions: { name: 'GotQuestions.org', url: 'https://www.gotquestions.org/' },
    bible: { name: 'Bible Gateway', url: 'https://www.biblegateway.com/' },
  },
} as const;

/** What stands for a church that has not said it yet. */
export const emptyChurchWords = {
  name: 'Our Church',
  short_name: 'Our Church',
  kind: 'church',
  welcome: 'Welcome to our church.',
};
