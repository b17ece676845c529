import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural } = sentencesIn('en');

export const sermonMessages = {
  title: 'Title must be at least 2 characters.',
  speaker: 'Speaker name must be at least 2 characters.',
  date: 'Please select a date.',
  dateOutOfRange: 'Please select a date from January 1, 1900 to today.',
  url: 'Please enter a valid URL.',
  noMedia: 'Please give a video address or a sound file.',
  description: 'Description must be at least 10 characters.',
  tooManyBlanks: (most: number) => `Notes can have ${most} blanks at most.`,
  loading: 'Loading sermons...',
  loadFailed: 'Error loading sermons. Please try again later.',
  noneFound: 'No sermons found. Try adjusting your search terms or filters.',
  noneYet:
    'Sermons will be listed here, each with its video, its passage and its date. The first is still to come.',
  noSeries: 'No series available yet. Add series when creating sermons.',
  noSpeakers: 'No speakers available yet. Add speakers when creating sermons.',
  noVideo: 'No video available',
  added: 'Sermon added successfully',
  updated: 'Sermon updated successfully',
  deleted: 'Sermon deleted successfully',
  addFailed: (message: string) => `Failed to add sermon: ${message}`,
  updateFailed: (message: string) => `Failed to update sermon: ${message}`,
  deleteFailedInLibrary: 'Failed to delete sermon',
  deleteQuestion: (title: string) =>
    `This will permanently delete the sermon "${title}". This action cannot be undone.`,
  deleteFailed: (message: string) => `Failed to delete sermon: ${message}`,
  /** What stands for a missing sermon or field. */
  placeholder: {
    title: 'Untitled Sermon',
    speaker: 'Unknown Speaker',
    date: 'No date',
    description: 'No description available.',
  },
} as const;

/** The library with its filters, and the feed. */
export const sermonLibraryMessages = {
  heading: 'Sermons',
  titleOfPage: (page: number) => `Sermons, page ${page}`,
  watchLive: 'Watch Live Service',
  /** The shelf: a book reads '4', then this, then '2026', for screen readers. */
  shelf: 'Sermon series',
  bookSays: (count: number) => plural(count, { one: ' sermon, last in ', other: ' sermons, last in ' }),
  all: 'All sermons',
  pages: 'Pages of sermons',
  search: 'Search sermons',
  searchExample: 'Search sermons by title, speaker, or passage...',
  searchButton: 'Search',
  series: 'Series',
  speakers: 'Speakers',
  showAllSeries: 'Show all series',
  /** After the number of chosen names, for screen readers. */
  chosen: (count: number) => plural(count, { one: ' chosen', other: ' chosen' }),
  clear: 'Clear',
  done: 'Done',
  clearFilters: 'Clear filters',
  clearAllFilters: 'Clear all filters',
  none: 'No sermons',
  found: (count: number, isFiltered: boolean) =>
    `${count} ${plural(count, { one: 'sermon', other: 'sermons' })}${isFiltered ? ' found' : ''}`,
  foundOnPage: (found: string, page: number, pages: number) => `${found}, page ${page} of ${pages}`,
  /** Before the places where it is heard. */
  podcast: 'As a podcast:',
  apple: 'Apple Podcasts',
  spotify: 'Spotify',
  rss: 'RSS',
  feedTitle: (church: string) => `Sermons of ${church}`,
  feedAbout: (church: string, place: string) => `The sermons of ${church}${place && ` in ${place}`}.`,
} as const;

/** A sermon's card and page. */
export const sermonPageMessages = {
  about: 'About this sermon',
  passage: (passage: string) => `Scripture: ${passage}`,
  ofSeries: (series: string) => `Series: ${series}`,
  scripture: 'Scripture',
  readAt: (site: string) => `Read it at ${site}`,
  series: 'Series',
  part: (part: number, parts: number) => `Part ${part} of ${parts}`,
  watchOn: (hosts: readonly string[]) => `Watch on ${hosts.join(' or ')}`,
  /** After the label of the link to the video, for screen readers. */
  watchTitle: (title: string) => `: ${title} (opens in a new tab)`,
  /** Before the name of the series. */
  moreIn: 'More in',
  previous: 'Previous in series',
  next: 'Next in series',
  notes: 'Notes',
  fillIn: 'Fill in the blanks as you listen, here or on paper.',
  blank: (number: number) => `Blank ${number}`,
} as const;

/** The form of staff. */
export const sermonFormMessages = {
  add: 'Add Sermon',
  adding: 'Adding...',
  addTitle: 'Add New Sermon',
  addAbout: 'Fill in the details to add a new sermon to the library.',
  editTitle: 'Edit Sermon',
  opening: 'Opening the sermon',
  update: 'Update Sermon',
  updating: 'Updating...',
  deleteTitle: 'Are you sure?',
  change: (title: string) => `Change ${title}`,
  title: 'Title',
  speaker: 'Speaker',
  chooseSpeaker: 'Choose a speaker',
  someoneElse: 'Someone else',
  speakerName: 'Speaker name',
  date: 'Date',
  passage: 'Passage',
  passageExample: 'Luke 10:25-37',
  series: 'Series',
  videoUrl: 'Video URL',
  videoHelp: 'A link to the sermon on YouTube or Vimeo plays right on this site.',
  description: 'Description',
  thumbnail: 'Thumbnail',
  thumbnailHelp: 'Without a picture the site draws one for this sermon.',
  notes: 'Notes to fill in',
  /** What stands between backticks is shown as code. */
  notesHelp:
    'Visitors fill these in beside the player. Choose a word and press Blank, and it becomes a gap. `[[]]` on a line of its own is a line to write on, `- item` and `1. item` make lists.',
  notesPreview: 'As visitors will see it, with the words that they fill in.',
  marking: 'Mark the notes',
  marks: { blank: 'Blank', heading: 'Heading', strong: 'Bold' },
  /** What a mark begins with where nothing is selected. */
  markExamples: { blank: 'word', heading: 'Heading', strong: 'words' },
} as const;
