import { defineSource } from '../source.ts';
import { feedOptions } from './schema.ts';

/** Podcasts and channels, by the address of their feed. */
export const feedSource = defineSource({
  label: 'A podcast or a channel',
  about: 'Sermons of a podcast or of a channel on YouTube, by its feed.',
  options: feedOptions,
  takes: { file: null, url: true, key: false },
  needsFile: false,
  secrets: [],
  canKeepInStep: false,
  hasAddresses: false,
  identityOf: ({ url }) => url,
  nameOf: ({ url }) => new URL(url).hostname,
  load: async () => (await import('./read-feed.ts')).readFeed,
});
