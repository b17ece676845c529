import { backupFolder } from '#lib/backups/backup-folder.ts';
import type { Manifest } from '#lib/backups/manifest.ts';
import { howToStart, isService, typedCommand } from '#lib/core/process/env.ts';
import { storage } from '#lib/core/storage/storage.ts';
import { bringToBucket } from '#lib/uploads/move-uploads.ts';
import { openScratch } from '#server/backups/prove-archive.ts';
import { restore } from '#server/backups/restore.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { commandSettings, givenArguments, givenPath } from './command-settings.ts';

/** Returns how the command is typed. */
export const usage = () =>
  `${typedCommand('restore', 'FILE')}, with --replace to put it in the place of what is there, and --without-files where files of it are lost`;
const options = {
  replace: { type: 'boolean', default: false },
  'without-files': { type: 'boolean', default: false },
} as const;

/**
 * `npm run restore -- FILE`, with or without `--replace` and `--without-files`; the site must be stopped. Returns the line to print.
 * @throws PlainError saying why nothing was restored
 */
export async function run(given: string[]): Promise<string> {
  const { values, positionals } = givenArguments(
    { args: given, options, allowPositionals: true } as const,
    usage(),
  );
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new PlainError(`Please name the backup: ${usage()}`);
  const settings = commandSettings();
  const manifest = await restore({
    file: givenPath(file),
    dataFolder: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    passphrase: settings.BACKUP_PASSPHRASE,
    uploads: storage(settings),
    backupFolder: backupFolder(settings),
    openScratch: () => openScratch(settings.DATA_DIR),
    isReplacing: values.replace,
    isWithoutFiles: values['without-files'],
    tell: (line) => console.log(line),
  });
  const left = await bringToBucket(settings);
  if (left) console.log(left);
  return doneLine(manifest, settings.BACKUP_PASSPHRASE !== undefined);
}

function doneLine({ created_at, tables, files, secrets }: Manifest, hasPassphrase: boolean): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const opened = secrets === 'sealed' && hasPassphrase;
  const sealed = secrets === 'sealed' ? 'BACKUP_PASSPHRASE is not set' : 'it holds none';
  return `Restored the site as of ${created_at}: ${rows} rows, ${files.length} files, ${opened ? 'secrets included' : `no secrets (${sealed}), so nobody has a password or passkey: ${typedCommand('staff-owner', 'EMAIL')} makes a link for an owner, who invites the others again`}. ${isService() ? 'It starts again now.' : `Start it ${howToStart()}.`}`;
}
