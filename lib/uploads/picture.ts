import { AppError } from '#lib/core/operations/errors.ts';
import { loadSharp } from '#lib/core/platform/sharp.ts';
import { uploadMessages } from './messages.ts';

/** Types that are pictures and that can be drawn anew. SVG is a program, and is refused. */
const readable = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
  'image/heic',
]);
const longestSidePixels = 2000;
const thumbnailWidthPixels = 640;
/** A picture of a few bytes may unfold into gigabytes; no camera makes more than this. */
const mostPixels = 100_000_000;

/**
 * The picture drawn anew as WebP: turned upright, at most 2000 pixels a side, and without anything a camera
 * wrote about where and when.
 * @throws AppError `unsupported_type` for what is no picture, whatever its name
 */
export async function preparePicture(bytes: Uint8Array): Promise<Buffer> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !readable.has(type.mime)) throw new AppError('unsupported_type', uploadMessages.notAnImage);
  try {
    return await draw(bytes, longestSidePixels, 82);
  } catch {
    throw new AppError('unsupported_type', uploadMessages.notAnImage);
  }
}

/** The thumbnail of a prepared picture: at most 640 pixels wide, as `srcset` tells browsers, whatever its height. */
export function drawThumbnail(picture: Uint8Array): Promise<Buffer> {
  return draw(picture, thumbnailWidthPixels, 76);
}

async function draw(bytes: Uint8Array, width: number, quality: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes, { animated: true, limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize({ width, height: longestSidePixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
}
