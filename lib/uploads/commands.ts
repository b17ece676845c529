import 'server-only';
import type { Access } from '#lib/core/auth/permissions.ts';
import { authorize } from '#lib/core/operations/access.ts';
import { heedDemoFile } from '#lib/core/operations/demo.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { pictureFiles } from '#lib/core/storage/file-kinds.ts';
import type { Bucket } from '#lib/core/storage/picture-limits.ts';
import { messages } from '#lib/language/messages.ts';
import { keepPictureFor } from './keep-picture.ts';
import { type StoredPicture, uploadInput } from './schema.ts';

/**
 * Stores a picture and returns its address. Its thumbnail is stored beside it where pages can find it by name.
 * @throws AppError `not_permitted` for another's bucket, `too_large`, `unsupported_type` for an unreadable file, or `invalid` for too many pixels or
 * art of another shape
 */
export const storePicture = command({
  name: 'storePicture',
  access: 'admin',
  input: uploadInput,
  changes: null,
  run: async ({ file, bucket }, { actor }): Promise<StoredPicture> => {
    authorize(neededPermission[bucket], actor);
    if (file.size > pictureFiles.largestBytes) throw new AppError('too_large', messages.uploads.tooLarge);
    await heedDemoFile(file.size, actor);
    return { url: await keepPictureFor(bucket, new Uint8Array(await file.arrayBuffer())) };
  },
});

/** What storing a picture for each use needs. */
const neededPermission: Record<Bucket, Access> = {
  'event-images': 'own events',
  'hero-images': 'pages',
  'sermon-thumbnails': 'sermons',
  people: 'pages',
  logos: 'settings',
  pages: 'own pages',
  'podcast-art': 'sermons',
};
