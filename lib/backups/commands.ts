import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { command } from '#lib/core/operations/operation.ts';
import { addJob } from '#lib/core/process/jobs.ts';
import { log } from '#lib/core/process/log.ts';
import { processUser } from '#lib/core/process/process-user.ts';
import { messages } from '#lib/language/messages.ts';
import { backupFolder, beginRecord } from './backup-folder.ts';
import { backupTask } from './schema.ts';

/**
 * Starts or queues a backup and returns its name at once: the list shows its progress.
 * @throws AppError `unavailable` when it cannot be stored
 */
export const startBackup = command({
  name: 'startBackup',
  access: 'data',
  input: noInput,
  changes: null,
  isOffInDemo: true,
  run: async (): Promise<{ name: string }> => {
    const folder = backupFolder();
    const { name } = await beginRecord(folder).catch((error: unknown) => {
      log.error({ err: error }, 'the folder of the backups cannot be written to');
      throw new AppError('unavailable', messages.backups.notWritten(folder, processUser()));
    });
    await addJob(db(), { task: backupTask, payload: {}, key: backupTask, maxAttempts: 1 });
    return { name };
  },
});
