import { churchLanguage } from '#lib/core/church/locale.ts';
import type { DomainJobs } from '#lib/core/process/jobs.ts';
import { transcribeInTurn } from './transcripts/machine/transcribe-due.ts';
import { rereadTranscripts } from './transcripts/reread.ts';

/** Has transcripts written where there is a program for it, and reads them again in another language. */
export const sermonJobs: DomainJobs = {
  repeated: [
    { name: 'writing transcripts', everyMilliseconds: 15_000, run: transcribeInTurn },
    {
      name: 'reading transcripts again',
      everyMilliseconds: 60_000,
      run: () => rereadTranscripts(churchLanguage()),
    },
  ],
};
