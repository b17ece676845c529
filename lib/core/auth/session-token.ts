import { getToken, type JWT } from 'next-auth/jwt';
import { requireSetting } from '#lib/core/process/env.ts';
import { sessionCookieName } from './session.ts';

/** Returns the decoded session cookie, or null unless this site signed it and it has not expired. */
export function readToken(cookies: Readonly<Record<string, string>>): Promise<JWT | null> {
  return getToken({
    req: { cookies, headers: {} } as unknown as Parameters<typeof getToken>[0]['req'],
    cookieName: sessionCookieName(),
    secret: requireSetting('AUTH_SECRET'),
  });
}
