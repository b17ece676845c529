import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Returns the secret in the file at `path` (mode 0600), and creates it the first time. Concurrent processes all get the
 * first one.
 */
export async function storedSecret(path: string, create: () => string = randomSecret): Promise<string> {
  const stored = await read(path);
  if (stored) return stored;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeToDisk(draft, create());
  // A power cut can leave an empty file.
  if (stored === '') await rename(draft, path);
  else await link(draft, path).catch(unlessThere);
  await rm(draft, { force: true });
  return (await read(path)) ?? '';
}

async function read(path: string): Promise<string | undefined> {
  return (await readFile(path, 'utf8').catch(undefinedWhenMissing))?.trim();
}

async function writeToDisk(path: string, secret: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  await file.writeFile(`${secret}\n`);
  await file.sync();
  await file.close();
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

function undefinedWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
