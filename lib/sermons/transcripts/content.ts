import { defineContent, type TableWords, type Value } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { toTranscript } from './present-transcript.ts';
import { transcriptRow } from './schema.ts';

/** What was said in a sermon: it is deleted with it, and comes back with it. */
export const transcriptContent = defineContent({
  table: 'transcripts',
  id: 'sermon_id',
  topic: 'sermons',
  permission: 'sermons',
  title: null,
  words: () => messages.transcriptsLog satisfies TableWords,
  format: (column, value) => (column === 'cues' ? beginningOf(value) : undefined),
  partOf: { table: 'sermons', column: 'sermon_id', key: 'sermon_id', takenOut: {} },
  row: transcriptRow,
  present: toTranscript,
  exported: {
    model: 'transcript',
    order: { sermon_id: 'asc' },
  },
});

/** Characters of a transcript that the log shows. */
const mostShown = 2000;

function beginningOf(cues: Value): string {
  const said = [cues].flat().map((each) => String((each as { text?: Value } | null)?.text ?? ''));
  const text = said.join(' ');
  return text.length > mostShown ? `${text.slice(0, mostShown)} ...` : text;
}
