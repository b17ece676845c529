import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError } from '../errors.ts';
import { uploadTexts } from './texts.ts';

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
const thumbnailPixels = 640;
/** A picture of a few bytes may unfold into gigabytes; no camera makes more than this. */
const mostPixels = 100_000_000;

// No picture is prepared twice: what is kept of one is of no use to the next.
sharp.cache(false);

export interface PreparedPicture {
  full: Buffer;
  thumbnail: Buffer;
}

/**
 * The picture drawn anew as WebP: turned upright, at most 2000 pixels a side, with a thumbnail of 640, and
 * without anything a camera wrote about where and when.
 * @throws AppError `unsupported_type` for what is no picture, whatever its name
 */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !readable.has(type.mime)) throw new AppError('unsupported_type', uploadTexts.notAnImage);
  try {
    return {
      full: await draw(bytes, longestSidePixels, 82),
      thumbnail: await draw(bytes, thumbnailPixels, 76),
    };
  } catch {
    throw new AppError('unsupported_type', uploadTexts.notAnImage);
  }
}

function draw(bytes: Uint8Array, side: number, quality: number): Promise<Buffer> {
  return sharp(bytes, { animated: true, limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
}
