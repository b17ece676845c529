import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from './signing.ts';

const cipher = 'aes-256-gcm';
const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/** What a secret is of: each purpose has a key of its own. */
export type SecretPurpose = 'second factor secrets' | 'mail secrets' | 'keys of sources';

/**
 * Returns a secret as stored: AES-256-GCM with a key derived from AUTH_SECRET. It is bound to its place, such as the id of
 * its row, so that copied rows are useless.
 */
export function sealSecret(purpose: SecretPurpose, secret: string, place: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, derivedKey(purpose), nonce, { authTagLength: tagBytes });
  sealing.setAAD(Buffer.from(place));
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  return [version, ...[nonce, sealing.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
    '.',
  );
}

/** Returns the decrypted secret, or null when it belongs to another AUTH_SECRET or place, or was altered. */
export function openSecret(purpose: SecretPurpose, sealed: string, place: string): string | null {
  const [written, ...parts] = sealed.split('.');
  const [nonce, tag, content] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (written !== version || !nonce || !tag || !content) return null;
  try {
    const opening = createDecipheriv(cipher, derivedKey(purpose), nonce, { authTagLength: tagBytes });
    opening.setAAD(Buffer.from(place));
    opening.setAuthTag(tag);
    return Buffer.concat([opening.update(content), opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}
