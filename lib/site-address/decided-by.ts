import { env, isAddressGiven, passedSockets } from '#lib/core/process/env.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { readHostName } from './names/host-name.ts';
import type { SiteAddress } from './schema.ts';

/** Returns what decides the address in place of staff; null: they do. */
export function decidedBy(): SiteAddress['decided_by'] {
  if (isAddressGiven()) return 'environment';
  if (env().TRUST_PROXY > 0) return 'proxy';
  return hasBothSockets() ? null : 'ports';
}

/** Returns whether staff may choose the name of the site, and it has none: what is typed is not encrypted. */
export function isWithoutName(): boolean {
  return decidedBy() === null && env().SITE_URL === undefined;
}

/** Returns whether this process keeps the site's certificate: it has both sockets, and no proxy is in front. */
export function keepsCertificate(): boolean {
  return (
    hasBothSockets() && env().TRUST_PROXY === 0 && (!isAddressGiven() || hostOfEnvironment() !== undefined)
  );
}

/** Returns the name in SITE_URL, where it is of HTTPS at the usual port; undefined otherwise, and for a number. */
export function hostOfEnvironment(): string | undefined {
  const url = parsedUrl(env().SITE_URL ?? '');
  if (!isAddressGiven() || url?.protocol !== 'https:' || url.port !== '') return undefined;
  const read = readHostName(url.hostname);
  return 'host' in read ? read.host : undefined;
}

function hasBothSockets(): boolean {
  const { http, https } = passedSockets();
  return http !== undefined && https !== undefined;
}
