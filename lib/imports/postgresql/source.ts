import { z } from 'zod';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import { defineSource } from '../source.ts';

const longestAddress = 2000;
/** Those of libpq, and `no-verify`, which other programs use for `require`. */
const sslModes = ['disable', 'allow', 'prefer', 'require', 'no-verify', 'verify-ca', 'verify-full'];

/** A church's tables in another PostgreSQL. Its address contains a password, so all of it is secret. */
export const postgresqlSource = defineSource({
  words: () => messages.postgresql,
  options: z.object({
    url: z
      .string({ error: () => messages.postgresql.address })
      .trim()
      .max(longestAddress, { error: () => messages.postgresql.address })
      .refine(isDatabaseAddress, { error: () => messages.postgresql.address, abort: true })
      .refine(hasKnownMode, { error: () => messages.postgresql.sslmode(sslModes) }),
  }),
  takes: { file: null, url: true, key: false },
  secrets: ['url'],
  identityOf: ({ url }) => `${new URL(url).host}${new URL(url).pathname}`,
  nameOf: ({ url }) => new URL(url).hostname,
  load: async () => (await import('./read-postgresql.ts')).readPostgresql,
});

function isDatabaseAddress(text: string): boolean {
  const url = parsedUrl(text);
  if (!url) return false;
  const { protocol, hostname, pathname } = url;
  return /^postgres(ql)?:$/.test(protocol) && hostname !== '' && pathname.length > 1 && isDecodable(text);
}

function hasKnownMode(text: string): boolean {
  const mode = new URL(text).searchParams.get('sslmode');
  return mode === null || sslModes.includes(mode);
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}
