import { describe, expect, test, vi } from 'vitest';
import { hashPhoneCode, isPhoneCode, newPhoneCode } from '#lib/account/phone-code.ts';
import { hashRecoveryCode, newRecoveryCodes } from '#lib/account/recovery.ts';
import { newTotpSecret, stepOfCode, totpCode, totpUri } from '#lib/account/totp.ts';
import { readTypedCode } from '#lib/account/typed-code.ts';
import { toPhoneNumber } from '#lib/core/messaging/phone-number.ts';

describe('an authenticator app', () => {
  // The test vector of RFC 6238 for SHA-1, whose last six digits are shown.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const at = (seconds: number) => new Date(seconds * 1000);

  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [2000000000, '279037'],
  ])('shows at %d s what RFC 6238 says: %s', (seconds, code) => {
    expect(totpCode(secret, at(seconds))).toBe(code);
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test.each([
    [-60, null],
    [-30, 999],
    [0, 1000],
    [30, 1001],
    [60, null],
  ])('whose clock is %d s off is read as step %s', (seconds, step) => {
    expect(stepOfCode(secret, totpCode(secret, at(30_000 + seconds)), at(30_000))).toBe(step);
  });

  test('has a secret of 160 bits that differs each time', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(newTotpSecret());
  });

  test('is given issuer and name, whatever letters they have', () => {
    const uri = new URL(totpUri(secret, { issuer: 'Peter & Paul: Church', friendly_name: "Ruth's phone" }));
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.searchParams.get('issuer')).toBe('Peter & Paul: Church');
    expect(uri.searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri.pathname)).toContain("Ruth's phone");
  });
});

describe('a code for a phone', () => {
  test('has six digits, and all of a million can come', () => {
    const codes = Array.from({ length: 300 }, newPhoneCode);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(290);
  });

  test('is right for its own challenge alone, and kept as a keyed hash', () => {
    const challenge = { id: 'one', code_hash: hashPhoneCode('123456', 'one') };
    expect(isPhoneCode('123456', challenge)).toBe(true);
    expect(isPhoneCode('123457', challenge)).toBe(false);
    expect(isPhoneCode('123456', { ...challenge, id: 'two' })).toBe(false);
    expect(isPhoneCode('123456', { id: 'one', code_hash: null })).toBe(false);
    vi.stubEnv('AUTH_SECRET', 'another-secret-of-more-than-thirty-two-letters');
    expect(isPhoneCode('123456', challenge)).toBe(false);
  });
});

describe('recovery codes', () => {
  test('are ten, all different, easy to read aloud', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){2}$/.test(code))).toBe(true);
  });

  test('are kept as a hash that an AUTH_SECRET has no part in', () => {
    const before = hashRecoveryCode('k7mxq-2hvbn-w9trd');
    vi.stubEnv('AUTH_SECRET', 'another-secret-of-more-than-thirty-two-letters');
    expect(hashRecoveryCode('k7mxq2hvbnw9trd')).toBe(before);
    expect(before).not.toContain('k7mxq');
  });
});

test.each([
  ['123456', 'factor', '123456'],
  [' 123 456 ', 'factor', '123456'],
  ['１２３４５６', 'factor', '123456'],
  ['١٢٣ ٤٥٦', 'factor', '123456'],
  ['K7MXQ-2HVBN-W9TRD', 'recovery', 'k7mxq2hvbnw9trd'],
  ['k7mxq 2hvbn w9trd', 'recovery', 'k7mxq2hvbnw9trd'],
])('typed as %j it is a %s code', (text, kind, code) => {
  expect(readTypedCode(text)).toEqual({ kind, code });
});

test.each(['', '12345', '1234567', 'k7mxq-2hvbn', 'k7mxq-2hvbn-w9tr0', '12345a', "' OR 1=1"])(
  '%j is no code',
  (text) => {
    expect(readTypedCode(text)).toBeNull();
  },
);

test.each([
  ['(512) 555-0188', 'US', '+15125550188'],
  ['512.555.0188', 'US', '+15125550188'],
  ['1 512 555 0188', 'US', '+15125550188'],
  ['+1 512 555 0188', 'DE', '+15125550188'],
  ['0049 170 1234567', 'US', '+491701234567'],
  ['+44 7700 900123', 'US', '+447700900123'],
])('%s in %s is the number %s', (typed, country, number) => {
  expect(toPhoneNumber(typed, country)).toBe(number);
});

test.each([
  '',
  '555-0188',
  '+1 512 555 014',
  '+0 512 555 0188',
  'call me',
  '5125550188x',
  '+123456789012345678',
])('%j is no phone number', (typed) => {
  expect(toPhoneNumber(typed, 'US')).toBeNull();
});
