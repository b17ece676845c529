/** What backups say to people. */
export const backupMessages = {
  title: 'Backups',
  lead: 'Each night the site writes all of its content and pictures into one file, restores that file on the side and compares. Only then it counts.',
} as const;
