import { env } from '#lib/core/process/env.ts';

/** Returns the name of a cookie of the site: behind HTTPS the prefix binds it to this host and to HTTPS. */
export function hostCookieName(name: 'session' | 'device'): string {
  return isSecureSite() ? `__Host-belltower.${name}` : `belltower.${name}`;
}

/** Returns the name of the cookie in which next-auth keeps the callback address. */
export function callbackCookieName(): string {
  return `${isSecureSite() ? '__Secure-' : ''}next-auth.callback-url`;
}

/** Returns the attributes of every cookie: hidden from scripts and not sent with other sites' forms. */
export function cookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecureSite() } as const;
}

/** Returns whether visitors use HTTPS. */
export function isSecureSite(): boolean {
  return env().SITE_URL?.startsWith('https://') ?? false;
}
