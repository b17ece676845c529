import { createPublicKey, verify } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { areBrowserKeys, encryptForBrowser } from '#lib/push/encrypt.ts';
import { type PushMessage, payloadOf, travelOf } from '#lib/push/message.ts';
import { isPushEndpoint } from '#lib/push/push-hosts.ts';
import { publicPushKey, pushAuthorization } from '#lib/push/vapid.ts';
import { inSpanish } from '#tests/support/church.ts';

/** The example of RFC 8291, appendix A. */
const browser = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const chance = {
  salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
};
const encrypted = [
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml',
  'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT',
  'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
].join('');

test('a message is encrypted as in the example of RFC 8291', () => {
  const body = encryptForBrowser('When I grow up, I want to be a watermelon', browser, chance);
  expect(body.toString('base64url')).toBe(encrypted);
});

test('two messages of the same words differ', () => {
  const [one, other] = [encryptForBrowser('Hello', browser), encryptForBrowser('Hello', browser)];
  expect(one.equals(other)).toBe(false);
});

test.each([
  ['the example', browser, true],
  ['a short secret', { ...browser, auth: 'BTBZMqHH6r4Tts7J' }, false],
  ['a point beside the curve', { ...browser, p256dh: `${browser.p256dh.slice(0, -3)}AAA` }, false],
  ['no point', { ...browser, p256dh: 'BCVx' }, false],
])('keys of a browser: %s', (_what, keys, areRight) => {
  expect(areBrowserKeys(keys)).toBe(areRight);
});

test('who sends a message is signed with the key that browsers know, for this push service and half a day', () => {
  vi.stubEnv('SITE_URL', 'https://church.example');
  const now = new Date('2031-06-01T12:00:00Z');
  const header = pushAuthorization('https://fcm.googleapis.com', now);
  const pattern = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/;
  const [, head = '', claims = '', signature = '', key = ''] = pattern.exec(header) ?? [];
  expect(key).toBe(publicPushKey());
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: now.getTime() / 1000 + 43_200,
    sub: 'https://church.example',
  });
  const point = Buffer.from(key, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: known, dsaEncoding: 'ieee-p1363' } as const;
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')),
  ).toBe(true);
});

test('the key is that of AUTH_SECRET, in every process', () => {
  const key = publicPushKey();
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  expect(publicPushKey()).toBe(key);
  vi.stubEnv('AUTH_SECRET', 'another secret of at least thirty-two letters');
  expect(publicPushKey()).not.toBe(key);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://someone:else@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com.example/abc', false],
  ['https://push.apple.com/abc', false],
  ['https://notapush.apple.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://localhost/abc', false],
  ['fcm.googleapis.com', false],
  ['', false],
])('%s is of a push service: %s', (address, isKnown) => {
  expect(isPushEndpoint(address)).toBe(isKnown);
});

const message: PushMessage = {
  title: 'Closed today',
  body: 'Ice on every road.',
  url: 'https://church.example/',
  tag: 'alert:1',
  until: '2031-06-02T05:00:00Z',
  isUrgent: true,
};

test('the payload is declarative, and fits a record however long the words are', () => {
  expect(JSON.parse(inSpanish(() => payloadOf(message)))).toEqual({
    web_push: 8030,
    notification: {
      title: 'Closed today',
      body: 'Ice on every road.',
      navigate: 'https://church.example/',
      tag: 'alert:1',
      lang: 'es',
      dir: 'ltr',
    },
  });
  const long = payloadOf({ ...message, title: '🕊️'.repeat(500), body: 'é'.repeat(5000) });
  expect(encryptForBrowser(long, browser).length).toBeLessThan(4096);
});

test('it travels for as long as it is worth something', () => {
  const now = new Date('2031-06-02T04:00:00Z');
  expect(travelOf(message, now)).toEqual({
    ttl: '3600',
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/),
  });
  expect(travelOf({ ...message, until: '2031-06-01T00:00:00Z', isUrgent: false }, now)).toMatchObject({
    ttl: '0',
    urgency: 'normal',
  });
  expect(travelOf({ ...message, until: '2041-06-01T00:00:00Z' }, now).ttl).toBe(String(28 * 86_400));
});
