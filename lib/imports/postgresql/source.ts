import { defineSource } from '../source.ts';
import { postgresqlOptions } from './schema.ts';

/** A church's tables in another PostgreSQL. Its address holds a password, so all of it is a secret. */
export const postgresqlSource = defineSource({
  label: 'A PostgreSQL database',
  about:
    'The same tables in a PostgreSQL that this site can reach, by its address. The address is used once and kept nowhere.',
  options: postgresqlOptions,
  takes: { file: null, url: true, key: false },
  needsFile: false,
  secrets: ['url'],
  canKeepInStep: false,
  hasAddresses: false,
  identityOf: ({ url }) => `${new URL(url).host}${new URL(url).pathname}`,
  nameOf: ({ url }) => new URL(url).hostname,
  load: async () => (await import('./read-postgresql.ts')).readPostgresql,
});
