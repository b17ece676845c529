import { createHash } from 'node:crypto';

/** A storage of uploaded files, by folder and file name. A file never changes under its name. */
export interface Storage {
  /** Stores the bytes, all or none, and returns the address for pages. */
  store(folder: string, name: string, content: Uint8Array | StoredFile): Promise<string>;
  find(folder: string, name: string): Promise<StoredFile | null>;
  list(): AsyncIterable<ListedFile>;
  /** Does nothing when the file does not exist. */
  remove(folder: string, name: string): Promise<void>;
}

/** A storage that takes large files, too. */
export interface LargeStorage extends Storage {
  /**
   * Stores a file of this machine: the folder moves it, without a copy on one disk, and a bucket takes it in parts, so
   * that it is still at its path.
   */
  adopt(folder: string, name: string, file: LocalFile): Promise<void>;
}

/** An existing file, not yet opened. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  /** Returns the bytes from first to last, counted from 0. The file is open only while they are read. */
  read(first: number, last: number): ReadableStream<Uint8Array>;
}

/** A file on this machine that may not be in the storage yet. */
export interface LocalFile extends StoredFile {
  path: string;
}

export interface ListedFile {
  folder: string;
  name: string;
  bytes: number;
  modifiedMilliseconds: number;
}

/** Yields all bytes of a found file in parts. */
export async function* readWhole({ size, read }: StoredFile): AsyncGenerator<Uint8Array, undefined> {
  if (size > 0) yield* read(0, size - 1) as unknown as AsyncIterable<Uint8Array>;
  return undefined;
}

/** Returns the SHA-256 of these bytes, in hexadecimal digits. */
export async function digestOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of content) hash.update(bytes);
  return hash.digest('hex');
}
