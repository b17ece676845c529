import { z } from 'zod';
import { transcriptMedia } from './media.ts';
import { transcriptRow, transcriptState } from './schema.ts';
import { transcriptMessages } from './words/messages.ts';

const id = z.object({ id: z.uuid() });
const file = { access: 'anyone', isChange: false, hasETag: true, input: id, also: [404] } as const;

export const transcriptCalls = {
  set: {
    summary: 'Give a sermon its transcript',
    detail: `WebVTT, SRT or plain text in UTF-8 or Windows-1252, or in UTF-16 with a byte order mark: the body is the file. It replaces the transcript there is. At most 2,000,000 bytes (413, "${transcriptMessages.tooLarge}"); what cannot be read is 422 with its line.`,
    texts: transcriptMedia,
    also: [404, 409],
    answer: transcriptRow,
  },
  confirm: {
    summary: 'Confirm a transcript that a program wrote',
    detail: 'The note that it was made by machine goes.',
    also: [409],
    answer: transcriptRow,
    example: { is_machine: false },
  },
  remove: {
    summary: 'Delete the transcript of a sermon',
    detail: 'It can be restored from the activity log.',
    also: [409],
  },
  request: {
    summary: 'Have a program write the transcript',
    detail:
      'Sends the sound file of the sermon to TRANSCRIBE_URL, and tries again while that does not answer. 409 without that setting or a sound file, and beside a transcript that staff wrote or confirmed.',
    status: 202,
    also: [409],
    answer: transcriptState,
  },
  state: {
    summary: 'The state of a sermon’s transcript, for staff',
    detail: 'Whether there is one, and whether a program is asked for it.',
    answer: transcriptState,
  },
  vtt: {
    ...file,
    name: 'transcriptVtt',
    summary: 'A transcript as WebVTT',
    detail: 'With its speakers. 404 without a transcript, and of one without times.',
    media: 'text/vtt',
  },
  srt: {
    ...file,
    name: 'transcriptSrt',
    summary: 'A transcript as SRT',
    detail: '404 without a transcript, and of one without times.',
    media: 'application/x-subrip',
  },
  chapters: {
    ...file,
    name: 'sermonChapters',
    summary: 'The chapters of a sermon, for podcast players',
    detail: 'Podcasting 2.0 JSON chapters, version 1.2.0. 404 without chapters.',
    media: 'application/json+chapters',
  },
} as const;
