import { stat } from 'node:fs/promises';
import { backupFolder } from '#lib/backups/backup-folder.ts';
import { siteUrl } from '#lib/core/addresses/urls.ts';
import { env } from '#lib/core/process/env.ts';
import { pathIn } from '#lib/core/process/folders.ts';
import { isMailSetUp } from '#lib/mail/sender.ts';
import type { Lack } from './schema.ts';

/** Returns what the site itself lacks to be safe and complete, most urgent first. The demo lacks nothing. */
export async function readLacks(): Promise<Lack[]> {
  if (env().DEMO) return [];
  const [hasMail, isCopyApart] = await Promise.all([isMailSetUp(), areBackupsApart()]);
  const lacks: (Lack | false)[] = [
    siteUrl().startsWith('http:') && 'https',
    !hasMail && 'mail',
    !isCopyApart && 'backup_copy',
  ];
  return lacks.filter((lack) => lack !== false);
}

/** Whether the backups lie on another disk than what they are backups of. */
async function areBackupsApart(): Promise<boolean> {
  const [backups, data] = await Promise.all([deviceOf(backupFolder()), deviceOf(pathIn(env().DATA_DIR))]);
  return backups !== null && data !== null && backups !== data;
}

/** The number of the device that a folder is on; null where there is no such folder. */
async function deviceOf(folder: string): Promise<number | null> {
  return stat(folder).then(
    ({ dev }) => dev,
    () => null,
  );
}
