import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { loadSharp } from '#lib/core/pictures/sharp.ts';
import { mostPixels } from '#lib/core/storage/picture-limits.ts';
import { messages } from '#lib/language/messages.ts';

/** Types that are re-encoded. SVG can contain scripts, and is refused. */
const readable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff']);
const longestSidePixels = 2000;
const thumbnailWidthPixels = 640;
/** Enough to tell a picture's type: all parts of a file that was made of many would take long. */
const headBytes = 4100;

/**
 * Returns the picture re-encoded as WebP: upright, at most 2000 pixels per side, without camera metadata. A file that
 * lacks only its end, which browsers show, is accepted.
 * @throws AppError `unsupported_type` for an unreadable file, regardless of its name; `invalid` for too many pixels
 */
export async function preparePicture(bytes: Uint8Array): Promise<Buffer> {
  const mime = await readableType(bytes);
  try {
    return await draw(bytes, longestSidePixels, 82);
  } catch (error) {
    if (/pixel limit/i.test(String(error))) throw fieldError('file', messages.uploads.tooManyPixels);
    const end = ends[mime];
    const picture = end && !endsWith(bytes, end) && (await drawCompleted(Buffer.concat([bytes, end])));
    if (picture) return picture;
    throw new AppError('unsupported_type', messages.uploads.notAnImage);
  }
}

/**
 * Returns the media type of a picture by its bytes.
 * @throws AppError `unsupported_type` for a file of another type, or one that cannot be read here
 */
export async function readableType(bytes: Uint8Array): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  const { mime = '' } = (await fileTypeFromBuffer(bytes.subarray(0, headBytes))) ?? {};
  if (/^image\/hei[cf]/.test(mime)) throw new AppError('unsupported_type', messages.uploads.heic);
  if (!readable.has(mime))
    throw new AppError(
      'unsupported_type',
      mime.startsWith('image/') ? messages.uploads.otherKind : messages.uploads.notAnImage,
    );
  return mime;
}

function endsWith(bytes: Uint8Array, end: Buffer): boolean {
  return end.equals(bytes.subarray(-end.length));
}

/** Returns the thumbnail of a prepared picture: at most 640 pixels wide, as `srcset` states, of any height. */
export function drawThumbnail(picture: Uint8Array): Promise<Buffer> {
  return draw(picture, thumbnailWidthPixels, 76);
}

const ends: Readonly<Record<string, Buffer>> = {
  'image/jpeg': Buffer.from('ffd9', 'hex'),
  'image/gif': Buffer.from('3b', 'hex'),
  'image/png': Buffer.from('0000000049454e44ae426082', 'hex'),
};

/** Decodes a picture whose file lacks its end, as mail programs leave it; null when more is missing. */
async function drawCompleted(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await draw(bytes, longestSidePixels, 82, 'warning');
  } catch {
    const isThere = await hasItsLastRows(bytes).catch(() => false);
    return isThere ? draw(bytes, longestSidePixels, 82, 'none').catch(() => null) : null;
  }
}

/** Returns whether the last twentieth of the rows has several colors: decoders fill missing rows with one. */
async function hasItsLastRows(bytes: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'none' });
  const { width, height } = await open().metadata();
  const rows = Math.ceil(height / 20);
  const strip = open().extract({ left: 0, top: height - rows, width, height: rows });
  const { channels } = await sharp(await strip.png().toBuffer()).stats();
  return channels.some(({ stdev }) => stdev > 0);
}

async function draw(
  bytes: Uint8Array,
  width: number,
  quality: number,
  failOn: 'none' | 'error' | 'warning' = 'error',
): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes, { animated: true, limitInputPixels: mostPixels, failOn })
    .rotate()
    .resize({ width, height: longestSidePixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
}
