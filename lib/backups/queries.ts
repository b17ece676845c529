import 'server-only';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { authorizeRecent } from '#lib/core/operations/access.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { noInput, trueOrFalse } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { backupFile, backupFolder, readRecords, toBackup } from './backup-folder.ts';
import { fileNames, notKept } from './kept-files.ts';
import { filesBeside } from './manifest.ts';
import { readManifest } from './packed-zip.ts';
import { type Backup, knownBackup } from './schema.ts';

/** Returns every backup, failed and running ones included, newest first. */
export const listBackups = privateQuery({
  name: 'listBackups',
  access: 'data',
  input: noInput,
  run: async (): Promise<Backup[]> => (await readRecords(backupFolder())).map(toBackup),
});

/** Which backup, and whether its files over 1 MB are packed into it. */
const backupFileInput = knownBackup.extend({
  files: trueOrFalse(
    () => messages.export.trueOrFalse,
    'Whether files over 1 MB, which are kept beside the backup, are packed into it.',
  ),
});

/**
 * Returns the path of a backup's file; without `bytes` it is to be packed with its files. Requires a recent sign-in, since
 * it contains everything.
 * @throws AppError `recent_sign_in_required`, `not_found`, also when a file beside it is gone
 */
export const findBackupFile = privateQuery({
  name: 'findBackupFile',
  access: 'data',
  input: backupFileInput,
  run: async ({ name, files }, { actor }): Promise<{ path: string; bytes?: number }> => {
    authorizeRecent(actor);
    const path = backupFile(backupFolder(), name);
    const file = await stat(path).catch(() => null);
    if (!file?.isFile()) throw new AppError('not_found', messages.backups.unknown);
    if (!files) return { path, bytes: file.size };
    const gone = await notKept(dirname(path), filesBeside(await readManifest(path)));
    if (gone.length > 0) throw new AppError('not_found', messages.backupFiles.notKept(fileNames(gone)));
    return { path };
  },
});
