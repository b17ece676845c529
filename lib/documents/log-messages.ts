/** What the activity log and the export call documents and their fields. */
export const documentLog = {
  singular: 'document',
  plural: 'documents',
  kind: 'Documents',
  subject: (name: string) => `the document ${name}`,
  labels: { title: 'Title', category: 'Category', date: 'Date', file_name: 'File', bytes: 'Size in bytes' },
  about: 'PDFs for visitors; the files are in `uploads/documents`.',
} as const;
