import { parsedUrl } from '#lib/core/text/parsed-url.ts';

const segment = '(?:tags?|categor(?:y|ies)|authors?|etiquetas?|categor[ií]as?|autor(?:es)?|label)';
/** Lists of entries: of a tag, an author, a month, or a page of such a list. */
const lists = [
  new RegExp(`/${segment}/`, 'i'),
  /\/page\/\d+\/?$/i,
  /^\/(?:blog\/|news\/)?\d{4}(?:\/\d{1,2}){0,2}\/?$/,
  /\/(?:events?|calendar|calendario|eventos)\/(?:.*\/)?(?:month|week|day|today|list|\d{4}-\d{1,2}(?:-\d{1,2})?)(?:\/|$)/i,
  /\/feed\/?$|\/(?:rss|atom)(?:\.xml)?\/?$|\.(?:rss|atom|ics)$/i,
];
const listQueries =
  /^(?:tag|cat|category|author|paged?|offset|month|year|date|day|week|tribe-bar-date|eventdisplay|feed|format|ical|outlook-ical|s|q|search|sort|order|orderby|filter|view|print)$/i;
const own =
  /\/(?:wp-(?:admin|json|content|includes|login)|xmlrpc\.php|cdn-cgi|_api|cart|checkout|account|login|signin|search)(?:[/?#.]|$)/i;
const files =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|mp[34]|m4[av]|mov|wav|zip|docx?|xlsx?|pptx?|css|js|json|xml|gz|woff2?|txt|vcf|epub)$/i;

/** Returns whether the address is a list of others, such as a tag, a feed or a month of a calendar. */
export function isList(address: string): boolean {
  const url = parsedUrl(address);
  if (!url) return false;
  return (
    lists.some((pattern) => pattern.test(url.pathname)) || keysOf(url).some((key) => listQueries.test(key))
  );
}

/** Returns whether the address may be a page: neither a file nor part of the site's own machinery. */
export function mayBePage(address: string): boolean {
  const url = parsedUrl(address);
  return url !== null && !files.test(url.pathname) && !own.test(url.pathname);
}

function keysOf({ searchParams }: URL): string[] {
  return [...searchParams.keys()];
}
