import { expect, test, vi } from 'vitest';
import { assertSameOrigin } from '#lib/core/http/origin-check.ts';

const attempt = (headers: Record<string, string>) => () => assertSameOrigin((name) => headers[name]);
const refusal = expect.objectContaining({ code: 'forbidden' });

test.each([
  ['from a page of the site', { origin: 'http://church.test' }],
  ['from a page of the site, as the browser tells', { 'sec-fetch-site': 'same-origin' }],
  ['typed by a person', { 'sec-fetch-site': 'none' }],
  ['from a program that is no browser', {}],
])('a change %s is taken', (_what, headers) => {
  expect(attempt({ host: 'church.test', ...headers })).not.toThrow();
});

test.each([
  ['from another website', { origin: 'https://elsewhere.test' }],
  ['from another port of the host', { origin: 'http://church.test:8080' }],
  ['from a page that hides where it is', { origin: 'null' }],
  ['with an origin that is no address', { origin: 'church.test' }],
  ['whose browser says it came from elsewhere', { 'sec-fetch-site': 'cross-site' }],
  ['whose browser says it came from a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['whose client made up a host', { origin: 'https://a.test', 'x-forwarded-host': 'a.test' }],
])('a change %s is refused', (_what, headers) => {
  expect(attempt({ host: 'church.test', ...headers })).toThrow(refusal);
});

test('behind a proxy of ours, the host it tells is the site’s', () => {
  vi.stubEnv('TRUST_PROXY', '1');
  const headers = { host: 'inside:3000', 'x-forwarded-host': 'church.test' };
  expect(attempt({ ...headers, origin: 'https://church.test' })).not.toThrow();
  expect(attempt({ ...headers, origin: 'https://inside:3000' })).toThrow(refusal);
});

test('behind a proxy that tells no host, SITE_URL does', () => {
  vi.stubEnv('SITE_URL', 'https://church.test');
  expect(attempt({ host: 'inside:3000', origin: 'https://church.test' })).not.toThrow();
  expect(attempt({ host: 'inside:3000', origin: 'https://elsewhere.test' })).toThrow(refusal);
});
