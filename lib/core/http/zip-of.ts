import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of a zip, read when it is written. */
export interface ArchiveFile {
  path: string;
  read: () => AsyncIterable<string | Uint8Array>;
  /** Whether it is compressed already: it is stored as it is. */
  isCompressed?: boolean;
}

/**
 * Returns the bytes of a zip of these files, written while they are read: one file is open at a time, and reading
 * waits for the consumer. Ending the iteration early ends the reading.
 * @throws what reading a file throws
 */
export async function* zipOf(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array, undefined> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const ended = new AbortController();
  zip.on('error', (error) => output.destroy(error));
  const filling = fill(zip, files, ended.signal).catch((error) => output.destroy(error));
  try {
    for await (const bytes of output) yield bytes;
  } finally {
    ended.abort();
    await filling;
  }
  return undefined;
}

async function fill(zip: ZipFile, files: AsyncIterable<ArchiveFile>, signal: AbortSignal): Promise<void> {
  for await (const { path, read, isCompressed = false } of files) {
    signal.throwIfAborted();
    const content = Readable.from(read(), { signal });
    zip.addReadStream(content, path, { compress: !isCompressed });
    await finished(content, { writable: false });
  }
  zip.end();
}
