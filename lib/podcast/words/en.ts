import { artSides } from '#lib/core/storage/file-kinds.ts';
import { englishCategoryNames } from '../categories.ts';

export default {
  /** The podcast's settings, and what directories ask of it. */
  podcast: {
    lead: 'Every sermon with sound is an episode. Submit the address of the feed once, and Apple Podcasts, Spotify and others fetch each new one automatically.',
    loadFailed: 'The podcast could not be loaded',
    noun: 'podcast’s settings',
    saved: 'The podcast is saved',
    saveFailed: (message: string) => `The podcast could not be saved: ${message}`,
    save: 'Save the podcast',
    none: 'There is no podcast yet: no sermon has sound whose size is known.',
    category: 'Please choose a category of the list.',
    categories: englishCategoryNames(),
    art: 'Please upload the cover art here, or leave it out.',
    email: 'Please enter a valid e-mail address.',
    language: 'Please give the language as two letters, such as en or en-us.',
    appleUrl: 'Please give the address of the podcast’s page, beginning with https://podcasts.apple.com/.',
    spotifyUrl: 'Please give the address of the podcast’s page, beginning with https://open.spotify.com/.',
    settings: {
      title: 'What directories show',
      lead: 'It starts out with what the site knows about the church.',
      summaryHelp: 'A few sentences. Listeners read them before they follow.',
      emailHelp:
        'It is in the feed for everyone to read. Apple and Spotify send a code there to see that the podcast is yours.',
    },
    cover: {
      title: 'Cover art',
      lead: 'A square, as directories ask for. Without one of your own, the site draws it in your colors, with your name.',
      alt: 'The cover art of the podcast',
      help: `A JPEG or PNG of ${artSides.least} to ${artSides.most} pixels on each side, without see-through parts.`,
      drawn: 'Drawn by the site',
      own: 'Your own',
      remove: 'Use the drawn one',
    },
    handIn: {
      title: 'Hand it in',
      lead: 'Once for each directory. You need an account there; it costs nothing.',
      feed: 'Address of the feed',
      copy: 'Copy the address',
      copied: 'The address is copied',
      copyFailed: 'The address could not be copied. Please select it and copy it yourself.',
      apple: 'Apple Podcasts Connect',
      spotify: 'Spotify for Creators',
      /** After the name of a link, for screen readers. */
      newTab: ' (opens in a new tab)',
      save: 'Save these addresses',
      result:
        'Once they have accepted it, enter its page there in these fields. Visitors to the sermons then find it.',
    },
    moving: {
      title: 'Do you have a podcast elsewhere?',
      lead: 'Bring its episodes in first: the import keeps their ids, so that no listener gets them twice.',
      link: 'Import it',
      steps: [
        'Bring the podcast in, with its sound files.',
        'Wait until every check above is green.',
        'Ask the old host to redirect to the address of the feed, which some call “set new feed URL” (itunes:new-feed-url).',
        'Leave the old podcast for four weeks at least. Directories and listeners follow automatically.',
      ],
    },
    checks: {
      title: 'Ready for directories',
      lead: 'The site asks its own feed as a directory would.',
      again: 'Check again',
      asking: 'Asking the feed...',
      failed: (message: string) => `The checks could not be done: ${message}`,
      passed: 'In order',
      open: 'To do',
      waits: 'Waits',
      names: {
        feed: 'The feed answers',
        episode: 'There is an episode',
        sound: 'The newest sound can be fetched in parts',
        art: 'The cover art is right',
        owner: 'The owner has an e-mail address',
      },
      later: 'This is asked once the feed answers.',
      feedFine: 'It is sent as a podcast.',
      feedMissing: 'Add sound to a sermon: with the first one there is a feed.',
      feedStatus: (address: string, status: number) =>
        `${address} was answered with ${status}. Please check that it leads straight to this site.`,
      feedType: (type: string) =>
        `It is sent as ${type || 'nothing that is named'}. Please check that no proxy changes that.`,
      unreachable: (address: string) =>
        `The site cannot reach itself at ${address}. Please check that SITE_URL is the address that visitors type.`,
      episodes: (count: number) => (count === 1 ? 'There is one.' : `There are ${count}.`),
      unsized: (count: number, titles: readonly string[]) =>
        `${count === 1 ? 'One sermon is' : `${count} sermons are`} left out, since the size of the sound is not known: ${titles.map((title) => `“${title}”`).join(', ')}${count > titles.length ? ', …' : ''}. Please upload the sound to the site.`,
      noEpisode: 'Add sound to a sermon.',
      soundOf: (title: string) => `The sound of “${title}”`,
      cover: 'The cover art',
      late: (what: string) =>
        `${what} did not answer in time. Please check again; if this continues, ask the people who run its server.`,
      failing: (what: string, status: number) =>
        `${what} was answered with ${status}: its server has a problem at the moment. Please check again later.`,
      unreached: (what: string, address: string) =>
        `${what} could not be reached at ${address}. Please check again; if this continues, check that the address is right.`,
      soundFine: 'It is whole, and of the length that the feed names.',
      soundStatus: (title: string, status: number) =>
        `The sound of “${title}” was answered with ${status}. Please upload it to the site.`,
      soundLength: (title: string) =>
        `The sound of “${title}” has a different length than the feed says. Please upload it to the site.`,
      soundRange: (title: string) =>
        `The sound of “${title}” cannot be asked for in parts. Please upload it to the site.`,
      artFine: (side: number) => `${side} by ${side} pixels.`,
      artStatus: (status: number) => `It was answered with ${status}. Please upload a cover.`,
      ownerFine: (email: string) => `${email}.`,
      noOwner: 'Give the e-mail of the owner below.',
    },
  } as const,
  /** What the activity log, forms and the export call the podcast and its settings. */
  podcastLog: {
    singular: 'podcast',
    plural: 'podcasts',
    kind: 'Podcast',
    subject: 'the podcast',
    labels: {
      title: 'Title',
      author: 'By',
      summary: 'What it is about',
      category: 'Category',
      language: 'Language',
      owner_email: 'E-mail of the owner',
      art_url: 'Cover art',
      apple_url: 'Address at Apple Podcasts',
      spotify_url: 'Address at Spotify',
    },
    about: 'The settings of the podcast.',
  } as const,
};
