import { z } from 'zod';
import { rowId, updatedAt } from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { transcriptKinds, transcriptMedia } from './cue.ts';

export const transcriptRow = z
  .strictObject({
    sermon_id: rowId,
    kind: z.enum(transcriptKinds).meta({ description: '`timed`, or `plain` without times.' }),
    is_machine: z.boolean().meta({ description: 'Written by a program, and not confirmed by staff.' }),
    text: z.string().meta({ description: 'As WebVTT where it is timed, else by paragraphs.' }),
    updated_at: updatedAt,
  })
  .meta({ id: 'Transcript' });
export type TranscriptRow = z.output<typeof transcriptRow>;

/** What staff need to know of a sermon's transcript before they change it. */
export const transcriptState = z
  .strictObject({
    is_machine: z.boolean().nullable().meta({ description: 'Null without a transcript.' }),
    updated_at: z.iso.datetime().nullable(),
    can_ask: z
      .boolean()
      .meta({ description: 'Whether a program can write it: TRANSCRIBE_URL and a sound file.' }),
    is_waiting: z.boolean().meta({ description: 'Whether a program is asked for it.' }),
    last_error: z.string().nullable().meta({ description: 'Why the program has not written it yet.' }),
  })
  .meta({ id: 'TranscriptState' });
export type TranscriptState = z.output<typeof transcriptState>;

/** A transcript as a file. */
export const transcriptInput = z.object({
  id: z.uuid(),
  if_match: ifMatch,
  file: z.instanceof(Uint8Array, { error: () => messages.transcripts.empty }),
  media: z.enum(transcriptMedia),
});

export const transcriptReference = z.object({ id: z.uuid(), if_match: ifMatch });

/** That staff have read what a program wrote. */
export const transcriptConfirmation = transcriptReference.extend({
  is_machine: z.literal(false).meta({ description: 'Staff have read it: it is right.' }),
});
