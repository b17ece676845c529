import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { curve } from './vapid.ts';

/** The keys of a browser, in base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** What is random of a message; given by tests alone. */
interface Chance {
  salt: Buffer;
  privateKey: Buffer;
}

/** Of one record (RFC 8188). */
const recordSize = 4096;
/** Ends the last record. */
const delimiter = 2;

/** Returns a text encrypted for one browser: the body of a message in `aes128gcm` (RFC 8291). */
export function encryptForBrowser(text: string, browser: BrowserKeys, chance?: Chance): Buffer {
  const own = createECDH(curve);
  if (chance) own.setPrivateKey(chance.privateKey);
  else own.generateKeys();
  const [salt, point] = [chance?.salt ?? randomBytes(16), own.getPublicKey()];
  const their = Buffer.from(browser.p256dh, 'base64url');
  const shared = hkdf(
    Buffer.from(browser.auth, 'base64url'),
    own.computeSecret(their),
    Buffer.concat([labelled('WebPush: info'), their, point]),
    32,
  );
  const key = hkdf(salt, shared, labelled('Content-Encoding: aes128gcm'), 16);
  const nonce = hkdf(salt, shared, labelled('Content-Encoding: nonce'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.of(delimiter)])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.of(point.length), point, record]);
}

function hkdf(salt: Buffer, secret: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}

function labelled(label: string): Buffer {
  return Buffer.from(`${label}\0`);
}

/** Returns whether keys are those of a browser: a point of the curve, and 16 bytes. */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    const own = createECDH(curve);
    own.generateKeys();
    return own.computeSecret(point).length > 0;
  } catch {
    return false;
  }
}
