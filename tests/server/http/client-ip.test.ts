import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientIp } from '#server/http/client-ip.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  ['without trust, whom we hear from counts', '198.51.100.9', '203.0.113.1', 0, '198.51.100.9'],
  ['behind one proxy, whom it heard from counts', '10.0.0.1', '203.0.113.1', 1, '203.0.113.1'],
  ['what a client wrote itself counts for nothing', '10.0.0.1', '1.1.1.1, 203.0.113.1', 1, '203.0.113.1'],
  [
    'behind two proxies the second from the end counts',
    '10.0.0.1',
    '1.1.1.1, 203.0.113.1, 10.0.0.2',
    2,
    '203.0.113.1',
  ],
  ['a request around the proxy counts as itself', '198.51.100.9', undefined, 1, '198.51.100.9'],
  ['what is no address counts for nothing', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['an IPv4 address in IPv6 clothes is the same address', '::ffff:203.0.113.1', undefined, 0, '203.0.113.1'],
  ['a household’s IPv6 network is one address', '2001:db8:1:2:aaaa::1', undefined, 0, '2001:db8:1:2::/64'],
  ['however it is written', '2001:0db8:0001:0002::', undefined, 0, '2001:db8:1:2::/64'],
])('%s', (_what, heard, forwarded, trusted, expected) => {
  expect(clientIp(request(heard, forwarded), trusted)).toBe(expected);
});
