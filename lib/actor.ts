import 'server-only';
import { cookies, headers } from 'next/headers';
import { getToken } from 'next-auth/jwt';
import type { Actor } from './access';
import { addressHeader } from './client-address';
import { requireSetting } from './env';
import { nextLevel, readClaims, sessionCookieName } from './session';

/** Who is asking, from the signed cookie. The one file that touches cookies and headers. */
export async function currentActor(): Promise<Actor> {
  const address = await currentAddress();
  const claims = readClaims(await readToken());
  if (!claims) return { role: 'visitor', address };
  return { role: 'admin', address, sessionId: claims.sid, aal: claims.aal, nextLevel: await nextLevel() };
}

/** The client's address as the server in front saw it, for limits only. */
export async function currentAddress(): Promise<string> {
  return (await headers()).get(addressHeader) ?? 'unknown';
}

async function readToken() {
  const jar = Object.fromEntries((await cookies()).getAll().map(({ name, value }) => [name, value]));
  return getToken({
    req: { cookies: jar, headers: {} } as unknown as Parameters<typeof getToken>[0]['req'],
    cookieName: sessionCookieName(),
    secret: requireSetting('AUTH_SECRET'),
  });
}
