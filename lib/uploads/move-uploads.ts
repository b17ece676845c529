import { createHash } from 'node:crypto';
import { type ListedFile, readWhole, type Storage, type StoredFile } from '#lib/core/platform/stored-file.ts';

/** So many files are under way at once: each waits for the network most of its time. */
const atOnce = 8;

interface Moved {
  files: number;
  /** Of these, how many had been copied by an earlier move that did not come to its end. */
  alreadyThere: number;
}

/**
 * Moves every uploaded file, which keeps its address. All are copied and read back before the first is removed from
 * where it was: a move that is killed at any moment has lost nothing, and the next one finishes it.
 * @throws Error when a copy does not have the bytes of its original, and whatever a storage throws
 */
export async function moveUploads(from: Storage, to: Storage): Promise<Moved> {
  const files: ListedFile[] = [];
  // What begins with a dot is an upload that never came to its end.
  for await (const file of from.list()) if (!file.name.startsWith('.')) files.push(file);
  let alreadyThere = 0;
  await eachOf(files, async (file) => {
    if ((await copy(file, from, to)) === 'was there') alreadyThere += 1;
  });
  await eachOf(files, ({ folder, name }) => from.remove(folder, name));
  return { files: files.length, alreadyThere };
}

async function copy(
  { folder, name }: ListedFile,
  from: Storage,
  to: Storage,
): Promise<'copied' | 'was there' | 'gone'> {
  const original = await from.find(folder, name);
  if (!original) return 'gone';
  const digest = await digestOf(original);
  if ((await digestOf(await to.find(folder, name))) === digest) return 'was there';
  await to.store(folder, name, original);
  if ((await digestOf(await to.find(folder, name))) === digest) return 'copied';
  throw new Error(`The copy of ${folder}/${name} is not what it should be, so nothing was removed.`);
}

async function digestOf(file: StoredFile | null): Promise<string | undefined> {
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const bytes of readWhole(file)) hash.update(bytes);
  return hash.digest('hex');
}

/** Does it for all of them, some at once; begins no more after one has failed. @throws what the first threw */
async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  let hasFailed = false;
  const worker = async () => {
    for (const item of waiting) {
      if (hasFailed) return;
      await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
