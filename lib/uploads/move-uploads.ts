import { type Environment, typedCommand } from '#lib/core/process/env.ts';
import { movablePlaces } from '#lib/core/storage/storage.ts';
import { digestOf, type ListedFile, readWhole, type Storage } from '#lib/core/storage/stored-file.ts';

/** The number of files moved at once: each waits for the network most of its time. */
const atOnce = 8;

interface Moved {
  files: number;
  /** The number of files that an earlier, unfinished move had copied. */
  alreadyThere: number;
}

/**
 * Moves every uploaded file; addresses stay. All are copied and read back before the first is removed, so a killed move
 * loses nothing and can be repeated.
 * @throws Error when a copy differs from its original, and what a storage throws
 */
export async function moveUploads(from: Storage, to: Storage): Promise<Moved> {
  const files: ListedFile[] = [];
  // Names with a leading dot are unfinished uploads.
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
  const digest = await digestOf(readWhole(original));
  if ((await digestIn(to, folder, name)) === digest) return 'was there';
  await to.store(folder, name, original);
  if ((await digestIn(to, folder, name)) === digest) return 'copied';
  throw new Error(`The copy of ${folder}/${name} differs from its original, so nothing was removed.`);
}

async function digestIn(storage: Storage, folder: string, name: string): Promise<string | undefined> {
  const file = await storage.find(folder, name);
  return file ? digestOf(readWhole(file)) : undefined;
}

/**
 * Runs work for all items, some at once, and starts no more after a failure.
 * @throws the first error
 */
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

/**
 * Moves restored files from the folder to the bucket, if one is set. Returns a message to print after a failure, in
 * which case the site finds them in the folder.
 */
export async function bringToBucket(settings: Environment): Promise<string | undefined> {
  const { folder, bucket } = movablePlaces(settings);
  if (!bucket) return undefined;
  try {
    await moveUploads(folder, bucket);
    return undefined;
  } catch (error) {
    return `The uploaded files are in the folder of this machine for now. ${(error as Error).message} After fixing this, move them there: ${typedCommand('move-uploads', '--from folder --to bucket')}`;
  }
}
