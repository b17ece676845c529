import { z } from 'zod';
import { instant } from '#lib/core/operations/fields.ts';
import { messages } from '#lib/language/messages.ts';

/** A backup's file name: its start in UTC, and four random digits. */
const namePattern = /^belltower-\d{4}-\d{2}-\d{2}-\d{6}-[\da-f]{4}\.zip$/;

const fileName = z.string().meta({
  description: 'The name of its file.',
  examples: ['belltower-2026-11-23-091500-4f1c.zip'],
});

/** A backup. It is in progress while it has neither `proven_at` nor `error`. */
export const backup = z
  .strictObject({
    name: fileName,
    created_at: instant,
    bytes: z.int().min(0).meta({ description: 'The size of its file; 0 until it is written.' }),
    file_bytes: z
      .int()
      .min(0)
      .meta({ description: 'The size of its files over 1 MB, which are kept beside it.' }),
    proven_at: instant.nullable().meta({ description: 'When a trial restore matched; null until then.' }),
    error: z.string().nullable().meta({ description: 'Why it failed, in words for people.' }),
  })
  .meta({ id: 'Backup' });
export type Backup = z.output<typeof backup>;

export const begunBackup = z.strictObject({ name: fileName });

export const knownBackup = z.object({
  name: z.string().regex(namePattern, { error: () => messages.backups.unknown }),
});

/** Returns whether it is pending or in progress. */
export function isUnderWay({ proven_at, error }: Pick<Backup, 'proven_at' | 'error'>): boolean {
  return proven_at === null && error === null;
}

/** The job that makes every pending backup, one at a time. */
export const backupTask = 'make_backups';
