import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checked } from '#lib/backups/kept-files.ts';
import { uploadsPrefix } from '#lib/backups/manifest.ts';
import { PlainError } from '#server/start/plain-error.ts';
import type { FoundFiles } from './find-files.ts';
import { stagedFolder, stagingFolder } from './finish-restore.ts';
import type { Archive } from './open-archive.ts';
import type { Sealed } from './sealed-secrets.ts';

/** Puts the files of the backup where the end of the restore takes them from. */
export async function stageUploads(
  { manifest: { files }, read }: Archive,
  { found, missing }: FoundFiles,
  dataFolder: string,
) {
  const staged = stagedFolder(dataFolder);
  await rm(stagingFolder(dataFolder), { recursive: true, force: true });
  await mkdir(join(staged, 'uploads'), { recursive: true });
  const wanted = files.filter((file) => file.path.startsWith(uploadsPrefix) && !missing.includes(file));
  for (const file of wanted) {
    const { path } = file;
    const open = found.get(path);
    const place = join(staged, path);
    if (!place.startsWith(join(staged, uploadsPrefix))) throw outside(path);
    await mkdir(dirname(place), { recursive: true });
    const bytes = open ? checked(open(), file) : read(path);
    await pipeline(bytes, createWriteStream(place, { flags: 'wx' }));
  }
}

/** The same for its secret files. */
export async function stageSecrets(secrets: Omit<Sealed, 'sign_ins'>, dataFolder: string): Promise<void> {
  for (const [name, secret] of Object.entries(secrets)) {
    const place = join(stagedFolder(dataFolder), name);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await writeFile(place, secret, { mode: 0o600 });
  }
}

function outside(path: string): PlainError {
  return new PlainError(
    `The backup holds a file that would lie elsewhere (${basename(path)}), so nothing was restored.`,
  );
}
