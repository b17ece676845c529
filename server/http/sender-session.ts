import type { IncomingMessage } from 'node:http';

/**
 * Whether a request brings a session cookie that this site has signed for the password of today. Says nothing of what
 * its holder may do, which `authorize` decides: the database is not asked, so an ended session counts.
 */
export async function bringsSession({ headers }: IncomingMessage): Promise<boolean> {
  if (!headers.cookie) return false;
  // Loaded only where it is wanted.
  const [{ readToken }, { readClaims }] = await Promise.all([
    import('#lib/core/auth/session-token.ts'),
    import('#lib/core/auth/session.ts'),
  ]);
  return readClaims(await readToken(cookiesOf(headers.cookie))) !== null;
}

function cookiesOf(header: string): Record<string, string> {
  const pairs = header.split(';').map((part) => {
    const [name = '', ...value] = part.split('=');
    return [name.trim(), value.join('=').trim()];
  });
  return Object.fromEntries(pairs);
}
