import { env } from '#lib/core/process/env.ts';

/** Sites whose forms, calendars, players and maps may be shown inside a page, each with its subdomains. */
const embedDomains = [
  'planningcenter.com',
  'churchcenter.com',
  'breezechms.com',
  'docs.google.com',
  'calendar.google.com',
  'list-manage.com',
  'tithe.ly',
  'subsplash.com',
  'open.spotify.com',
  'embed.podcasts.apple.com',
  'openstreetmap.org',
] as const;

/** Returns whether the https address may be shown inside a page: one of the known sites, or one of EMBED_HOSTS. */
export function mayEmbed(address: string): boolean {
  const { hostname, port, protocol } = new URL(address);
  const own = (env().EMBED_HOSTS ?? '').toLowerCase().split(',');
  const domains = [...embedDomains, ...own.map((name) => name.trim()).filter(Boolean)];
  const isOf = (domain: string) => hostname === domain || hostname.endsWith(`.${domain}`);
  return protocol === 'https:' && port === '' && domains.some(isOf);
}
