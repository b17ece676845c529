import { folderStorage, uploadFolder } from '#lib/core/platform/storage.ts';
import type { ArchiveFile } from './archive.ts';

/** A name that no system of files reads as anything but a name. */
const plainName = /^\w[\w.-]{0,200}$/;

/** The pictures that this machine keeps. Names that the site does not give are left out. */
export async function* uploadFiles(): AsyncGenerator<ArchiveFile> {
  const storage = folderStorage(uploadFolder());
  for (const { folder, name } of await storage.list()) {
    if (!plainName.test(folder) || !plainName.test(name)) continue;
    const file = await storage.find(folder, name);
    if (!file || file.size === 0) continue;
    const read = () => file.read(0, file.size - 1) as unknown as AsyncIterable<Uint8Array>;
    yield { path: `uploads/${folder}/${name}`, read, isCompressed: true };
  }
}
