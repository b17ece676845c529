import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UTApi, UTFile } from 'uploadthing/server';
import { env } from './env.ts';

/** Where uploaded files are kept. One small interface, two real places (reading 24). */
export interface Storage {
  /** Keeps the bytes and gives the address they are served from. */
  store(folder: string, name: string, bytes: Buffer): Promise<string>;
  remove(folder: string, name: string): Promise<void>;
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
  read(folder: string, name: string): Promise<Buffer | null>;
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
    read: (folder, name) => readFile(join(root, folder, name)).catch(missingAsNull),
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
  const api = new UTApi({ ...options, logLevel: 'None' });
  return {
    async store(folder, name, bytes) {
      const file = new UTFile([new Uint8Array(bytes)], name, {
        type: 'image/webp',
        customId: `${folder}/${name}`,
      });
      const { data, error } = await api.uploadFiles(file, { contentDisposition: 'inline' });
      if (!data) throw new Error(`UploadThing did not take the file: ${error?.message ?? 'no answer'}`);
      return data.ufsUrl;
    },
    async remove(folder, name) {
      await api.deleteFiles(`${folder}/${name}`, { keyType: 'customId' });
    },
  };
}

function missingAsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
