import 'server-only';
import { largestUploadBytes } from '#lib/core/http/body-limits.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { keepPicture } from './keep-picture.ts';
import { uploadMessages } from './messages.ts';
import { type StoredPicture, uploadInput } from './schema.ts';

/**
 * Keeps a picture and gives its address. A thumbnail is kept beside it where pages can ask for it by name.
 * @throws AppError `too_large`, `unsupported_type` for what cannot be read, or `invalid` for too many pixels
 */
export const storePicture = command({
  name: 'storePicture',
  access: 'admin',
  input: uploadInput,
  changes: null,
  run: async ({ file, bucket }): Promise<StoredPicture> => {
    if (file.size > largestUploadBytes) throw new AppError('too_large', uploadMessages.tooLarge);
    return { url: await keepPicture(new Uint8Array(await file.arrayBuffer()), bucket) };
  },
});
