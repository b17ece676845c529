import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text as streamText } from 'node:stream/consumers';
import { z } from 'zod';
import { secretsEntry } from '#lib/backups/manifest.ts';
import { PlainError } from '#server/start/plain-error.ts';
import type { Archive } from './open-archive.ts';
import { signIns } from './sign-ins.ts';

/** The secret files of DATA_DIR, without the password of the built-in database, which each cluster creates. */
export const secretFiles = [
  'auth-secret',
  'admin-password',
  // The site's own certificate, with its key and that of the account at the authority.
  'tls/certificate.pem',
  'tls/account.pem',
  'tls/state.json',
] as const;

const secrets = z.object({
  ...(Object.fromEntries(secretFiles.map((name) => [name, z.string().optional()])) as Record<
    (typeof secretFiles)[number],
    z.ZodOptional<z.ZodString>
  >),
  sign_ins: signIns.optional(),
});
/** What a passphrase opens: the secret files, and how people sign in. */
export type Sealed = z.output<typeof secrets>;
const base64 = z.base64();
const sealed = z.object({ salt: base64, nonce: base64, tag: base64, text: base64 });

/** 32 MB and about a tenth of a second per guess. */
const cost = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** Reads the secret files that exist in DATA_DIR. */
export async function readSecrets(dataFolder: string): Promise<Sealed> {
  const found = await Promise.all(
    secretFiles.map(async (name) => [name, await readFile(join(dataFolder, name), 'utf8').catch(() => '')]),
  );
  return secrets.parse(Object.fromEntries(found.filter(([, text]) => text)));
}

/** Encrypts the secrets with the passphrase (scrypt, AES-256-GCM). */
export function sealSecrets(open: Sealed, passphrase: string): string {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, cost), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(open), 'utf8'), cipher.final()]);
  const parts = { salt, nonce, tag: cipher.getAuthTag(), text };
  return JSON.stringify(
    Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64')])),
  );
}

/** Returns what a backup has sealed; nothing without a passphrase. @throws PlainError for another passphrase */
export async function sealedIn(
  { manifest: { secrets }, read }: Archive,
  passphrase?: string,
): Promise<Sealed> {
  if (secrets === 'left out' || !passphrase) return {};
  return openSecrets(await streamText(read(secretsEntry)), passphrase);
}

function openSecrets(text: string, passphrase: string): Sealed {
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
