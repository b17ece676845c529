import { expect, it } from 'vitest';
import { securityHeaders } from '#lib/core/http/security-headers.ts';

it('every answer says how browsers are to treat it', () => {
  const headers = securityHeaders('http://localhost:3000');
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
  expect(headers['X-Frame-Options']).toBe('DENY');
  expect(headers['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['Permissions-Policy']).toContain('camera=()');
});

it('browsers are held to https only where the site has it', () => {
  expect(securityHeaders('https://church.example')).toHaveProperty('Strict-Transport-Security');
  expect(securityHeaders('http://church.example')).not.toHaveProperty('Strict-Transport-Security');
  expect(securityHeaders('')).not.toHaveProperty('Strict-Transport-Security');
});
