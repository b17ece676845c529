import { z } from 'zod';
import { webAddress } from '#lib/core/operations/fields.ts';
import { messages } from '#lib/language/messages.ts';
import { siteProcessMilliseconds } from '../reading/limits.ts';
import { decided, defineSource } from '../source.ts';
import { siteIdentity } from './reader/own-domain.ts';

/** The church's old site, by its address. */
export const siteSource = defineSource({
  words: () => messages.oldSite,
  options: z.object({
    url: z
      .preprocess(
        withScheme,
        webAddress(() => messages.oldSite.address),
      )
      .meta({ description: 'The address of the old site, or its host alone.' }),
    is_ours: decided(false)
      .refine(Boolean, { error: () => messages.oldSite.notOurs })
      .meta({ description: 'Staff say that the site is the church’s own: must be true.', type: 'boolean' }),
  }),
  takes: { file: null, url: true, key: false },
  hasAddresses: true,
  keepsAddresses: true,
  wholeMilliseconds: siteProcessMilliseconds,
  identityOf: ({ url }) => siteIdentity(new URL(url)),
  nameOf: ({ url }) => new URL(url).host.replace(/^www\./, ''),
  load: async () => (await import('./read-site.ts')).readSite,
});

/** Returns a host name as an address. */
function withScheme(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const typed = value.trim();
  return typed === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
}
