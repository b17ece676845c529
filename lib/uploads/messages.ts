import { inMebibytes, largestUploadBytes } from '#lib/core/http/body-limits.ts';

/** A picture of a few bytes may unfold into gigabytes; no camera makes more pixels than this. */
export const mostPixels = 100_000_000;

/** What people read about their pictures. */
export const uploadMessages = {
  notAnImage: 'Please select an image file',
  heic: 'HEIC pictures cannot be read here. Please save it as JPEG and choose that. An iPhone takes JPEG pictures once Settings > Camera > Formats says ‘Most Compatible’.',
  otherKind: 'Pictures of this kind cannot be read here. Please save it as JPEG or PNG and choose that.',
  tooManyPixels: `This picture has too many pixels: up to ${mostPixels / 1_000_000} million can be read, such as 10,000 by 10,000. Please make it smaller and choose it again.`,
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
