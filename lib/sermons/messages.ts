export const sermonMessages = {
  title: 'Title must be at least 2 characters.',
  speaker: 'Speaker name must be at least 2 characters.',
  date: 'Please select a date.',
  dateOutOfRange: 'Please select a date from January 1, 1900 to today.',
  url: 'Please enter a valid URL.',
  description: 'Description must be at least 10 characters.',
  tooManyBlanks: (most: number) => `Notes can have ${most} blanks at most.`,
  loading: 'Loading sermons...',
  loadFailed: 'Error loading sermons. Please try again later.',
  noneFound: 'No sermons found. Try adjusting your search terms or filters.',
  noneYet:
    'Sermons will stand here, each with its film, its passage and its date. The first is still to come.',
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
