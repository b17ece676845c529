/** The texts of the specification's sections 5 and 8 on images. */
export const uploadTexts = {
  notAnImage: 'Please select an image file',
  tooLarge: 'File size must be less than 5MB',
  uploading: 'Uploading image...',
  uploaded: 'Image uploaded successfully',
  failed: (message?: string) => `Failed to upload image: ${message || 'Unknown error'}`,
  placeholder: 'Using placeholder image',
  removed: 'The picture is removed once you save.',
} as const;

/** The most a picture may weigh, in bytes: 5 MB (specification section 9). */
export const largestUploadBytes = 5_242_880;

/** Where pictures are kept: one place each for events, the hero and sermons (specification section 7). */
export const buckets = ['event-images', 'hero-images', 'sermon-thumbnails'] as const;
export type Bucket = (typeof buckets)[number];
