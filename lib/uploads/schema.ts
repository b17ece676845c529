import { z } from 'zod';
import { buckets } from '#lib/core/storage/picture-limits.ts';
import { messages } from '#lib/language/messages.ts';

/** A picture to store. Size and type are checked by its bytes, not by the request. */
export const uploadInput = z.object({
  file: z.instanceof(File, { error: () => messages.uploads.notAnImage }),
  bucket: z.enum(buckets).default('event-images'),
});

export const storedPicture = z
  .strictObject({ url: z.string().meta({ description: 'Where the picture is.' }) })
  .meta({ id: 'Upload' });

export type StoredPicture = z.output<typeof storedPicture>;
