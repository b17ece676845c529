import ipaddr from 'ipaddr.js';
import { env } from '#lib/core/process/env.ts';
import { networkAddresses } from '#lib/core/process/network-address.ts';

/** The addresses at which this machine is reached. */
export interface MachineAddresses {
  v4: string | null;
  v6: string | null;
}

type Interfaces = Parameters<typeof networkAddresses>[0];

/**
 * Returns the public addresses that the interfaces of this machine have; null where it has none, as behind a router. An
 * authority of one's own (ACME_DIRECTORY) also reaches private ones. No server outside is asked.
 */
export function machineAddresses(interfaces?: Interfaces): MachineAddresses {
  const found = networkAddresses(interfaces);
  const first = (kind: 'ipv4' | 'ipv6') => found.find((address) => isReachable(address, kind)) ?? null;
  return { v4: first('ipv4'), v6: first('ipv6') };
}

const privateRanges = ['private', 'uniqueLocal', 'carrierGradeNat', 'loopback'];

/** Returns whether the authority that gives the certificate may reach the address. */
export function isReachable(text: string, kind: 'ipv4' | 'ipv6'): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.kind() !== kind) return false;
  const range = address.range();
  return range === 'unicast' || (env().ACME_DIRECTORY !== undefined && privateRanges.includes(range));
}
