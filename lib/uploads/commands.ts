import 'server-only';
import { largestUploadBytes } from '#lib/core/http/body-limits.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { storage } from '#lib/core/platform/storage.ts';
import { newFileName, thumbnailName } from './file-name.ts';
import { uploadMessages } from './messages.ts';
import { drawThumbnail, preparePicture } from './picture.ts';
import { type StoredPicture, uploadInput } from './schema.ts';
import { thumbnailAddress } from './thumbnail.ts';

/**
 * Keeps a picture and gives its address. A thumbnail is kept beside it where pages can ask for it by name.
 * @throws AppError `too_large`, or `unsupported_type` for what is no picture
 */
export const storePicture = command({
  name: 'storePicture',
  access: 'admin',
  input: uploadInput,
  changes: null,
  run: async ({ file, bucket }): Promise<StoredPicture> => {
    if (file.size > largestUploadBytes) throw new AppError('too_large', uploadMessages.tooLarge);
    const picture = await preparePicture(new Uint8Array(await file.arrayBuffer()));
    const name = newFileName();
    const kept = storage();
    const url = await kept.store(bucket, name, picture);
    if (thumbnailAddress(url)) await kept.store(bucket, thumbnailName(name), await drawThumbnail(picture));
    return { url };
  },
});
