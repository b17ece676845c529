import { storage } from '#lib/core/platform/storage.ts';
import { readWhole } from '#lib/core/platform/stored-file.ts';
import type { ArchiveFile } from './archive.ts';

/** A name that no system of files reads as anything but a name. */
const plainName = /^\w[\w.-]{0,200}$/;

/** The pictures that the site serves itself. Names that it does not give are left out. */
export async function* uploadFiles(): AsyncGenerator<ArchiveFile> {
  const { find, list } = storage();
  for await (const { folder, name } of list()) {
    if (!plainName.test(folder) || !plainName.test(name)) continue;
    const file = await find(folder, name);
    if (!file || file.size === 0) continue;
    yield { path: `uploads/${folder}/${name}`, read: () => readWhole(file), isCompressed: true };
  }
}
