import { z } from 'zod';
import { webAddress } from '#lib/core/operations/fields.ts';
import { messages } from '#lib/language/messages.ts';
import { decided, defineSource } from '../source.ts';

/** Podcast programs write https as one of these. */
const scheme = /^(?:feed|itpc|podcast):(?:\/\/)?(https?:)?/i;

/** Podcasts and channels, by the address of their feed. */
export const feedSource = defineSource({
  words: () => messages.feed,
  options: z.object({
    url: z
      .preprocess(
        (value) =>
          typeof value === 'string' ? value.trim().replace(scheme, (_, own) => own ?? 'https://') : value,
        webAddress(() => messages.feed.address),
      )
      .meta({ description: 'The address of a feed (RSS 2.0 or Atom), or of a page that names its feed.' }),
    fetch_sound: decided(false).meta({
      description:
        'Brings the sound files of a podcast along; otherwise they are played from where they are.',
      type: 'boolean',
    }),
  }),
  takes: { file: null, url: true, key: false },
  identityOf: ({ url }) => url,
  nameOf: ({ url }) => new URL(url).hostname,
  load: async () => (await import('./read-feed.ts')).readFeed,
});
