import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural } = sentencesIn('en');

/** The page of a series, and the form of staff there. */
export const seriesMessages = {
  kicker: 'Sermon series',
  description: (title: string, church: string) => `The sermons of the series ${title} at ${church}.`,
  sermons: (count: number) => plural(count, { one: '# sermon', other: '# sermons' }),
  inOrder: 'The sermons in order',
  /** From a sermon of it. */
  aboutThis: 'About the series',
  /** From the library, where one series is chosen. */
  about: (title: string) => `About the series ${title}`,
  sermonsBy: (speaker: string) => `Sermons by ${speaker}`,
  loadFailed: 'Error loading series. Please try again later.',
  edit: 'Edit series',
  editTitle: 'Edit series',
  editAbout: 'What the page of this series shows. A new title is written to all of its sermons.',
  opening: 'Opening the series',
  title: 'Title',
  words: 'Words',
  wordsHelp: 'What the series is about, in a few sentences.',
  picture: 'Picture',
  pictureHelp: 'Without a picture the site draws one for this series.',
  save: 'Save series',
  saving: 'Saving...',
  saved: 'Series updated successfully',
  saveFailed: (message: string) => `Failed to update series: ${message}`,
  titleMissing: 'Please enter a title.',
  titleTaken: (title: string) => `There is a series “${title}” already. Please choose another title.`,
  url: 'Please enter a valid URL.',
} as const;

/** What the activity log and the export call series and their fields. */
export const seriesLog = {
  singular: 'series',
  plural: 'series',
  kind: 'Series',
  subject: (name: string) => `the series ${name}`,
  labels: { title: 'Title', description: 'Words', picture_url: 'Picture' },
  about: 'Series of sermons: title, words and picture.',
} as const;
