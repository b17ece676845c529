import { z } from 'zod';
import { backup, begunBackup } from './schema.ts';

export const backupCalls = {
  list: {
    summary: 'Backups, newest first',
    detail:
      '`proven_at` is set after a trial restore and comparison. A backup with neither `proven_at` nor `error` is in progress. Files over 1 MB are kept once for all backups: `file_bytes` beside the `bytes` of the zip.',
    answer: z.array(backup),
  },
  create: {
    summary: 'Back up now',
    detail: 'Answers at once; the list shows the progress. It waits for a running one.',
    status: 202,
    answer: begunBackup,
  },
  download: {
    summary: 'One backup as a file',
    detail:
      'With `files=true` its files over 1 MB are packed into it, while it is sent; otherwise it names them. For a session with a confirmed second factor or, where there is none, with a password given within the last five minutes; else 403 whose `type` ends in `recent-sign-in-required`.',
    media: 'application/zip',
  },
} as const;
