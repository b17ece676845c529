import { z } from 'zod';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { createSermon, deleteSermon, updateSermon } from './commands.ts';
import { findSermon, listSermons } from './queries.ts';
import { foundSermon, sermonRow } from './schema.ts';
import { updateSeries } from './series/commands.ts';
import { listSeriesPages } from './series/queries.ts';
import { seriesRow } from './series/schema.ts';
import {
  confirmTranscript,
  deleteTranscript,
  requestTranscript,
  setTranscript,
} from './transcripts/commands.ts';
import { transcriptMedia } from './transcripts/cue.ts';
import { findTranscriptState } from './transcripts/queries.ts';
import { transcriptRow, transcriptState } from './transcripts/schema.ts';
import words from './words/en.ts';

const id = z.object({ id: z.uuid() });

const file = { access: 'anyone', isChange: false, hasETag: true, input: id, also: [404] } as const;

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/sermons': {
      GET: toRoute(listSermons, {
        summary: 'Sermons, newest first',
        detail:
          'Filters combine; several `series` or `speaker` mean any of them. A `page` has 6; `limit` and `offset` take any part; without them the first 200.',
        list: true,
        answer: z.array(foundSermon),
      }),
      POST: toRoute(createSermon, {
        summary: 'Add a sermon',
        detail:
          'Blank optional fields are stored as null. An `audio_upload` is 404 if it is unknown or of another session, 409 if another sermon has it.',
        status: 201,
        also: [404, 409],
        location: ({ id }: { id: string }) => `/api/sermons/${id}`,
        answer: sermonRow,
        example: {
          title: 'Where You Go',
          speaker: 'Guest Speaker',
          date: '2026-02-01',
          passage: 'Ruth 1:1-18',
          video_url: 'https://vimeo.com/76979871',
          description: 'On the friendships that hold.',
          series: 'Ruth',
        },
      }),
    },
    '/api/sermons/{id}': {
      GET: toRoute(findSermon, {
        summary: 'One sermon',
        detail: 'The row as it is stored.',
        answer: sermonRow,
      }),
      PATCH: toRoute(updateSermon, {
        summary: 'Change a sermon',
        detail: 'Omitted fields are kept, and so does the picture when it is blank; null removes it.',
        answer: sermonRow,
        example: { series: 'Songs for the Road' },
      }),
      DELETE: toRoute(deleteSermon, {
        summary: 'Delete a sermon',
        detail: 'It can be restored from the activity log.',
      }),
    },
    '/api/sermons/{id}/transcript': {
      GET: toRoute(findTranscriptState, {
        summary: 'The state of a sermon’s transcript, for staff',
        detail: 'Whether there is one, and whether a program is asked for it.',
        answer: transcriptState,
      }),
      POST: toRoute(requestTranscript, {
        summary: 'Have a program write the transcript',
        detail:
          'Sends the sound file of the sermon to TRANSCRIBE_URL, and tries again while that does not answer. 409 without that setting or a sound file, and beside a transcript that staff wrote or confirmed.',
        status: 202,
        also: [409],
        answer: transcriptState,
      }),
      PUT: toRoute(setTranscript, {
        summary: 'Give a sermon its transcript',
        detail: `WebVTT, SRT or plain text in UTF-8 or Windows-1252, or in UTF-16 with a byte order mark: the body is the file. It replaces the transcript there is. At most 2,000,000 bytes (413, "${words.transcripts.tooLarge}"); what cannot be read is 422 with its line.`,
        texts: transcriptMedia,
        answer: transcriptRow,
      }),
      PATCH: toRoute(confirmTranscript, {
        summary: 'Confirm a transcript that a program wrote',
        detail: 'The note that it was made by machine goes.',
        answer: transcriptRow,
        example: { is_machine: false },
      }),
      DELETE: toRoute(deleteTranscript, {
        summary: 'Delete the transcript of a sermon',
        detail: 'It can be restored from the activity log.',
      }),
    },
    '/api/series': {
      GET: toRoute(listSeriesPages, {
        summary: 'Every series of sermons',
        detail:
          'Made of the `series` that sermons name; spellings that differ in capitals or accents are one. The most recently preached first.',
        answer: z.array(seriesRow),
      }),
    },
    '/api/series/{slug}': {
      PATCH: toRoute(updateSeries, {
        summary: 'Change a series',
        detail:
          'Omitted fields are kept. A new title is written to its sermons; the slug stays. The title of another series is 422.',
        answer: seriesRow,
        example: { description: 'Fifteen psalms for people on their way.' },
      }),
    },
  },
} satisfies Routes;

/** Files beside a sermon that have addresses of their own. */
export const transcriptFiles = {
  '/sermons/{id}/transcript.vtt': {
    ...file,
    name: 'transcriptVtt',
    summary: 'A transcript as WebVTT',
    detail: 'With its speakers. 404 without a transcript, and of one without times.',
    media: 'text/vtt',
  },
  '/sermons/{id}/transcript.srt': {
    ...file,
    name: 'transcriptSrt',
    summary: 'A transcript as SRT',
    detail: '404 without a transcript, and of one without times.',
    media: 'application/x-subrip',
  },
  '/sermons/{id}/chapters.json': {
    ...file,
    name: 'sermonChapters',
    summary: 'The chapters of a sermon, for podcast players',
    detail: 'Podcasting 2.0 JSON chapters, version 1.2.0. 404 without chapters.',
    media: 'application/json+chapters',
  },
} as const;
