import { z } from 'zod';
import { postgresqlMessages } from './messages.ts';

const longestAddress = 2000;
/** Of libpq, and what other programs call `require`. */
const sslModes = ['disable', 'allow', 'prefer', 'require', 'no-verify', 'verify-ca', 'verify-full'];

/** Another PostgreSQL. Its address holds a password: it is used and never kept. */
export const postgresqlOptions = z.object({
  url: z
    .string(postgresqlMessages.address)
    .trim()
    .max(longestAddress, postgresqlMessages.address)
    .refine(isDatabaseAddress, { error: postgresqlMessages.address, abort: true })
    .refine(hasKnownMode, postgresqlMessages.sslmode(sslModes)),
});

export type PostgresqlOptions = z.output<typeof postgresqlOptions>;

function isDatabaseAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
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
