import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** The header in which the server in front hands on the client's address; it drops any that a client sends. */
export const addressHeader = 'x-belltower-address';

/**
 * The address that limits count. `trustedProxies` is how many proxies of our own stand in front: each adds
 * whom it heard from to the end of X-Forwarded-For, so as many entries from the end can be believed, and
 * what a client wrote before them cannot (reading 35).
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const heard = request.socket.remoteAddress ?? 'unknown';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const chain = [...forwarded, heard];
  const address = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? heard;
  return limitedTo(isIP(address) ? address : heard);
}

/** One household has a whole IPv6 network of 64 bits: it counts as one address. */
function limitedTo(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  const plain = address.split('%')[0] ?? address;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const whole = [
    ...groups,
    ...Array<string>(Math.max(0, missing)).fill('0'),
    ...(tail ? tail.split(':') : []),
  ];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
