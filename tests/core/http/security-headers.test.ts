import { expect, it, vi } from 'vitest';
import { securityHeaders } from '#lib/core/http/security-headers.ts';

it('every answer says how browsers are to treat it', () => {
  const headers = securityHeaders();
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
  expect(headers['X-Frame-Options']).toBe('DENY');
  expect(headers['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['Permissions-Policy']).toContain('camera=()');
});

it.each([
  ['https://church.example', { TRUST_PROXY: '1' }, true],
  ['http://church.example', { TRUST_PROXY: '1' }, false],
  ['', { TRUST_PROXY: '1' }, false],
  ['https://church.example', { TRUST_PROXY: '0' }, true],
  ['https://church.example', { TRUST_PROXY: '0', RUNS_AS: 'belltower.service' }, false],
])('with SITE_URL %o and %o browsers are held to https: %o', (address, others, isHeld) => {
  vi.stubEnv('SITE_URL', address);
  for (const [name, value] of Object.entries(others)) vi.stubEnv(name, value);
  expect('Strict-Transport-Security' in securityHeaders()).toBe(isHeld);
});

it('the own certificate holds them to https, and no answer over plain http does', () => {
  vi.stubEnv('SITE_URL', 'https://church.example');
  expect(securityHeaders(true)).toHaveProperty('Strict-Transport-Security');
  expect(securityHeaders(false)).not.toHaveProperty('Strict-Transport-Security');
});
