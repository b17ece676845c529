/** Messages of backups. */
export const backupMessages = {
  title: 'Backups',
  lead: 'Each night at 3:15 the site writes all of its content and pictures into one file, restores that file on the side and compares. Only then it counts.',
  loading: 'Looking for backups...',
  loadFailed: 'The backups could not be loaded',
  backUpNow: 'Back up now',
  underWay: 'Backing up and proving. You may leave this page.',
  failed: (message: string) => `Failed to back up: ${message}`,
  downloadFailed: (message: string) => `Failed to download: ${message}`,
  none: 'There is no backup yet. The first one is made tonight.',
  lastProven: 'Last proven backup',
  noneProven: 'No backup has been proven yet.',
  overdue: (days: number) =>
    `No backup was proven in the last ${days} days. Please see what the latest one says, and press ‘Back up now’.`,
  list: 'All backups',
  proven: 'Proven',
  isUnderWay: 'Being made',
  download: 'Download',
  unknown: 'There is no such backup.',
  notWritten: 'The folder of the backups (BACKUP_DIR) cannot be written to.',
  diskFull: 'The disk with the backups is full, so please make room there or set BACKUP_DIR to another one.',
  unexpected:
    'The backup could not be made: something unexpected went wrong, and the log of the site says what.',
  picturesNotRead: (reason: string) => `The pictures could not be read, so there is no backup. ${reason}`,
  interrupted:
    'The backup ended three times before it was whole, so please look whether the machine has enough memory.',
} as const;
