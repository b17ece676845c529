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
  return withPrefix(prefix, spokenPath(address));
}

/** Returns an address with the path that its page has in the second language, without prefix. */
export function spokenPath(address: string): string {
  const { spoken } = linkFacts();
  const path = spoken && /^[^?#]*/.exec(address)?.[0];
  const place = path ? spoken.indexOf(` ${path}>`) : -1;
  if (!spoken || !path || place < 0) return address;
  const start = place + path.length + 2;
  return spoken.slice(start, spoken.indexOf(' ', start)) + address.slice(path.length);
}

/** Returns a path with the prefix of a language before it; that of home is the prefix alone. */
export function withPrefix(prefix: string, path: string): string {
  return prefix + (prefix && /^\/(?:[?#]|$)/.test(path) ? path.slice(1) : path);
}

/** Returns the path of a page in the first language. */
export function withoutPrefix(path: string): string {
  const prefix = languagePrefix();
  const isIn = prefix && (path === prefix || path.startsWith(`${prefix}/`));
  return isIn ? storedPath(path.slice(prefix.length) || '/') : path;
}

/** Returns the path in the first language of a page that has this one in the second. */
function storedPath(path: string): string {
  const { spoken = '' } = linkFacts();
  const end = spoken.indexOf(`>${path} `);
  return end < 0 ? path : spoken.slice(spoken.lastIndexOf(' ', end) + 1, end);
}

/** Returns an address of the API that answers in the language of the open page. */
export function apiAddress(path: string): string {
  const prefix = languagePrefix();
  return prefix ? `${path}${path.includes('?') ? '&' : '?'}${languageParameter}=${prefix.slice(1)}` : path;
}
