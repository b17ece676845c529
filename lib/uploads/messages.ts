/** What people read about their pictures. */
export const uploadMessages = {
  notAnImage: 'Please select an image file',
  tooLarge: 'File size must be less than 5MB',
  uploading: 'Uploading image...',
  uploaded: 'Image uploaded successfully',
  failed: (message?: string) => `Failed to upload image: ${message || 'Unknown error'}`,
  removed: 'The picture is removed once you save.',
} as const;

/** What a picture says that stands in for one which cannot be loaded. */
export const placeholderText = 'Using placeholder image';

/** The most a picture may weigh, in bytes: 5 MB. */
export const largestUploadBytes = 5_242_880;

/** Where pictures are kept: one place each for events, the hero and sermons. */
export const buckets = ['event-images', 'hero-images', 'sermon-thumbnails'] as const;
export type Bucket = (typeof buckets)[number];
