import { lookup } from 'node:dns';
import { lookup as lookupHost } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { allowedHosts } from './allowed-hosts.ts';

/**
 * Returns the lookup function for a web address, so that only the public internet is connected to; undefined for a host
 * in SOURCE_ALLOW_HOSTS.
 * @throws AppError `invalid` for an address that is not a web address, contains a password, or is not public
 */
export function publicLookup(url: URL): LookupFunction | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new AppError('invalid', messages.outbound.notOfTheWeb);
  if (url.username || url.password) throw new AppError('invalid', messages.outbound.credentials);
  if (allowedHosts().has(hostAndPort(url))) return undefined;
  // IP literals are never looked up.
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(literal)) checkPublic(literal);
  return lookupPublic;
}

/**
 * Returns the checked address to connect to for a host and port of another protocol than HTTP; the host itself if
 * SOURCE_ALLOW_HOSTS names both.
 * @throws AppError `invalid` for a host that is private or unknown
 */
export async function publicAddressOf(hostname: string, port: number): Promise<string> {
  if (allowedHosts().has(`${hostname.toLowerCase()}:${port}`)) return hostname.replace(/^\[|\]$/g, '');
  const literal = hostname.replace(/^\[|\]$/g, '');
  const found = ipaddr.isValid(literal) ? [{ address: literal }] : await lookupAll(literal);
  for (const { address } of found) checkPublic(address);
  return found[0]?.address ?? literal;
}

async function lookupAll(hostname: string): Promise<{ address: string }[]> {
  try {
    return await lookupHost(hostname, { all: true });
  } catch {
    throw new AppError('invalid', messages.outbound.unknownHost);
  }
}

/** Like `dns.lookup`, but fails if any address of the name is not public. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    try {
      for (const { address } of addresses) checkPublic(address);
    } catch (refusal) {
      return callback(refusal as Error, '');
    }
    if (options.all) return callback(null, addresses);
    callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};

function checkPublic(text: string): void {
  const address = ipaddr.process(text);
  // Other IPv6 unicast ranges are not assigned (RFC 4291, 2.4).
  const isHandedOut = address.kind() === 'ipv4' || address.match(ipaddr.parseCIDR('2000::/3'));
  if (address.range() !== 'unicast' || !isHandedOut) throw new AppError('invalid', messages.outbound.private);
}

function hostAndPort({ protocol, hostname, port }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}
