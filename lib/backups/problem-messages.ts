/** Why a backup failed, or cannot be restored. */
export const backupProblemMessages = {
  database: (reason: string) => reason,
  notOurDatabase: 'The database holds tables of something else, so please start the site on it once before.',
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
} as const;
