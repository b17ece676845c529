import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { UTApi } from 'uploadthing/server';
import { env } from './env.ts';

/** Where uploaded files are kept. One small interface, two real places. */
export interface Storage {
  /** Keeps the bytes and gives the address they are served from. */
  store(folder: string, name: string, bytes: Buffer): Promise<string>;
  remove(folder: string, name: string): Promise<void>;
}

/** A file of the folder, not yet opened. */
export interface StoredFile {
  size: number;
  modifiedMilliseconds: number;
  /** Its bytes from the first to the last, counted from 0. The file is open only while they are read. */
  read(first: number, last: number): ReadableStream<Uint8Array>;
}

/** UploadThing when its token is set, else the folder `uploads` in DATA_DIR. */
export function storage(): Storage {
  const { UPLOADTHING_TOKEN, DATA_DIR } = env();
  return UPLOADTHING_TOKEN
    ? uploadThingStorage({ token: UPLOADTHING_TOKEN })
    : folderStorage(uploadFolder(DATA_DIR));
}

/** The folder of uploads kept on this machine. */
export function uploadFolder(dataFolder = env().DATA_DIR): string {
  return resolve(dataFolder, 'uploads');
}

/** Files in a folder of this machine, served by the site itself under /uploads. */
export function folderStorage(root: string): Storage & {
  find(folder: string, name: string): Promise<StoredFile | null>;
  list(): Promise<{ folder: string; name: string }[]>;
} {
  return {
    async store(folder, name, bytes) {
      await mkdir(join(root, folder), { recursive: true });
      // Written beside and then renamed, so that nobody can be served half a picture.
      const unfinished = join(root, folder, `.${name}`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(root, folder, name));
      return `/uploads/${folder}/${name}`;
    },
    remove: (folder, name) => rm(join(root, folder, name), { force: true }),
    async find(folder, name) {
      const path = join(root, folder, name);
      const facts = await stat(path).catch(missingAsNull);
      if (!facts?.isFile()) return null;
      const { size, mtimeMs } = facts;
      return { size, modifiedMilliseconds: mtimeMs, read: (first, last) => streamOf(path, first, last) };
    },
    async list() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(missingAsNull);
      return (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => ({ folder: entry.parentPath.slice(root.length + 1), name: entry.name }));
    },
  };
}

/** Files at UploadThing, through its own client. The address of its servers can be another in tests. */
export function uploadThingStorage(options: ConstructorParameters<typeof UTApi>[0]): Storage {
  // Loaded late: its client takes tens of megabytes, and a site that keeps its own files needs none of it.
  const load = () => import('uploadthing/server');
  const open = async () => new (await load()).UTApi({ ...options, logLevel: 'None' });
  return {
    async store(folder, name, bytes) {
      const { UTFile } = await load();
      const file = new UTFile([new Uint8Array(bytes)], name, {
        type: 'image/webp',
        customId: `${folder}/${name}`,
      });
      const { data, error } = await (await open()).uploadFiles(file, { contentDisposition: 'inline' });
      if (!data) throw new Error(`UploadThing did not take the file: ${error?.message ?? 'no answer'}`);
      return data.ufsUrl;
    },
    async remove(folder, name) {
      await (await open()).deleteFiles(`${folder}/${name}`, { keyType: 'customId' });
    },
  };
}

function streamOf(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  const chunks = chunksOf(path, start, end);
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* chunksOf(path: string, start: number, end: number): AsyncGenerator<Uint8Array, undefined> {
  yield* createReadStream(path, { start, end });
  return undefined;
}

function missingAsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
