import { z } from 'zod';
import { backup, begunBackup } from './schema.ts';

/** API documentation of backups. */
export const backupCalls = {
  list: {
    summary: 'Backups, newest first',
    detail:
      'Each was restored on the side and compared before `proven_at` says so. While neither that nor `error` is there, it is being made.',
    answer: z.array(backup),
  },
  create: {
    summary: 'Back up now',
    detail: 'Answers at once; the list tells how it goes. One that is under way is waited for.',
    status: 202,
    answer: begunBackup,
  },
  download: {
    summary: 'One backup as a file',
    detail:
      'For a session with a confirmed second factor or, where there is none, with a password given within the last five minutes; else 403 whose `type` ends in `recent-sign-in-required`.',
    media: 'application/zip',
  },
} as const;
