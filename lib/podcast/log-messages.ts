/** What the activity log, forms and the export call the podcast and its settings. */
export const podcastLog = {
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
} as const;
