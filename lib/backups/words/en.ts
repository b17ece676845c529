export default {
  /** What is said of files that are kept beside the backups, and of damaged ones. */
  backupFiles: {
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
  } as const,
  /** The mail about a failed backup. */
  backupMail: {
    subject: (church: string) => `A backup of ${church}’s website failed`,
    lead: 'The website makes a backup each night and restores it separately, to be sure. This time that failed:',
    lastProven: (backup: string) => `The last backup that is proven: ${backup}.`,
    noneProven: 'There is no backup yet that was proven.',
    open: 'Open the backups',
  } as const,
  /** Why a backup failed, or cannot be restored. */
  backupProblems: {
    database: (reason: string) => reason,
    notOurDatabase:
      'The database holds tables of something else, so please start the site on it once before.',
    pictureGone: (path: string) =>
      `The picture ${path} disappeared while it was being backed up; please try again.`,
    noFile: (path: string) => `There is no file ${path}, so please check its name.`,
    notReadable: (path: string, code: string) => `The file ${path} cannot be read (${code}).`,
    notWhole: (name: string) =>
      `${name} is not a complete backup: it is cut off or damaged, so nothing was restored.`,
    notOurs: (name: string) => `${name} is not a backup of Belltower, so nothing was restored.`,
    changed: (name: string, path: string) =>
      `${name} was changed or damaged since it was made (${path} is not what it was), so nothing was restored.`,
    newer: (name: string) => `${name} was made by a newer Belltower, so please update this copy first.`,
    newerTables: (migration: string) =>
      `The backup was made by a newer Belltower (it knows ${migration}), so please update this copy first.`,
    earlierData: (migration: string, commit: string) =>
      `These are the data of an earlier Belltower (they end at ${migration}), which this version cannot bring up to date. Commit ${commit} can: please start or restore them with that one first, then update (see CHANGELOG.md).`,
    differs: (table: string) => `What was restored into the table ${table} is not what the backup holds.`,
    otherTable: (table: string) =>
      `The backup holds a table ${table} that its version does not have, so nothing was restored.`,
    /** What shows a picture; the name is a title, or the key of words. */
    places: {
      event: (name: string) => `the event “${name}”`,
      sermon: (name: string) => `the sermon “${name}”`,
      series: (name: string) => `the series “${name}”`,
      ministry: (name: string) => `the ministry “${name}”`,
      page: (name: string) => `the page “${name}”`,
      layout: (name: string) => `the order of the page “${name}”`,
      words: (name: string) => `the words “${name}”`,
      home: () => 'the home page',
      logo: () => 'the church’s logo',
      mark: () => 'the church’s square mark',
      upload: (name: string) => `the upload “${name}”`,
      podcast: () => 'the podcast',
    },
    missing: (place: string, path: string) =>
      `The picture of ${place} is missing (${path}), so please choose it again there.`,
    damaged: (place: string, path: string) =>
      `The picture of ${place} is damaged (${path}), so please choose it again there.`,
    unusedMissing: (path: string, command: string) =>
      `The picture ${path}, which nothing shows any more, is missing; ${command} removes it.`,
    unusedDamaged: (path: string, command: string) =>
      `The picture ${path}, which nothing shows any more, is damaged; ${command} removes it.`,
    andOthers: (problem: string, others: number) => `${problem} It is not the only one: ${others} more.`,
  } as const,
  backups: {
    title: 'Backups',
    lead: 'Each night at 3:15 the site writes all of its content and pictures into one file, restores that file separately and compares the two. Only then does it count.',
    /** Shown where a backup has files beside it. */
    aboutFiles:
      'Files over 1 MB, such as documents, are stored once for all backups. ‘Download’ gives one backup without them; ‘Download with files’ gives all of it, for moving to another machine.',
    loading: 'Looking for backups...',
    loadFailed: (problem: string) => `The backups could not be loaded: ${problem}`,
    backUpNow: 'Back up now',
    underWay: 'Backing up and checking. You may leave this page.',
    failed: (message: string) => `Failed to back up: ${message}`,
    downloadFailed: (message: string) => `Failed to download: ${message}`,
    none: 'There is no backup yet. The first one is made tonight.',
    lastProven: (backup: string) => `Last proven backup: ${backup}`,
    noneProven: 'No backup has been proven yet.',
    overdue: (days: number) =>
      `No backup was proven in the last ${days} days. Please check the latest one, and press ‘Back up now’.`,
    list: 'All backups',
    proven: 'Proven',
    isUnderWay: 'Being made',
    download: 'Download',
    downloadOf: (moment: string) => `Download ${moment}`,
    downloadWithFiles: 'Download with files',
    downloadWithFilesOf: (moment: string) => `Download with files ${moment}`,
    today: (clock: string) => `today ${clock}`,
    yesterday: (clock: string) => `yesterday ${clock}`,
    dateAndClock: (date: string, clock: string) => `${date} ${clock}`,
    withSize: (moment: string, size: string) => `${moment}, ${size}`,
    andFiles: (size: string, files: string) => `${size} and ${files} of files`,
    unknown: 'There is no such backup.',
    notWritten: (path: string, user: string) =>
      `The backup cannot be made: the user ${user} may not write to ${path}.`,
    diskFull:
      'The disk with the backups is full, so please make room there or set BACKUP_DIR to another one.',
    unexpected: 'The backup failed unexpectedly. The site’s log has the details.',
    picturesNotRead: (reason: string) =>
      `The pictures could not be read, so the backup failed. The request to the bucket in S3_BUCKET failed (${reason}).`,
    interrupted:
      'The backup was interrupted three times. Please check whether the machine has enough memory.',
  } as const,
};
