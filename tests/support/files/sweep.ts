import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import { sweepUploads } from '#scripts/admin/sweep-uploads.ts';
import { listed } from './uploads.ts';

/** Removes what nothing names from this folder, as if every file were old. Returns the names of those left. */
export async function sweep(root: string): Promise<string[]> {
  const kept = folderStorage(root);
  for (const { folder, name } of await listed(kept)) await utimes(join(root, folder, name), 0, 0);
  await sweepUploads(kept, true);
  return (await listed(kept)).map(({ name }) => name);
}
