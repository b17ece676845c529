import { type Environment, env } from '#lib/core/process/env.ts';
import { pathIn } from '#lib/core/process/folders.ts';
import { type BucketEnvironment, bucketSettings } from './bucket-settings.ts';
import { bucketStorage } from './bucket-storage.ts';
import { folderStorage } from './folder-storage.ts';
import type { LargeStorage } from './stored-file.ts';
import { uploadThingStorage } from './uploadthing-storage.ts';

type PlaceSettings = BucketEnvironment & Pick<Environment, 'DATA_DIR' | 'UPLOADTHING_TOKEN'>;

/**
 * Returns the storage of uploads: the bucket if configured, else UploadThing with its token, else the folder `uploads`
 * in DATA_DIR. Files in the folder are always found, since they may be on their way to or from the bucket.
 */
export function storage(settings: PlaceSettings = env()): LargeStorage {
  const { folder, bucket } = movablePlaces(settings);
  if (bucket) return beforeBucket(folder, bucket);
  if (!settings.UPLOADTHING_TOKEN) return folder;
  // Pages refer to UploadThing's own addresses, so only the folder is searched. Large files stay there: the client of
  // UploadThing would hold one in memory.
  return { ...folder, store: uploadThingStorage({ token: settings.UPLOADTHING_TOKEN }).store };
}

/**
 * Returns the storage of files that the site serves itself wherever they are: those at UploadThing are found, too.
 */
export function servedStorage(settings: PlaceSettings = env()): LargeStorage {
  const usual = storage(settings);
  if (movablePlaces(settings).bucket || !settings.UPLOADTHING_TOKEN) return usual;
  const hosted = uploadThingStorage({ token: settings.UPLOADTHING_TOKEN });
  return { ...usual, find: async (...file) => (await usual.find(...file)) ?? hosted.find(...file) };
}

/** Returns the places between which a picture can move, since its address is the same in both. */
export function movablePlaces(settings: PlaceSettings): {
  folder: LargeStorage;
  bucket: LargeStorage | undefined;
} {
  const named = bucketSettings(settings);
  return {
    folder: folderStorage(uploadFolder(settings.DATA_DIR)),
    bucket: named && bucketStorage(named),
  };
}

/** Returns the folder of uploads on this machine. */
export function uploadFolder(dataFolder = env().DATA_DIR): string {
  return pathIn(dataFolder, 'uploads');
}

/** Stores in the bucket, and finds in the folder first, since that costs little. */
function beforeBucket(folder: LargeStorage, bucket: LargeStorage): LargeStorage {
  return {
    store: bucket.store,
    adopt: bucket.adopt,
    find: async (...file) => (await folder.find(...file)) ?? bucket.find(...file),
    async *list() {
      const listed = new Set<string>();
      for (const place of [folder, bucket]) {
        for await (const file of place.list()) {
          const path = `${file.folder}/${file.name}`;
          if (!listed.has(path)) yield file;
          listed.add(path);
        }
      }
    },
    async remove(...file) {
      await bucket.remove(...file);
      await folder.remove(...file);
    },
  };
}
