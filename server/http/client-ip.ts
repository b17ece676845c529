import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';

/**
 * Returns the address that rate limits count; for IPv6 the network of 64 bits, which one household has. Each of the
 * `trustedProxies` in front appends its sender to X-Forwarded-For, so only that many entries from the end are trusted.
 */
export function clientIp(request: IncomingMessage, trustedProxies: number): string {
  const sender = request.socket.remoteAddress ?? 'unknown';
  const forwarded = proxyAddress(request, (_address, hop) => hop < trustedProxies);
  const address = [forwarded, sender].find((each) => ipaddr.isValid(each ?? ''));
  return address ? limitedTo(ipaddr.process(address)) : sender;
}

function limitedTo(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
