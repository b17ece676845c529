import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { pathIn } from '#lib/core/process/folders.ts';

interface StoredFile {
  path: string;
  bytes: number;
  usedAt: number;
}

const digestBytes = 32;
const unfinished = '.unfinished';
const unfinishedMilliseconds = 10 * 60_000;

/**
 * Finished pictures in a folder that several processes may share. Files are written to a temporary name and renamed,
 * and end with the SHA-256 of the picture, so that incomplete or damaged files are ignored.
 */
export class PictureFolder {
  readonly #folder: string;
  readonly #mostBytes: number;
  /** Bytes written since this process last measured the folder; the first write measures it. */
  #uncounted = Number.POSITIVE_INFINITY;

  /** @param mostBytes the maximum size of all files */
  constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  /** Returns the picture; null if it is missing or damaged. */
  async read(name: string): Promise<Buffer<ArrayBuffer> | null> {
    const path = pathIn(this.#folder, name);
    const file = await readFile(path).catch(() => null);
    if (!file) return null;
    const picture = file.subarray(0, -digestBytes);
    if (!file.subarray(-digestBytes).equals(digestOf(picture))) return null;
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
    return picture;
  }

  /**
   * Stores the picture and removes the least recently used ones to make room.
   * @throws Error when the folder cannot be written to
   */
  async keep(name: string, picture: Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const draft = pathIn(this.#folder, `${randomUUID()}${unfinished}`);
    const bytes = picture.length + digestBytes;
    if (this.#uncounted + bytes > this.#mostBytes / 16) await this.#makeRoom();
    await writeFile(draft, Buffer.concat([picture, digestOf(picture)]));
    await rename(draft, pathIn(this.#folder, name));
    this.#uncounted += bytes;
  }

  /** Keeps an eighth free, so that two processes that write between measurements stay within the limit. */
  async #makeRoom(): Promise<void> {
    this.#uncounted = 0;
    const files = await this.#files();
    let room = this.#mostBytes * (7 / 8);
    for (const { path, bytes, usedAt } of files.sort((a, b) => b.usedAt - a.usedAt)) {
      room -= bytes;
      // Another process may be writing a draft, unless it is old.
      const isGone = path.endsWith(unfinished) ? usedAt < Date.now() - unfinishedMilliseconds : room < 0;
      if (isGone) await rm(path, { force: true });
    }
  }

  async #files(): Promise<StoredFile[]> {
    const names = await readdir(this.#folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = pathIn(this.#folder, name);
        const facts = await stat(path).catch(() => null);
        return facts?.isFile() ? { path, bytes: facts.size, usedAt: facts.mtimeMs } : null;
      }),
    );
    return files.filter((file) => file !== null);
  }
}

function digestOf(picture: Uint8Array): Buffer {
  return createHash('sha256').update(picture).digest();
}
