import { z } from 'zod';
import { largestSoundBytes } from '#lib/core/http/body-limits.ts';
import type { Endpoint } from '#lib/core/operations/routes/options.ts';
import words from './words/en.ts';

/** The calls of sound that the server in front answers. */
export const soundCalls = {
  upload: {
    name: 'createSoundUpload',
    access: 'sermons',
    isChange: true,
    status: 201,
    location: ({ id }: { id: string }) => `/api/uploads/sound/${id}`,
    summary: 'Upload the sound of a sermon in parts',
    detail: `The creation of the tus protocol 1.0.0 (tus.io; core, creation and termination), with \`Tus-Resumable\`, \`Upload-Length\` (at most ${largestSoundBytes}; 413, "${words.sound.tooLarge}") and the \`filename\` in \`Upload-Metadata\`. \`PATCH\` of its \`Location\` sends a part of \`application/offset+octet-stream\` from \`Upload-Offset\`, 8 MB or so; \`HEAD\` tells the offset to continue at, \`DELETE\` gives it up; where a proxy lets neither through, \`POST\` with \`X-HTTP-Method-Override\`. An upload belongs to the session that made it and ends after a day. The last part is answered once the bytes are judged: 415 for anything but MP3 and M4A, 422 for a truncated file, and the upload is gone. Then the id, the last segment of \`Location\`, is the \`audio_upload\` of one sermon.`,
    also: [412, 429, 507],
  },
  file: {
    name: 'sermonSound',
    access: 'anyone',
    isChange: false,
    hasETag: true,
    summary: 'The sound of a sermon',
    detail:
      'The file at `audio_url`, an MP3 or M4A, never by a redirect. With ranges (206, 416) and conditional requests. A replaced file has another address; the old one is 404.',
    input: z.object({
      id: z.uuid().meta({ description: 'The id of its upload.' }),
      name: z.string().meta({ description: 'The title as it was, and `.mp3` or `.m4a`.' }),
    }),
    media: 'audio/mpeg',
  },
} as const satisfies Record<string, Endpoint>;
