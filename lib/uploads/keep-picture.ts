import { buffer } from 'node:stream/consumers';
import { largestUploadBytes } from '#lib/core/http/body-limits.ts';
import { requestAddress } from '#lib/core/http/outbound-request.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { loadSharp } from '#lib/core/pictures/sharp.ts';
import { thumbnailAddress } from '#lib/core/pictures/thumbnail.ts';
import { artSides } from '#lib/core/storage/file-kinds.ts';
import { type Bucket, mostPixels } from '#lib/core/storage/picture-limits.ts';
import { storage } from '#lib/core/storage/storage.ts';
import { messages } from '#lib/language/messages.ts';
import { newFileName, thumbnailName } from './file-name.ts';
import { keepLightness } from './lightness/keep-lightness.ts';
import { drawThumbnail, preparePicture, readableType } from './picture.ts';

const timeoutMilliseconds = 15_000;

/**
 * Re-encodes and stores a picture of any use, and returns its address: the podcast's art as a JPEG, others as
 * `keepPicture` does.
 * @throws AppError `unsupported_type` for an unreadable file, `invalid` for too many pixels or art of another shape
 */
export async function keepPictureFor(bucket: Bucket, bytes: Uint8Array): Promise<string> {
  if (bucket !== 'podcast-art') return keepPicture(bytes, bucket);
  return storage().store(bucket, newFileName(new Date(), 'jpg'), await prepareArt(bytes));
}

/**
 * Re-encodes and stores a picture, and returns its address. Its thumbnail is stored beside it where pages can find it
 * by name, and how light it is where words stand over it.
 * @throws AppError `unsupported_type` for an unreadable file, `invalid` for too many pixels
 */
async function keepPicture(bytes: Uint8Array, bucket: Bucket): Promise<string> {
  const picture = await preparePicture(bytes);
  const name = newFileName();
  const kept = storage();
  const url = await kept.store(bucket, name, picture);
  if (thumbnailAddress(url)) await kept.store(bucket, thumbnailName(name), await drawThumbnail(picture));
  if (bucket === 'hero-images') await keepLightness(url, picture);
  return url;
}

/**
 * Returns the cover art of a podcast re-encoded as directories ask for: a square JPEG in sRGB without metadata.
 * @throws AppError `unsupported_type` for an unreadable file; `invalid` for one that is no square, of another size, or
 * has an alpha channel
 */
async function prepareArt(bytes: Uint8Array): Promise<Buffer> {
  await readableType(bytes);
  const sharp = await loadSharp();
  const open = () => sharp(bytes, { limitInputPixels: mostPixels });
  const { width, height, hasAlpha } = await open().metadata().catch(unreadable);
  if (width !== height) throw fieldError('file', messages.uploads.artNotSquare(width, height));
  if (width < artSides.least || width > artSides.most)
    throw fieldError('file', messages.uploads.artSize(width, artSides.least, artSides.most));
  if (hasAlpha) throw fieldError('file', messages.uploads.artAlpha);
  return open().rotate().toColourspace('srgb').jpeg({ quality: 90 }).toBuffer().catch(unreadable);
}

function unreadable(): never {
  throw new AppError('unsupported_type', messages.uploads.notAnImage);
}

/**
 * Stores a picture from the web as if uploaded.
 * @throws AppError `unsupported_type` for an unreadable file; `invalid` for too many pixels, or one that cannot be
 * fetched
 */
export async function keepPictureFrom(
  address: string,
  bucket: Bucket,
  signal?: AbortSignal,
): Promise<string> {
  const { status, body, discard } = await requestAddress(address, {
    timeoutMilliseconds,
    maximumBytes: largestUploadBytes,
    ...(signal && { signal }),
  });
  if (status !== 200) {
    discard();
    throw new AppError('invalid', messages.outbound.status(status));
  }
  return keepPictureFor(bucket, await buffer(body));
}
