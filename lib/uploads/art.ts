import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { loadSharp } from '#lib/core/platform/sharp.ts';
import { artSides } from '#lib/core/storage/file-kinds.ts';
import { messages } from '#lib/language/messages.ts';
import { mostPixels } from './limits.ts';
import { readableType } from './picture.ts';

/**
 * Returns the cover art of a podcast re-encoded as directories ask for: a square JPEG in sRGB without metadata.
 * @throws AppError `unsupported_type` for an unreadable file; `invalid` for one that is no square, of another size, or
 * has an alpha channel
 */
export async function prepareArt(bytes: Uint8Array): Promise<Buffer> {
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
