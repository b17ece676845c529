/** Messages about another database. They never contain its address, which has a password. */
export const postgresqlMessages = {
  label: 'A PostgreSQL database',
  about:
    'The same tables in a PostgreSQL that this site can reach, by its address. The address is used once and stored nowhere.',
  address: 'Please give the address of the database, such as postgresql://user:password@host/database.',
  noAnswer: 'The database does not answer.',
  refused: 'The database does not let this user in with this password.',
  noDatabase: 'There is no such database there.',
  noEncryption: 'The connection to the database could not be made as safe as its address asks (sslmode).',
  clearText:
    'The database takes no encrypted connection, so its password was not sent. If it is on your own network, please add ?sslmode=disable to its address.',
  sslmode: (modes: readonly string[]) =>
    `Please give sslmode as one of ${modes.join(', ')}, or leave it out.`,
  tooMuch: (megabytes: number) =>
    `The database sends more than ${megabytes} MB at once or in all, which is more than is taken. Nothing was brought in.`,
  brokenOff: 'The connection to the database broke off, or it took too long.',
  nothing: 'The database has none of the tables of a church.',
} as const;
