import type { Access } from '#lib/core/operations/access.ts';
import { pictureFiles } from '#lib/core/platform/file-kinds.ts';

/** The pixel limit against decompression bombs; no camera makes larger pictures. */
export const mostPixels = 100_000_000;

export const buckets = pictureFiles.folders;
export type Bucket = (typeof buckets)[number];

/** What storing a picture for each use needs. */
export const neededPermission: Record<Bucket, Access> = {
  'event-images': 'own events',
  'hero-images': 'pages',
  'sermon-thumbnails': 'sermons',
  people: 'pages',
  logos: 'settings',
  pages: 'own pages',
};
