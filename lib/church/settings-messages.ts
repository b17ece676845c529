/** The groups of Church Settings: `noun` within a sentence, `subject` as the activity log names what changed. */
export const settingsGroupMessages = {
  name: {
    title: 'Name and kind',
    noun: 'name',
    subject: 'the church’s name',
    save: 'Save name',
    holds: 'What you are called, and what kind of church you are',
  },
  address: {
    title: 'Address and map',
    noun: 'address',
    subject: 'the church’s address',
    save: 'Save address',
    holds: 'Street, city, country and your place on the map',
  },
  contact: {
    title: 'Ways to reach us',
    noun: 'phone and e-mail',
    subject: 'the church’s phone and e-mail',
    save: 'Save phone and e-mail',
    holds: 'The phone and e-mail that visitors see',
  },
  zone: {
    title: 'Time zone',
    noun: 'time zone',
    subject: 'the church’s time zone',
    save: 'Save time zone',
    holds: 'The clock that every time follows',
  },
  language: {
    title: 'Language and clock',
    noun: 'language',
    subject: 'the church’s language and clock',
    save: 'Save language',
    holds: 'The language of the site’s own words, and how times are written',
  },
  welcome: {
    title: 'Welcome and history',
    noun: 'welcome and history',
    subject: 'the church’s welcome and history',
    save: 'Save welcome and history',
    holds: 'A sentence of welcome, founding and building years',
  },
  hours: {
    title: 'Opening hours',
    noun: 'opening hours',
    subject: 'the church’s opening hours',
    save: 'Save opening hours',
    holds: 'When the doors are open, for maps and search engines',
  },
  giving: {
    title: 'Giving',
    noun: 'ways to give',
    subject: 'the church’s ways to give',
    save: 'Save ways to give',
    holds: 'Your online giving page and text-to-give number',
  },
  social: {
    title: 'Pages elsewhere',
    noun: 'pages elsewhere',
    subject: 'the church’s pages elsewhere',
    save: 'Save pages elsewhere',
    holds: 'Facebook, Instagram, YouTube, Vimeo, and the video shown by default',
  },
  resources: {
    title: 'Resources',
    noun: 'resources',
    subject: 'the church’s resources',
    save: 'Save resources',
    holds: 'The cards of the Resources page',
  },
  look: {
    title: 'Look',
    noun: 'look',
    subject: 'the church’s look',
    save: 'Save look',
    holds: 'Logo, square mark, colors, and what is behind the home page’s words',
  },
} as const;

/** Settings beside the facts. */
export const otherSettingMessages = {
  services: {
    title: 'Services',
    holds: 'When you meet, and the next dates of each service',
    lead: 'When you meet: entered once, shown in countdown, footer, visit page, livestream and calendars.',
  },
  words: {
    title: 'Words',
    holds: 'What the pages say, page by page',
    lead: 'What the pages say, with your church’s name in it. Every text can also be edited on its page.',
    places: 'Where words are written',
    place: { title: 'All words', text: 'Page by page, with the originals' },
  },
  leaders: {
    title: 'Leaders',
    holds: 'The people visitors know by name',
    lead: 'The people visitors should know by name. Until there is one, the page shows four roles.',
    places: 'Where leaders are named',
    place: { title: 'Leaders', text: 'Add them, order them and give them pictures' },
  },
} as const;

/** The accessible names of the pencils. */
export const editingMessages = {
  group: (title: string) => `Change: ${title}`,
  words: (label: string) => `Change the words: ${label}`,
  services: 'Change the service times',
} as const;

/** The fields of the settings forms. */
export const settingsFormMessages = {
  kindHelp: 'Within a sentence, such as ‘Lutheran church’.',
  phoneHelp: 'As people near you write it. Numbers of other countries begin with +.',
  emailHelp: 'Public: the office’s address, not a person’s.',
  welcomeHelp: 'One sentence. Search engines and shared links show it where a page has none of its own.',
  regionNameHelp: 'A state, a province or a county, in full.',
  regionHelp: 'As written on envelopes, such as ‘ON’.',
  lookUp: 'Look it up on a map',
  newTab: ' (opens in a new tab)',
  zoneHelp: 'Type a large city near you, and choose from the list.',
  zoneNow: (time: string) => `It is ${time} there now.`,
  givingHelp:
    'The page of the company that handles gifts for you. Without one, links lead to this site’s own page.',
  givingExampleHelp: 'What people write in the message, such as ‘20 Missions’.',
  facebookHelp: 'The address of your page, or your name there: @yourchurch.',
  videoHelp: 'A link to a video on YouTube. It plays where no other video is given.',
  hours: {
    lead: 'When the doors are open, as maps and search engines show it. Service times are set elsewhere.',
    legend: (place: number) => `Opening hours ${place}`,
    day: 'Day',
    opens: 'Opens',
    closes: 'Closes',
    remove: 'Remove',
    /** Continues `remove` for screen readers. */
    removed: (place: number) => ` opening hours ${place}`,
    add: 'Add opening hours',
  },
  cards: {
    lead: 'Up to six cards on the Resources page. The words of each card are edited there, with its pencil.',
    legend: (place: number) => `Card ${place}`,
    name: (place: number) => `Card ${place}: name`,
    address: 'Address',
    remove: (place: number) => `Remove card ${place}`,
    add: 'Add a card',
  },
} as const;

/** The form of the church's look. */
export const lookMessages = {
  accent: 'First color',
  accentHelp: 'Buttons, links and dark backgrounds.',
  second: 'Second color',
  secondHelp: 'Dates, marks, the banner and highlights.',
  pick: (label: string) => `Pick: ${label}`,
  own: 'The site’s own',
  useOwn: 'Use the site’s own again',
  preview: 'How the colors will look',
  behind: 'Behind the home page’s words',
  heroes: { hills: 'Hill country', town: 'Town', picture: 'Our picture', plain: 'Plain color' },
  noPicture:
    'There is no picture yet: choose one on the home page with ‘Change Background’. Until then the hill country stays.',
  sample: {
    banner: 'Today: Supper at 6 PM',
    heading: 'There is a seat for you',
    read: 'Read',
    believe: 'what we believe',
    visit: 'Plan Your Visit',
    pressed: 'Under the pointer',
    give: 'Give',
    foot: 'at the end of every page',
  },
} as const;
