import { getToken, type JWT } from 'next-auth/jwt';
import { requireSetting } from '#lib/core/platform/env.ts';
import { sessionCookieName } from './session.ts';

/** The decoded session cookie among these cookies; null without one that this site has signed and that holds still. */
export function readToken(cookies: Readonly<Record<string, string>>): Promise<JWT | null> {
  return getToken({
    req: { cookies, headers: {} } as unknown as Parameters<typeof getToken>[0]['req'],
    cookieName: sessionCookieName(),
    secret: requireSetting('AUTH_SECRET'),
  });
}
