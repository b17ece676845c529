import { randomBytes } from 'node:crypto';
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { z } from 'zod';
import { updateStateFile } from '#lib/core/process/env.ts';
import { dataPath } from '#lib/core/process/folders.ts';
import { type RootState, rootState, type Wish, wish } from './schema.ts';

const wishFile = () => dataPath('update-wish.json');
const mostBytes = 8192;

/** Returns what root has noted of the last update; null without one, and for what cannot be read. */
export async function readRootState(): Promise<RootState | null> {
  const file = updateStateFile();
  return file ? readJson(file, rootState) : null;
}

/** Returns the wish that waits for root, or null. */
export function readWish(): Promise<Wish | null> {
  return readJson(wishFile(), wish);
}

/** Writes the wish, which root reads from `at` on. */
export async function writeWish({ version, at }: Wish): Promise<void> {
  const draft = `${wishFile()}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, JSON.stringify({ version, at }), { mode: 0o600, flag: 'wx' });
  await rename(draft, wishFile());
}

/** Takes the wish back. Root may have begun by then. */
export async function removeWish(): Promise<void> {
  await rm(wishFile(), { force: true });
}

async function readJson<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  try {
    const file = await open(path, 'r');
    try {
      if ((await file.stat()).size > mostBytes) return null;
      return schema.safeParse(JSON.parse(await readFile(file, 'utf8'))).data ?? null;
    } finally {
      await file.close();
    }
  } catch {
    return null;
  }
}
