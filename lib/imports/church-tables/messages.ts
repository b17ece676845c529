/** Messages about a church's database. */
export const churchTableMessages = {
  noTable: (table: string) => `The table ${table} is not there.`,
  closed: (table: string) => `The table ${table} may not be read this way, so nothing of it was imported.`,
  empty: (table: string) => `The table ${table} gave no rows. If it has some, it may not be read this way.`,
  noIds: (table: string) =>
    `The table ${table} has no column id, so its rows cannot be told apart, and it was left out.`,
  missing: (table: string, columns: readonly string[]) =>
    `The table ${table} has no ${columns.join(', ')}; an empty value was used instead.`,
  tooMany: (table: string, most: number) =>
    `The table ${table} has more than ${most.toLocaleString('en-US')} rows.`,
  tooLarge: (table: string, id: string, kilobytes: number) =>
    `The row ${id} of the table ${table} is larger than ${kilobytes} kB and was left out.`,
  relativePicture: (title: string, address: string) =>
    `“${title}”: its picture ${address} is not a full address and was left out.`,
  prayerRequest: 'A prayer request',
  unnamed: 'Without a name',
} as const;
