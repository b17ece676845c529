import { largestUploadBytes } from '#lib/core/http/body-limits.ts';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { artSides } from '#lib/core/storage/file-kinds.ts';
import { mostPixels } from '#lib/core/storage/picture-limits.ts';
import { storePicture } from './commands.ts';
import { type StoredPicture, storedPicture } from './schema.ts';
import words from './words/en.ts';

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/uploads': {
      POST: toRoute(storePicture, {
        summary: 'Keep a picture',
        detail: `At most ${largestUploadBytes} bytes (413, "${words.uploads.tooLarge}"), a picture by its bytes (415, "${words.uploads.notAnImage}") of a kind that can be read (415), of at most ${mostPixels} pixels, those of all frames together (422). It is re-encoded as WebP; that for \`podcast-art\` must be a square of ${artSides.least} to ${artSides.most} pixels without alpha (422) and becomes a JPEG.`,
        status: 201,
        body: 'multipart',
        location: ({ url }: StoredPicture) => url,
        answer: storedPicture,
        example: { file: '@fish-fry.jpg', bucket: 'event-images' },
      }),
    },
  },
} satisfies Routes;
