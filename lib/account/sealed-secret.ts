import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from '#lib/core/auth/signing.ts';

const cipher = 'aes-256-gcm';
const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * A factor's secret as the database keeps it: AES-256-GCM under a key derived from AUTH_SECRET. It opens for
 * this factor alone, so that a row copied over another's is worth nothing.
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

/** The secret again, or null when it was sealed under another AUTH_SECRET, for another factor, or tampered with. */
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
