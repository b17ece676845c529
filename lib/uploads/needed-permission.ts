import type { Access } from '#lib/core/auth/permissions.ts';
import type { Bucket } from './limits.ts';

/** What storing a picture for each use needs. */
export const neededPermission: Record<Bucket, Access> = {
  'event-images': 'own events',
  'hero-images': 'pages',
  'sermon-thumbnails': 'sermons',
  people: 'pages',
  logos: 'settings',
  pages: 'own pages',
  'podcast-art': 'sermons',
};
