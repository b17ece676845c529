import { dirname, resolve } from 'node:path';
import { backupFile, beginRecord } from '#lib/backups/backup-folder.ts';
import { sizeWords } from '#lib/backups/backup-words.ts';
import { keptFolder } from '#lib/backups/kept-files.ts';
import { readChurch } from '#lib/church/read-church.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { sessionDatabaseUrl, typedCommand } from '#lib/core/process/env.ts';
import { onceBackupsRest } from '#server/backups/backup-lock.ts';
import {
  type BackupSite,
  lastProven,
  letGoOfOld,
  makeBackup,
  readyFolder,
  sentenceOf,
  siteOf,
  type Written,
  writeWhole,
} from '#server/backups/make-backup.ts';
import { proveArchive } from '#server/backups/prove-archive.ts';
import { withDatabase } from '#server/database/database.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { placeProblem } from './backup-place.ts';
import { commandSettings, givenArguments, givenPath } from './command-settings.ts';

/** Returns how the command is typed. */
export const usage = () =>
  `${typedCommand('backup')}, or ${typedCommand('backup', '--to FILE')}, each with --with-files to pack its files into it`;
const options = { to: { type: 'string' }, 'with-files': { type: 'boolean', default: false } } as const;

/**
 * `npm run backup`, with or without `-- --to FILE` and `--with-files`; the site may run. Returns the line to print.
 * @throws PlainError saying why there is no proven backup
 */
export async function run(given: string[]): Promise<string> {
  const { to, 'with-files': withFiles } = givenArguments({ args: given, options } as const, usage()).values;
  const settings = commandSettings();
  return withDatabase(settings, async () => {
    const site = { ...siteOf(settings, sessionDatabaseUrl()), withFiles };
    const church = await readChurch();
    return onceBackupsRest(site.databaseUrl, () =>
      runWithChurch(church, () => (to ? backUpTo(givenPath(to), site) : backUp(site))),
    );
  });
}

async function backUp(site: BackupSite): Promise<string> {
  await readyFolder(site.folder).catch((error) => {
    throw new PlainError(sentenceOf(error));
  });
  const made = await makeBackup(await beginRecord(site.folder), site);
  await letGoOfOld(site.folder);
  if (made.error) throw new PlainError(made.error);
  return doneLine(backupFile(site.folder, made.name), made, site);
}

async function backUpTo(path: string, site: BackupSite): Promise<string> {
  let isWritten = false;
  try {
    const written = await writeWhole(path, site);
    isWritten = true;
    await proveArchive(path, site, await lastProven(site.folder));
    return doneLine(path, written, site);
  } catch (error) {
    const problem = isWritten ? undefined : placeProblem(path, error);
    if (problem) throw new PlainError(problem);
    const there = isWritten ? ` The file ${path} is there all the same, but it is not proven.` : '';
    throw new PlainError(`${sentenceOf(error)}${there}`);
  }
}

function doneLine(path: string, { bytes, file_bytes }: Written, { passphrase }: BackupSite): string {
  const secrets = passphrase
    ? 'secrets sealed by BACKUP_PASSPHRASE'
    : 'secrets left out: there is no BACKUP_PASSPHRASE';
  const line = `Backed up and proven: ${resolve(path)} (${sizeWords(bytes)}, ${secrets}).`;
  if (file_bytes === 0) return line;
  return `${line} Its files over 1 MB (${sizeWords(file_bytes)}) are beside it in ${keptFolder(dirname(resolve(path)))}; --with-files packs them into it.`;
}
