import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';

/**
 * The address that limits count; of IPv6 the network of 64 bits, which is what one household has. `trustedProxies`
 * is how many proxies of our own stand in front: each adds its sender to the end of X-Forwarded-For, so as
 * many entries from the end can be believed, and what a client wrote before them cannot.
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
