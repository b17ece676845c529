import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PlainError } from '#server/start/plain-error.ts';

/** The secret files of DATA_DIR, without the password of the built-in database, which each cluster creates. */
export const secretFiles = ['auth-secret', 'admin-password'] as const;
export type Secrets = Partial<Record<(typeof secretFiles)[number], string>>;

const secrets = z.partialRecord(z.enum(secretFiles), z.string());
const base64 = z.base64();
const sealed = z.object({ salt: base64, nonce: base64, tag: base64, text: base64 });

/** 32 MB and about a tenth of a second per guess. */
const cost = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** Reads the secret files that exist in DATA_DIR. */
export async function readSecrets(dataFolder: string): Promise<Secrets> {
  const found = await Promise.all(
    secretFiles.map(async (name) => [name, await readFile(join(dataFolder, name), 'utf8').catch(() => '')]),
  );
  return secrets.parse(Object.fromEntries(found.filter(([, text]) => text)));
}

/** Encrypts the secrets with the passphrase (scrypt, AES-256-GCM). */
export function sealSecrets(open: Secrets, passphrase: string): string {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, cost), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(open), 'utf8'), cipher.final()]);
  const parts = { salt, nonce, tag: cipher.getAuthTag(), text };
  return JSON.stringify(
    Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64')])),
  );
}

/** Decrypts the secrets. @throws PlainError for another passphrase */
export function openSecrets(text: string, passphrase: string): Secrets {
  try {
    const given = sealed.parse(JSON.parse(text));
    const bytes = (name: keyof typeof given) => Buffer.from(given[name], 'base64');
    const key = scryptSync(passphrase, bytes('salt'), 32, cost);
    const decipher = createDecipheriv('aes-256-gcm', key, bytes('nonce')).setAuthTag(bytes('tag'));
    const plain = Buffer.concat([decipher.update(bytes('text')), decipher.final()]);
    return secrets.parse(JSON.parse(plain.toString('utf8')));
  } catch {
    throw new PlainError(
      'BACKUP_PASSPHRASE is not the one that the secrets of this backup were sealed with, so please correct it, or take it out to restore without them.',
    );
  }
}
