/** What is said of files that are kept beside the backups, and of damaged ones. */
export const backupFileMessages = {
  /** Of a row in the words of staff that `backupProblems.places` does not have. */
  otherPlace: (name: string) => `“${name}”`,
  missing: (place: string, path: string) =>
    `The file of ${place} is missing (${path}), so please choose it again there.`,
  damaged: (place: string, path: string) =>
    `The file of ${place} is damaged (${path}), so please choose it again there.`,
  unusedMissing: (path: string, command: string) =>
    `The file ${path}, which nothing shows any more, is missing; ${command} removes it.`,
  unusedDamaged: (path: string, command: string) =>
    `The file ${path}, which nothing shows any more, is damaged; ${command} removes it.`,
  gone: (path: string) => `The file ${path} disappeared while it was being backed up; please try again.`,
  named: (path: string, place: string) => `${path} (${place})`,
  andMore: (names: string, more: number) => `${names}; and ${more} more`,
  notKept: (names: string) =>
    `These files of the backup are not in the folder ‘files’ beside it any more: ${names}. Please make a new one.`,
  copiedAgain: (names: string) =>
    `On the disk of the backups these copies were damaged: ${names}. They were made again from the site’s own files. Please check that disk.`,
  lost: (names: string) =>
    `On the disk of the backups these copies were damaged, and the site no longer has the files: ${names}. Older backups do without them from now on. Please check that disk.`,
  notFound: (names: string, option: string) =>
    `The backup names files that are neither in it nor in a folder ‘files’ beside it: ${names}. So nothing was restored. Please copy that folder as well, take a backup that was made with its files, or add ${option} to restore without them.`,
  leftOut: (names: string) => `Restored without these files: ${names}.`,
} as const;
