import type { ListedFile, Storage } from '#lib/core/storage/stored-file.ts';

/** All that is kept there. */
export async function listed(uploads: Pick<Storage, 'list'>): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const file of uploads.list()) files.push(file);
  return files;
}
