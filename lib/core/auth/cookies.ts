import { env } from '#lib/core/platform/env.ts';

/** The name of one of our cookies: behind HTTPS the prefix binds it to this host and to HTTPS. */
export function hostCookieName(name: 'session' | 'device'): string {
  return isSecureSite() ? `__Host-belltower.${name}` : `belltower.${name}`;
}

/** The name of the cookie in which next-auth keeps an address to lead to. */
export function callbackCookieName(): string {
  return `${isSecureSite() ? '__Secure-' : ''}next-auth.callback-url`;
}

/** What every cookie of ours has: no script reads it, and no other website's form sends it along. */
export function cookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecureSite() } as const;
}

/** Whether visitors use HTTPS. */
export function isSecureSite(): boolean {
  return env().SITE_URL?.startsWith('https://') ?? false;
}
