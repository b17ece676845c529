/** The mail about a failed backup. */
export const backupMailMessages = {
  subject: (church: string) => `A backup of ${church}’s website failed`,
  lead: 'The website makes a backup each night and restores it separately, to be sure. This time that failed:',
  lastProven: (backup: string) => `The last backup that is proven: ${backup}.`,
  noneProven: 'There is no backup yet that was proven.',
  open: 'Open the backups',
} as const;
