import { defineSource } from '../source.ts';
import { postgrestOptions } from './schema.ts';

/** A church's tables in a hosted database. */
export const postgrestSource = defineSource({
  label: 'A hosted database (Supabase or PostgREST)',
  about:
    'Events, sermons, ministries, announcements and prayer of a church’s site, by its project’s address and key. The key is used once and kept nowhere.',
  options: postgrestOptions,
  takes: { file: null, url: true, key: true },
  needsFile: false,
  secrets: ['key'],
  canKeepInStep: false,
  hasAddresses: false,
  identityOf: ({ url }) => new URL(url).host,
  nameOf: ({ url }) => new URL(url).host,
  load: async () => (await import('./read-postgrest.ts')).readPostgrest,
});
