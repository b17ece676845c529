import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { streamOf } from '#lib/core/http/stream-of.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { pathIn } from '#lib/core/process/folders.ts';
import { uploadFolder } from './storage.ts';
import type { StoredFile } from './stored-file.ts';

/** The files that a call takes. */
export interface ReceivedKind {
  /** Their folder in the storage. */
  folder: string;
  /** Without the dot. */
  extension: string;
  largestBytes: number;
  /** The sentence for a larger one. */
  tooLarge: () => string;
}

/**
 * A file that a request has brought, on this machine's disk until the request is answered. Its place is that of an
 * unfinished upload, which the sweep removes should the process be killed.
 */
export class ReceivedFile implements StoredFile {
  constructor(
    readonly name: string,
    /** Bytes. */
    readonly size: number,
    /** In hexadecimal digits. */
    readonly sha256: string,
    private readonly path: string,
  ) {}

  /** Writes the content to the disk. @throws AppError `too_large` */
  static async receive(
    name: string,
    content: AsyncIterable<Uint8Array>,
    { folder, extension, largestBytes, tooLarge }: ReceivedKind,
  ): Promise<ReceivedFile> {
    const path = pathIn(uploadFolder(), folder, `.received_${randomBytes(8).toString('hex')}.${extension}`);
    const hash = createHash('sha256');
    let size = 0;
    const counted = async function* () {
      for await (const bytes of content) {
        size += bytes.length;
        if (size > largestBytes) throw new AppError('too_large', tooLarge());
        hash.update(bytes);
        yield bytes;
      }
    };
    try {
      await mkdir(dirname(path), { recursive: true });
      await pipeline(counted, createWriteStream(path));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return new ReceivedFile(name, size, hash.digest('hex'), path);
  }

  /** Bound, as readers take it off its file. */
  readonly read = (first: number, last: number): ReadableStream<Uint8Array> =>
    streamOf(chunksOf(this.path, first, last));

  discard(): Promise<void> {
    return rm(this.path, { force: true });
  }
}

async function* chunksOf(path: string, start: number, end: number): AsyncGenerator<Uint8Array, undefined> {
  yield* createReadStream(path, { start, end });
  return undefined;
}
