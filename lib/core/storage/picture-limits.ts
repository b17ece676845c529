import { artFiles, pictureFiles } from './file-kinds.ts';

/** The pixel limit against decompression bombs; no camera makes larger pictures. */
export const mostPixels = 100_000_000;

export const buckets = [...pictureFiles.folders, ...artFiles.folders] as const;
export type Bucket = (typeof buckets)[number];
