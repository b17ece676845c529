import { afterEach, expect, test, vi } from 'vitest';
import { siteUrl } from '#lib/core/addresses/urls.ts';
import { ownOrigin, provideNetworkHost } from '#lib/core/process/env.ts';
import { networkAddresses, networkHost } from '#lib/core/process/network-address.ts';

const of = (...addresses: string[]) =>
  ({ eth0: addresses.map((address) => ({ address, internal: address === '127.0.0.1' })) }) as never;

test.each([
  ['a public address before a private one', ['172.17.0.2', '93.184.215.14'], '93.184.215.14'],
  ['the first private one behind a router', ['192.168.1.20', '172.17.0.1', 'fd00::4'], '192.168.1.20'],
  ['IPv6 in brackets', ['fe80::1', '2a01:4f8::1'], '[2a01:4f8::1]'],
  ['IPv4 before IPv6', ['2a01:4f8::1', '93.184.215.14'], '93.184.215.14'],
  ['none of the machine itself', ['127.0.0.1', 'fe80::1', '169.254.3.4'], undefined],
])('others reach a machine at %s', (_which, addresses, host) => {
  expect(networkHost(networkAddresses(of(...addresses)))).toBe(host);
});

afterEach(() => provideNetworkHost(() => undefined));

const settings = { PORT: 80, TRUST_PROXY: 0 };

test('a service without SITE_URL is at the address of its machine, with a port unless it is that of HTTP', () => {
  vi.stubEnv('RUNS_AS', 'belltower.service');
  expect(siteUrl(settings)).toBe('http://localhost');
  provideNetworkHost(() => '192.168.1.20');
  expect(siteUrl(settings)).toBe('http://192.168.1.20');
  provideNetworkHost(() => '[2a01::1]');
  expect(siteUrl({ ...settings, PORT: 8080 })).toBe('http://[2a01::1]:8080');
  expect(siteUrl({ ...settings, SITE_URL: 'https://church.example/' })).toBe('https://church.example');
});

test.each([
  ['from sources', undefined, settings],
  ['in a container, whose addresses lead nowhere', 'container', settings],
  [
    'behind a proxy, where it may answer this machine alone',
    'belltower-a.service',
    { PORT: 80, TRUST_PROXY: 1 },
  ],
])('%s it is at localhost', (_where, as, given) => {
  vi.stubEnv('RUNS_AS', as);
  provideNetworkHost(() => '192.168.1.20');
  expect(ownOrigin(given)).toBe('http://localhost');
});
