import { resolve } from 'node:path';
import { type BucketEnvironment, bucketSettings } from './bucket-settings.ts';
import { bucketStorage } from './bucket-storage.ts';
import { type Environment, env } from './env.ts';
import { folderStorage } from './folder-storage.ts';
import type { Storage } from './stored-file.ts';
import { uploadThingStorage } from './uploadthing-storage.ts';

type PlaceSettings = BucketEnvironment & Pick<Environment, 'DATA_DIR' | 'UPLOADTHING_TOKEN'>;

/**
 * Where this site keeps its uploads: the bucket when one is set, else UploadThing when its token is, else the folder
 * `uploads` in DATA_DIR. What lies in the folder is found whatever is set: it may be on its way to the bucket, or back.
 */
export function storage(settings: PlaceSettings = env()): Storage {
  const { folder, bucket } = movablePlaces(settings);
  if (bucket) return beforeBucket(folder, bucket);
  if (!settings.UPLOADTHING_TOKEN) return folder;
  // Pages name what is there by UploadThing's own addresses, so nothing is looked for.
  return { ...folder, store: uploadThingStorage({ token: settings.UPLOADTHING_TOKEN }).store };
}

/** The places between which a picture can be moved, since it has the same address in both. */
export function movablePlaces(settings: PlaceSettings): { folder: Storage; bucket: Storage | undefined } {
  const named = bucketSettings(settings);
  return {
    folder: folderStorage(uploadFolder(settings.DATA_DIR)),
    bucket: named && bucketStorage(named),
  };
}

/** The folder of uploads kept on this machine. */
export function uploadFolder(dataFolder = env().DATA_DIR): string {
  return resolve(dataFolder, 'uploads');
}

/** New files go to the bucket; what is in the folder is found first, since it costs next to nothing to look there. */
function beforeBucket(folder: Storage, bucket: Storage): Storage {
  return {
    store: bucket.store,
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
