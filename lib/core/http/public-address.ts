import { lookup } from 'node:dns';
import { lookup as lookupHost } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { AppError } from '#lib/core/operations/errors.ts';
import { allowedHosts } from './allowed-hosts.ts';
import { outboundMessages } from './outbound-messages.ts';

/**
 * How the host of a web address is to be looked up, so that only the public internet is connected to; undefined for
 * a host that SOURCE_ALLOW_HOSTS names, which may be anywhere.
 * @throws AppError `invalid` for what is no web address, holds a password, or is not public as it stands
 */
export function publicLookup(url: URL): LookupFunction | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new AppError('invalid', outboundMessages.notOfTheWeb);
  if (url.username || url.password) throw new AppError('invalid', outboundMessages.credentials);
  if (allowedHosts().has(hostAndPort(url))) return undefined;
  // What is an address already is never looked up.
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(literal)) checkPublic(literal);
  return lookupPublic;
}

/**
 * Where to connect to for a host and port of another kind than the web's: the address that was found and checked, or
 * the host as it is where SOURCE_ALLOW_HOSTS names both.
 * @throws AppError `invalid` for a host that is not public, or is unknown
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
    throw new AppError('invalid', outboundMessages.unknownHost);
  }
}

/** As `dns.lookup`, with an error where any address of the name is not a public one. */
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
  // What else of IPv6 counts as unicast is not handed out to anyone (RFC 4291, 2.4).
  const isHandedOut = address.kind() === 'ipv4' || address.match(ipaddr.parseCIDR('2000::/3'));
  if (address.range() !== 'unicast' || !isHandedOut) throw new AppError('invalid', outboundMessages.private);
}

function hostAndPort({ protocol, hostname, port }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}
