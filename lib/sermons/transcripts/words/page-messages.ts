/** The chapters and the transcript on the page of a sermon, and what was found of it in the library. */
export const transcriptPageMessages = {
  chapters: 'Chapters',
  heading: 'Transcript',
  byMachine: 'Made by machine: it may have mistakes.',
  readAll: 'Read the whole transcript',
  save: 'Save as',
  moments: 'Said in this sermon',
} as const;
