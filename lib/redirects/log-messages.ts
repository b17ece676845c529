/** What the activity log and the export call old addresses. */
export const redirectLog = {
  singular: 'old address',
  plural: 'old addresses',
  labels: { from_path: 'Old address', to_path: 'Leads to' },
  about: 'Old addresses with the pages of this site that they lead to.',
} as const;
