import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pathIn } from '#lib/core/process/folders.ts';
import { messages } from '#lib/language/messages.ts';
import type { ManifestFile } from './manifest.ts';

/** Larger files are kept beside the backups, once for all that name them. */
export const largestInZipBytes = 1_000_000;

/** The size and SHA-256 of a file. */
export type Stated = Pick<ManifestFile, 'bytes' | 'sha256'>;

/** Returns the folder of the files beside the backups of this folder. */
export function keptFolder(folder: string): string {
  return pathIn(folder, 'files');
}

/** Returns where a file beside the backups of this folder is kept. */
export function keptFile(folder: string, sha256: string): string {
  return pathIn(keptFolder(folder), sha256);
}

/** Returns whether the folder keeps the file, by its size. */
export async function isKept(folder: string, { sha256, bytes }: Stated): Promise<boolean> {
  const facts = await stat(keptFile(folder, sha256)).catch(() => null);
  return facts?.isFile() === true && facts.size === bytes;
}

/** Returns those of the files that the folder does not keep. */
export async function notKept(folder: string, files: readonly ManifestFile[]): Promise<ManifestFile[]> {
  const isThere = await Promise.all(files.map((file) => isKept(folder, file)));
  return files.filter((_, place) => !isThere[place]);
}

/** Yields the bytes of a kept file. @throws Error after the last one when they are not what is stated */
export function readKept(folder: string, stated: Stated): AsyncGenerator<Uint8Array, undefined> {
  return checked(createReadStream(keptFile(folder, stated.sha256)), stated);
}

/** Yields these bytes. @throws Error after the last one when they are not what is stated */
export async function* checked(
  content: AsyncIterable<Uint8Array>,
  { bytes, sha256 }: Stated,
): AsyncGenerator<Uint8Array, undefined> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const part of content) {
    hash.update(part);
    count += part.length;
    yield part;
  }
  if (count !== bytes || hash.digest('hex') !== sha256)
    throw new Error(`The file ${sha256} is not what it was.`);
  return undefined;
}

/** The number of names in a sentence. */
const mostNames = 20;

/** Returns the names of files in a sentence, with what shows each. */
export function fileNames(files: readonly Pick<ManifestFile, 'path' | 'place'>[]): string {
  const words = messages.backupFiles;
  const names = files
    .slice(0, mostNames)
    .map(({ path, place }) => (place ? words.named(path, place) : path))
    .join('; ');
  return files.length > mostNames ? words.andMore(names, files.length - mostNames) : names;
}
