import { getDomain } from 'tldts';

/** Hosts on which every site is a folder, by the number of its segments. */
const shared: readonly (readonly [RegExp, number])[] = [
  [/^sites\.google\.com$/, 2],
  [/\.(?:wixsite|wixstudio)\.com$/, 1],
];

/** Returns the host without `www.`, with its port. */
export function bareHost({ host }: URL): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/**
 * Returns the registrable domain by the public suffix list, its private part included; the host and its port where it is
 * an IP address or has none.
 */
export function domainOf(url: URL): string {
  return getDomain(url.hostname, { allowPrivateDomains: true }) ?? bareHost(url);
}

/** Returns the folder of a site whose host has many, as '/my-church'; empty elsewhere. */
export function siteFolder({ hostname, pathname }: URL): string {
  const [, count = 0] = shared.find(([host]) => host.test(hostname)) ?? [];
  const segments = pathname.split('/').filter(Boolean).slice(0, count);
  return segments.length > 0 ? `/${segments.join('/')}` : '';
}

/** Returns what tells the site from others: `www` and bare are one. */
export function siteIdentity(url: URL): string {
  return `${bareHost(url)}${siteFolder(url).toLowerCase()}`;
}
