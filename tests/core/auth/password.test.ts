import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hashPassword, isAdminPassword, passwordMark } from '#lib/core/auth/password.ts';
import { newDeviceCookie, trustedDevice } from '#lib/core/auth/trusted-device.ts';
import { readSettings } from '#lib/core/process/env.ts';

beforeEach(() => {
  vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets-in-april');
});

test.each(['', 'bluebonnets-in-apri', 'bluebonnets-in-april ', 'Bluebonnets-in-april', 'x'.repeat(100_000)])(
  'the password is not %.30j',
  async (typed) => {
    expect(await isAdminPassword(typed)).toBe(false);
  },
);

test('the password is the one that is set', async () => {
  expect(await isAdminPassword('bluebonnets-in-april')).toBe(true);
});

describe('in place of the password, its hash', () => {
  beforeEach(async () => {
    const line = await hashPassword('Grüße vom Hügel');
    vi.stubEnv('ADMIN_PASSWORD', '');
    vi.stubEnv('ADMIN_PASSWORD_HASH', line);
  });

  test('lets the right one in, however its letters are composed, and no other', async () => {
    expect(await isAdminPassword('Grüße vom Hügel')).toBe(true);
    expect(await isAdminPassword('Grüße vom Hügel'.normalize('NFD'))).toBe(true);
    expect(await isAdminPassword('Grüße vom Hugel')).toBe(false);
    expect(await isAdminPassword('')).toBe(false);
  });

  test('is a setting of its own that is salted', async () => {
    const line = await hashPassword('Grüße vom Hügel');
    expect(readSettings({ ADMIN_PASSWORD_HASH: line }).ADMIN_PASSWORD_HASH).toBe(line);
    expect(line).not.toBe(await hashPassword('Grüße vom Hügel'));
  });

  test('ends the sessions of another password', async () => {
    const mark = passwordMark();
    vi.stubEnv('ADMIN_PASSWORD_HASH', await hashPassword('Grüße vom Tal'));
    expect(passwordMark()).not.toBe(mark);
  });
});

describe('a browser that has signed in before', () => {
  const valueIn = (cookie: string) => /=([^;]+)/.exec(cookie)?.[1];

  test('is known again', () => {
    const cookie = newDeviceCookie();
    expect(cookie).toMatch(/^belltower\.device=[^;]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    expect(trustedDevice(valueIn(cookie))).toMatch(/^[\w-]{36}$/);
  });

  test('is unknown when it made its cookie itself or the password has changed', () => {
    const value = valueIn(newDeviceCookie());
    expect(trustedDevice(undefined)).toBeUndefined();
    expect(trustedDevice('')).toBeUndefined();
    expect(trustedDevice(`${value}x`)).toBeUndefined();
    expect(trustedDevice('11111111-1111-4111-8111-111111111111.AAAA')).toBeUndefined();
    vi.stubEnv('ADMIN_PASSWORD', 'paintbrush-in-may');
    expect(trustedDevice(value)).toBeUndefined();
  });
});
