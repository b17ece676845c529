export const exportMessages = {
  title: 'Take everything along',
  lead: 'One zip with all that the church has here: every table for programs and for spreadsheets, the calendar, the sermons’ feed, all pictures, and a text that says what is what. No passwords.',
  prayer: 'Include prayer requests',
  warning:
    'The file then holds what people asked prayer for, with their names and addresses. Keep it where only people who may read them can open it.',
  download: 'Download everything',
  downloadFailed: (message: string) => `Failed to download: ${message}`,
} as const;
