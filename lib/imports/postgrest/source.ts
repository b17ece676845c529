import { z } from 'zod';
import { webAddress } from '#lib/core/operations/fields.ts';
import { messages } from '#lib/language/messages.ts';
import { defineSource } from '../source.ts';

const longestKey = 4000;

/** A church's tables in a hosted database. */
export const postgrestSource = defineSource({
  words: () => messages.postgrest,
  options: z.object({
    url: webAddress(() => messages.postgrest.address),
    key: z
      .string({ error: () => messages.postgrest.key })
      .trim()
      .max(longestKey, { error: () => messages.postgrest.key })
      .regex(/^[!-~]+$/, { error: () => messages.postgrest.key }),
  }),
  takes: { file: null, url: true, key: true },
  secrets: ['key'],
  identityOf: ({ url }) => new URL(url).host,
  nameOf: ({ url }) => new URL(url).host,
  load: async () => (await import('./read-postgrest.ts')).readPostgrest,
});
