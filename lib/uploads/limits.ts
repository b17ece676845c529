/** The pixel limit against decompression bombs; no camera makes larger pictures. */
export const mostPixels = 100_000_000;

/** The folders of pictures: one each for events and ministries, the hero, sermons, people and logos. */
export const buckets = ['event-images', 'hero-images', 'sermon-thumbnails', 'people', 'logos'] as const;
export type Bucket = (typeof buckets)[number];
