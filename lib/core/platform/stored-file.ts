/**
 * Where uploaded files are, by the folder and the name that the site gave them. What is kept under a name stays as it
 * is until it is removed.
 */
export interface Storage {
  /** Keeps the bytes, all of them or none, and gives the address that pages name them by. */
  store(folder: string, name: string, content: Uint8Array | StoredFile): Promise<string>;
  find(folder: string, name: string): Promise<StoredFile | null>;
  list(): AsyncIterable<ListedFile>;
  /** Does nothing when there is no such file. */
  remove(folder: string, name: string): Promise<void>;
}

/** A file that is there, not yet opened. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  /** Its bytes from the first to the last, counted from 0. It is open only while they are read. */
  read(first: number, last: number): ReadableStream<Uint8Array>;
}

export interface ListedFile {
  folder: string;
  name: string;
  modifiedMilliseconds: number;
}

/** The address under which the site itself serves a file, wherever it is kept. */
export function servedAddress(folder: string, name: string): string {
  return `/uploads/${folder}/${name}`;
}

/** All bytes of a file that was found, one part after the other as they are asked for. */
export async function* readWhole({ size, read }: StoredFile): AsyncGenerator<Uint8Array, undefined> {
  if (size > 0) yield* read(0, size - 1) as unknown as AsyncIterable<Uint8Array>;
  return undefined;
}
