/** The job that makes every pending backup, one at a time. */
export const backupTask = 'make_backups';
