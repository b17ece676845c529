import 'server-only';
import { stat } from 'node:fs/promises';
import { authorizeRecent } from '#lib/core/operations/access.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { backupFile, backupFolder, readRecords, toBackup } from './backup-folder.ts';
import { type Backup, knownBackup } from './schema.ts';

/** Returns every backup, failed and running ones included, newest first. */
export const listBackups = privateQuery({
  name: 'listBackups',
  access: 'admin',
  input: noInput,
  run: async (): Promise<Backup[]> => (await readRecords(backupFolder())).map(toBackup),
});

/**
 * Returns the path of a backup's file. Requires a recent sign-in, since it contains everything.
 * @throws AppError `recent_sign_in_required`, `not_found`
 */
export const findBackupFile = privateQuery({
  name: 'findBackupFile',
  access: 'admin',
  input: knownBackup,
  run: async ({ name }, { actor }): Promise<{ path: string; bytes: number }> => {
    authorizeRecent(actor);
    const path = backupFile(backupFolder(), name);
    const file = await stat(path).catch(() => null);
    if (!file?.isFile()) throw new AppError('not_found', messages.backups.unknown);
    return { path, bytes: file.size };
  },
});
