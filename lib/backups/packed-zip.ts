import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { type ArchiveFile, zipOf } from '#lib/core/http/zip-of.ts';
import { log } from '#lib/core/process/log.ts';
import { readKept } from './kept-files.ts';
import { filesBeside, type Manifest, manifest, manifestEntry, manifestText } from './manifest.ts';

/**
 * Yields the backup at `path` as a zip with its files inside, written while it is read: it takes no room on the disk.
 * @throws Error when the backup cannot be read, or a file beside it is not what it was
 */
export async function* packedZip(path: string): AsyncGenerator<Uint8Array, undefined> {
  const zip = await openZip(path);
  try {
    yield* zipOf(packedFiles(zip, dirname(path)));
  } catch (error) {
    // The answer has begun by then, so it can only be broken off.
    log.error({ err: error }, 'the download of a backup broke off');
    throw error;
  } finally {
    zip.close();
  }
  return undefined;
}

/** Returns the manifest of the backup at `path`. @throws Error when it cannot be read */
export async function readManifest(path: string): Promise<Manifest> {
  const zip = await openZip(path);
  try {
    for await (const entry of zip.eachEntry())
      if (entry.fileName === manifestEntry) return await parse(zip, entry);
  } finally {
    zip.close();
  }
  throw noManifest();
}

async function* packedFiles(zip: ZipFile, folder: string): AsyncGenerator<ArchiveFile> {
  let content: Manifest | undefined;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === manifestEntry) content = await parse(zip, entry);
    else yield { path: entry.fileName, read: () => readEntry(zip, entry), isCompressed: isStored(entry) };
  }
  if (!content) throw noManifest();
  for (const file of filesBeside(content))
    yield { path: file.path, read: () => readKept(folder, file), isCompressed: true };
  const files = content.files.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 }));
  const whole = manifestText({ ...content, files });
  yield {
    path: manifestEntry,
    async *read() {
      yield whole;
    },
  };
}

function openZip(path: string): Promise<ZipFile> {
  return openPromise(path, { autoClose: false });
}

async function* readEntry(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  yield* await zip.openReadStreamPromise(entry);
}

function isStored({ compressionMethod }: Entry): boolean {
  return compressionMethod === 0;
}

async function parse(zip: ZipFile, entry: Entry): Promise<Manifest> {
  return manifest.parse(JSON.parse(await text(await zip.openReadStreamPromise(entry))));
}

function noManifest(): Error {
  return new Error('The backup holds no manifest.');
}
