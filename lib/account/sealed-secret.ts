import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from '#lib/core/auth/signing.ts';

const cipher = 'aes-256-gcm';
const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Returns a factor's secret as stored: AES-256-GCM with a key derived from AUTH_SECRET. It is bound to this factor, so
 * that copied rows are useless.
 */
export function sealSecret(secret: string, factorId: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, sealingKey(), nonce, { authTagLength: tagBytes });
  sealing.setAAD(Buffer.from(factorId));
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  return [version, ...[nonce, sealing.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
    '.',
  );
}

/** Returns the decrypted secret, or null when it belongs to another AUTH_SECRET or factor, or was altered. */
export function openSecret(sealed: string, factorId: string): string | null {
  const [written, ...parts] = sealed.split('.');
  const [nonce, tag, content] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (written !== version || !nonce || !tag || !content) return null;
  try {
    const opening = createDecipheriv(cipher, sealingKey(), nonce, { authTagLength: tagBytes });
    opening.setAAD(Buffer.from(factorId));
    opening.setAuthTag(tag);
    return Buffer.concat([opening.update(content), opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function sealingKey(): Buffer {
  return derivedKey('second factor secrets');
}
