import { createECDH, createPrivateKey, sign } from 'node:crypto';
import { siteUrl } from '#lib/core/addresses/urls.ts';
import { derivedKey } from '#lib/core/auth/signing.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';

/** The curve of web push (P-256), as OpenSSL calls it. */
export const curve = 'prime256v1';
/** Push services take a signature for a day at most. */
const validSeconds = 12 * 60 * 60;

/** Returns the public key by which browsers know this site, in base64url: of AUTH_SECRET, so all processes have it. */
export function publicPushKey(): string {
  return siteKeys().getPublicKey('base64url');
}

/**
 * Returns the `Authorization` of a message to the push service at an origin (RFC 8292): who sends it, signed.
 * @param origin such as https://fcm.googleapis.com
 */
export function pushAuthorization(origin: string, now = new Date()): string {
  const expires = Math.floor(now.getTime() / 1000) + validSeconds;
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: origin, exp: expires, sub: contact() },
  ];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(text), { key: privateKey(), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicPushKey()}`;
}

/** Whom the push service may write to. */
function contact(): string {
  const site = siteUrl();
  return site.startsWith('https://') ? site : `mailto:${currentChurch().email}`;
}

/** Derived bytes are a key of the curve but for one case in 4,000 million. */
function siteKeys(round = 0): ReturnType<typeof createECDH> {
  const keys = createECDH(curve);
  try {
    keys.setPrivateKey(derivedKey(`push ${round}`));
    return keys;
  } catch {
    return siteKeys(round + 1);
  }
}

function privateKey() {
  const keys = siteKeys();
  const point = keys.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  // OpenSSL drops zeros in front, which a JWK has.
  const d = Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d }, format: 'jwk' });
}
