/** The job that makes every backup that waits, one after the other. */
export const backupTask = 'make_backups';
