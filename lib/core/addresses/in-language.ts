import { linkFacts } from './link-facts.ts';

/** The parameter of the API for one of the site's languages. */
export const languageParameter = 'language';

/** Returns what is before the paths of pages in the language of this request or page: nothing, or `/es`. */
export function languagePrefix(): string {
  return linkFacts().prefix ?? '';
}

/** Returns a path of the site as it is in the language of this request or page; other addresses as they are. */
export function inLanguage(address: string): string {
  const { prefix, unprefixed = '' } = linkFacts();
  const segment = prefix && /^\/([^/?#]*)/.exec(address)?.[1];
  if (segment === undefined || !prefix || unprefixed.split(' ').includes(segment)) return address;
  return withPrefix(prefix, address);
}

/** Returns a path with the prefix of a language before it; that of home is the prefix alone. */
export function withPrefix(prefix: string, path: string): string {
  return prefix + (prefix && /^\/(?:[?#]|$)/.test(path) ? path.slice(1) : path);
}

/** Returns the path of a page without the prefix of the page's language. */
export function withoutPrefix(path: string): string {
  const prefix = languagePrefix();
  const isIn = prefix && (path === prefix || path.startsWith(`${prefix}/`));
  return isIn ? path.slice(prefix.length) || '/' : path;
}

/** Returns an address of the API that answers in the language of the open page. */
export function apiAddress(path: string): string {
  const prefix = languagePrefix();
  return prefix ? `${path}${path.includes('?') ? '&' : '?'}${languageParameter}=${prefix.slice(1)}` : path;
}
