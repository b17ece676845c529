/** What the activity log and the export call the words of pages. */
export const pageTextLog = {
  singular: 'words',
  plural: 'words',
  kind: 'Words',
  subject: (label: string) => `the words “${label}”`,
  changed: (label: string) => `Changed the words “${label}”`,
  original: (label: string) => `Used the original words again: ${label}`,
  labels: { value: 'Words' },
  about: 'The words of every page by their keys; facts of the church are in braces.',
} as const;
