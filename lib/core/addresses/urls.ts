import { type Environment, env, ownOrigin } from '#lib/core/process/env.ts';
import { encodedAddress } from '#lib/core/text/address-rules.ts';
import { shownAddress } from './hidden-pages.ts';
import { inLanguage } from './in-language.ts';

/** Returns the site's origin without a trailing slash: SITE_URL, or this machine's address if unset. */
export function siteUrl(settings: Pick<Environment, 'SITE_URL' | 'PORT' | 'TRUST_PROXY'> = env()): string {
  return settings.SITE_URL?.replace(/\/+$/, '') ?? ownOrigin(settings);
}

/** Returns the absolute URL of a path in the language of the request, for feeds, mail and search engines. */
export function absoluteUrl(path: string): string {
  return siteUrl() + inLanguage(path);
}

/** Returns the name of the church in structured data, the same on all pages. */
export function churchId(): string {
  return `${siteUrl()}/#church`;
}

/** Returns the absolute URL of an address that may be a path of this site, percent-encoded (RFC 3986). */
export function absoluteAddress(address: string): string {
  return address.startsWith('/') ? absoluteUrl(address) : encodedAddress(address);
}

/** Returns the absolute URL of a page for programs; of home while the page is switched off. */
export function shownUrl(path: string): string {
  return absoluteUrl(shownAddress(path) ?? '/');
}
