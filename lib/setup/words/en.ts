import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural, list } = sentencesIn('en');

/** The number of rows in each table of the demo. */
interface DemoCounts {
  events: number;
  sermons: number;
  announcements: number;
  prayer_requests: number;
}

export default {
  /** What still speaks of the demo's church. */
  checklist: {
    name: 'Name and kind',
    address: 'Address',
    place: 'Place on the map',
    contact: 'Phone and e-mail',
    welcome: 'Sentence of welcome',
    years: 'Years',
    giving: 'Giving',
    social: 'Social pages',
    hours: 'Opening hours',
    resources: 'Resources',
    words: (page: string) => `Words on ${page}`,
    services: 'Services',
    ministries: 'Ministries',
    ministriesLeft: (count: number) => `${count} as every new site has them`,
    demo: 'Demo content',
    demoLeft: (count: number) =>
      plural(count, {
        one: '# event, sermon, announcement or prayer request',
        other: '# events, sermons, announcements and prayer requests',
      }),
    left: 'Not your own yet',
    own: (labels: readonly string[]) => `Your own: ${labels.join(', ')}.`,
  } as const,
  setup: {
    lead: 'A few steps make this site your church’s own. Each step saves with its button; until then, what you type stays in this tab. Stop whenever you like and come back. What you leave empty is for later.',
    cardText: 'A few steps make this site your own.',
    later: 'Later',
    saved: 'Saved. Every page has it now.',
    finished: 'This site is yours now. Everything on it can still be changed, right on its page.',
    failed: (message: string) => `This could not be saved: ${message}`,
    loadFailed: 'The setup could not be loaded',
    unknownName: 'There is no such fact or text.',
    confirm: 'This is true of us too',
    confirmAll: 'All of this is true of us too',
    /** What visitors are not shown before the church wrote it, after ‘without’. */
    unshown: {
      values: 'your values',
      beliefs: 'your beliefs',
      mission: 'your mission',
      vision: 'your vision',
    },
    claimsLead: (isDemo: boolean, unshown: readonly string[]) =>
      `Tap a row to open its words. If they are true of your church, press “This is true of us too”; if not, press their title and write your own. ${isDemo ? 'Once the site is yours, visitors read plain words until then' : 'Until then, visitors read plain words'}${unshown.length > 0 ? `, without ${list(unshown)}` : ''}.`,
    /** What a tap on a row does. */
    openWords: (count: number) => plural(count, { one: 'Open its text', other: 'Open its # texts' }),
    openPlace: 'Go there and change it',
    nothingLeft: 'Nothing of the demo is left that nobody has changed.',
    firstService: 'Your first service',
    back: 'The demo content is back, except for the sample prayer requests.',
    /** '18 events, 24 sermons and 2 announcements'; null when all counts are zero. */
    counts: ({ events, sermons, announcements, prayer_requests }: DemoCounts): string | null =>
      list(
        [
          events > 0 && plural(events, { one: '1 event', other: '# events' }),
          sermons > 0 && plural(sermons, { one: '1 sermon', other: '# sermons' }),
          announcements > 0 && plural(announcements, { one: '1 announcement', other: '# announcements' }),
          prayer_requests > 0 &&
            plural(prayer_requests, { one: '1 sample prayer request', other: '# sample prayer requests' }),
        ].filter((part) => part !== false),
      ) || null,
    /** The demo's fact, below an empty field. */
    demoFact: (fact: string) => `Now “${fact}”, still the demo’s.`,
    stepsLabel: 'Steps',
    stepOf: (place: number, count: number) => `Step ${place} of ${count}`,
    /** In the line of steps. */
    steps: {
      church: 'Your church',
      site: 'Old site',
      services: 'Services',
      words: 'People and words',
      look: 'Look',
      address: 'Address',
      demo: 'Demo content',
      ready: 'Ready',
    },
    /** Above each step. */
    headings: {
      church: 'Your church',
      site: 'Have you a site already?',
      services: 'When you meet',
      words: 'People and words',
      look: 'The look',
      address: 'Your address',
      demo: 'The demo content',
      ready: 'Ready?',
    },
    whoTitle: 'Who are you?',
    whoLead:
      'With a name of your own, the activity log says what you did, and this phone can sign you in without the password. You become the site’s first owner.',
    whoJoined: (name: string) => `You are signed in as ${name}, the site’s owner.`,
    whoUnfinished:
      'Your own name is not saved yet: it takes a name, an e-mail address, and then a passkey or a password. What you typed stays under “Who are you?”.',
    skip: 'Skip',
    begin: 'Start',
    goOn: 'Go on',
    saveAndGoOn: 'Save and go on',
  } as const,
  /** The forms of the setup: the church and its main service. */
  setupForm: {
    churchNoun: 'church',
    saveLanguage: 'Save the language and the clock',
    labels: {
      name: 'Name of the church',
      street: 'Street and number',
      city: 'City or town',
      welcome: 'One sentence of welcome',
    },
    zoneHere: (zone: string) => `The time zone of this browser is ${zone}.`,
    takeZone: (zone: string) => `Use ${zone}`,
    serviceNoun: 'service',
    service: {
      title: 'What it is called',
      weekday: 'Day',
      time: 'Begins at',
      length_minutes: 'Length in minutes',
      location: 'Where',
    },
    titleHelp: 'Such as ‘Worship’ or ‘Holy Mass’.',
    locationHelp: 'Such as ‘Main sanctuary’.',
    saveService: 'Save the service',
    rhythmStays: 'That stays as it is here. To change it, edit the service under',
  } as const,
  /** The steps of the setup, beside their forms. */
  setupSteps: {
    site: {
      lead: 'Type its address. It is read while you fill in the rest, and nothing of it is shown to anyone before you say so.',
      address: 'Address of the old site',
      begin: 'Read our old site',
      skip: 'We have none: skip this',
      isRead: 'It is being read. You can go on; the last step says what was found.',
      reading: (done: number) =>
        done > 0 ? `Your old site is being read: ${done} so far` : 'Your old site is being read',
      failed: 'Your old site could not be read.',
      look: 'Look at what was found',
      another: 'Read another site',
      whatWasFound: 'From your old site',
      toReport: 'Look at it and take it over',
    },
    address: {
      lead: 'The name by which people find the site, such as your-church.org. It can wait: everything works without one, but what is typed is not encrypted.',
    },
    services: {
      lead: 'When you meet is shown on the home page, at the foot of every page, in calendars and by search engines, and the gatherings of the weekend on the visit page. Enter it once, and it is the same everywhere.',
      all: 'All your services',
      places: 'Where services are shown',
      visit: { title: 'Visit', text: 'The gatherings of the weekend, for a first visit' },
      events: { title: 'Events', text: 'Everything else that has a date' },
      goOn: 'Go on to people and words',
    },
    words: {
      lead: (isDemo: boolean) =>
        `These are edited on their pages: open a page and press the pencil beside what you want to change. You need not change everything: ${isDemo ? 'once you say that the site is yours, ' : ''}visitors read plain words with your church’s name wherever you wrote none. Only beliefs, mission and vision stay empty until you write or confirm them.`,
      places: 'Pages to write',
      home: { title: 'Home', text: 'The letter of welcome and who signs it' },
      about: { title: 'About', text: 'Your story, your values, what people ask' },
      leaders: { title: 'Leaders', text: 'The people visitors should know by name' },
      visit: { title: 'Visit', text: 'What a Sunday is like, parking, how to find you' },
      ministries: { title: 'Ministries', text: 'Add, rewrite, order and remove them' },
      beliefs: { title: 'Beliefs', text: 'What you hold, statement by statement' },
      missionVision: { title: 'Mission and vision', text: 'What you are here to do' },
      giving: { title: 'Giving', text: 'Why and how people give' },
      livestream: { title: 'Live worship', text: 'The words beside the stream' },
      churchWords: { title: 'All words', text: 'Every text of the site in one list' },
      goOn: 'Go on to the look',
    },
    look: {
      lead: 'One or two colors and a logo are enough. Whatever you pick, text stays easy to read: the site moves a color until it does, and shows you how.',
      places: 'What can look otherwise',
      home: { title: 'Home', text: 'Your own picture behind the first words' },
      goOn: 'Go on to the demo content',
    },
    demo: {
      keep: 'Keep it and go on',
      remove: 'Remove the demo content',
      /** Before and after the counts, which are bold. */
      left: [
        'Still as the demo brought them: ',
        '. Keep them to replace one by one, or remove them all at once. What you have changed stays, and so do the ministries.',
      ],
      services: ' The services keep their names and times; only the demo’s words about them go.',
      undoable:
        'Removing is one change: you can undo it here at once, and for a year under ‘More’, ‘Activity’.',
      undoableWithoutPrayer:
        'Removing is one change: you can undo it here at once, and for a year under ‘More’, ‘Activity’. Only the sample prayer requests do not come back: the activity log never keeps prayer requests.',
      removed: (counts: string) => `The demo content is gone. Removed: ${counts}.`,
    },
    ready: {
      left: 'This is not your own yet. Nothing of it has to be done today: you can say that the site is yours now, and come back to this list at any time.',
      nothingLeft: 'Everything here is your own.',
      look: 'Look at your site',
      finish: 'This is our site now',
    },
  } as const,
};
