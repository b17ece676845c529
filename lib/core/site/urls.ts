import { env } from '#lib/core/platform/env.ts';

/** The site's own origin, without a trailing slash: SITE_URL, or this machine's address when it is not set. */
export function siteUrl(): string {
  const { SITE_URL, PORT } = env();
  return (SITE_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '');
}

/** The full address of one of the site's paths, for feeds, mail and search engines. */
export function absoluteUrl(path: string): string {
  return path === '/' ? `${siteUrl()}/` : `${siteUrl()}${path}`;
}
