import { inMebibytes, largestUploadBytes } from '#lib/core/http/body-limits.ts';

/** What people read about their pictures. */
export const uploadMessages = {
  notAnImage: 'Please select an image file',
  tooLarge: `File size must be less than ${inMebibytes(largestUploadBytes)}MB`,
  uploading: 'Uploading image...',
  uploaded: 'Image uploaded successfully',
  failed: (message?: string) => `Failed to upload image: ${message || 'Unknown error'}`,
  removed: 'The picture is removed once you save.',
} as const;

/** What a picture says that stands in for one which cannot be loaded. */
export const placeholderText = 'Using placeholder image';

/** Where pictures are kept: one place each for events and ministries, the hero, sermons, people and logos. */
export const buckets = ['event-images', 'hero-images', 'sermon-thumbnails', 'people', 'logos'] as const;
export type Bucket = (typeof buckets)[number];
