import { z } from 'zod';
import { webAddress } from '#lib/core/operations/fields.ts';
import { feedMessages } from './messages.ts';

/** What a podcast or channel is read from. */
export const feedOptions = z.object({
  url: z
    .preprocess(
      // Podcast programs write https so, to be opened by themselves.
      (value) =>
        typeof value === 'string'
          ? value
              .trim()
              .replace(/^(?:feed|itpc|podcast):(?:\/\/)?(https?:)?/i, (_, scheme) =>
                scheme ? scheme : 'https://',
              )
          : value,
      webAddress(feedMessages.address),
    )
    .meta({ description: 'The address of a feed (RSS 2.0 or Atom), or of a page that names its feed.' }),
});

export type FeedOptions = z.output<typeof feedOptions>;
