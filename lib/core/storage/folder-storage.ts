import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { streamOf } from '#lib/core/http/stream-of.ts';
import { pathIn } from '#lib/core/process/folders.ts';
import { servedAddress } from './file-kinds.ts';
import {
  type LargeStorage,
  type ListedFile,
  type LocalFile,
  readWhole,
  type Storage,
} from './stored-file.ts';

/** Stores files in the folder at `root`; the site serves them. Files outside of its subfolders are ignored. */
export function folderStorage(root: string): LargeStorage {
  const store: Storage['store'] = async (folder, name, content) => {
    await mkdir(pathIn(root, folder), { recursive: true });
    // Written to a temporary file and renamed, so that no partial picture is served.
    const unfinished = pathIn(root, folder, `.${name}`);
    const bytes = content instanceof Uint8Array ? [content] : readWhole(content);
    await pipeline(Readable.from(bytes), createWriteStream(unfinished, { flush: true }));
    await rename(unfinished, pathIn(root, folder, name));
    return servedAddress(folder, name);
  };
  return {
    store,
    async adopt(folder, name, file) {
      await mkdir(pathIn(root, folder), { recursive: true });
      try {
        await rename(file.path, pathIn(root, folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
        await store(folder, name, file);
        await rm(file.path, { force: true });
      }
    },
    remove: (folder, name) => rm(pathIn(root, folder, name), { force: true }),
    find: (folder, name) => findLocalFile(pathIn(root, folder, name)),
    list: () => listFolder(root),
  };
}

/** Returns the file at this path of the machine; null without one. */
export async function findLocalFile(path: string): Promise<LocalFile | null> {
  const facts = await stat(path).catch(missingAsNull);
  if (!facts?.isFile()) return null;
  return { path, size: facts.size, read: (first, last) => streamOf(chunksOf(path, first, last)) };
}

async function* listFolder(root: string): AsyncGenerator<ListedFile> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(missingAsNull);
  for (const entry of entries ?? []) {
    const folder = relative(root, entry.parentPath);
    if (!entry.isFile() || folder === '') continue;
    const facts = await stat(pathIn(entry.parentPath, entry.name)).catch(missingAsNull);
    // It may have been removed meanwhile.
    if (facts) yield { folder, name: entry.name, bytes: facts.size, modifiedMilliseconds: facts.mtimeMs };
  }
}

async function* chunksOf(path: string, start: number, end: number): AsyncGenerator<Uint8Array, undefined> {
  yield* createReadStream(path, { start, end });
  return undefined;
}

function missingAsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
