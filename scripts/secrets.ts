import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The secret kept in the file at `path` (mode 0600), made by `create` the first time. */
export async function keptSecret(path: string, create: () => string = randomSecret): Promise<string> {
  const kept = (await readFile(path, 'utf8').catch(emptyWhenMissing)).trim();
  if (kept) return kept;
  await mkdir(dirname(path), { recursive: true });
  const secret = create();
  const file = await open(path, 'w', 0o600);
  await file.writeFile(`${secret}\n`);
  await file.sync();
  await file.close();
  return secret;
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

function emptyWhenMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
