import { inMebibytes, largestUploadBytes } from '#lib/core/http/body-limits.ts';

/** The pixel limit against decompression bombs; no camera makes larger pictures. */
export const mostPixels = 100_000_000;

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

/** The alternative text of a picture that replaces one that cannot be loaded. */
export const placeholderText = 'Using placeholder image';

/** The folders of pictures: one each for events and ministries, the hero, sermons, people and logos. */
export const buckets = ['event-images', 'hero-images', 'sermon-thumbnails', 'people', 'logos'] as const;
export type Bucket = (typeof buckets)[number];
