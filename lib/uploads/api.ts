import { z } from 'zod';
import { uploadMessages } from './messages.ts';

/** How the API offers uploads (api.md, 'Content'). */
export const uploadCalls = {
  store: {
    summary: 'Keep a picture',
    detail: `At most 5242880 bytes (413, "${uploadMessages.tooLarge}"), and a picture by its bytes (415, "${uploadMessages.notAnImage}"). It is drawn anew as WebP.`,
    status: 201,
    body: 'multipart',
    location: ({ url }: { url: string }) => url,
    answer: z
      .strictObject({ url: z.string().meta({ description: 'Where the picture is.' }) })
      .meta({ id: 'Upload' }),
    example: { file: '@fish-fry.jpg', bucket: 'event-images' },
  },
  read: {
    summary: 'An uploaded picture',
    detail: 'Kept for an hour; answers ranges.',
    media: 'image/webp',
  },
} as const;
