import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Returns the addresses that this machine has in its networks; none where they cannot be read. */
export function networkAddresses(interfaces: Interfaces = ownInterfaces()): string[] {
  return Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ address, internal }) => !internal && ipaddr.isValid(address))
    .map(({ address }) => address);
}

/**
 * Returns the host of URLs (RFC 3986, 3.2.2) at which others reach the machine with these addresses: a public one before a
 * private one, IPv4 before IPv6; undefined without any.
 */
export function networkHost(addresses: readonly string[]): string | undefined {
  const usable = addresses
    .map((text) => ipaddr.parse(text))
    .filter((address) => address.range() !== 'linkLocal')
    .toSorted((one, other) => rank(one) - rank(other));
  const [first] = usable;
  return first?.kind() === 'ipv6' ? `[${first}]` : first?.toString();
}

const keptMilliseconds = 60_000;
let kept: { host: string | undefined; until: number } | undefined;

/** Returns the networkHost() of this machine, read once a minute at most. */
export function ownNetworkHost(): string | undefined {
  const now = performance.now();
  if (!kept || kept.until < now) {
    kept = { host: networkHost(networkAddresses()), until: now + keptMilliseconds };
  }
  return kept.host;
}

function rank(address: ipaddr.IPv4 | ipaddr.IPv6): number {
  return (address.range() === 'unicast' ? 0 : 2) + (address.kind() === 'ipv4' ? 0 : 1);
}

/** A process that may not open sockets of AF_NETLINK cannot read them. */
function ownInterfaces(): Interfaces {
  try {
    return networkInterfaces();
  } catch {
    return {};
  }
}
