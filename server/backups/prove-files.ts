import { buffer } from 'node:stream/consumers';
import { type Manifest, uploadsPrefix } from '#lib/backups/manifest.ts';
import { loadSharp } from '#lib/core/pictures/sharp.ts';
import { typedCommand } from '#lib/core/process/env.ts';
import { artFiles, fileKinds, kindOf, pictureFiles } from '#lib/core/storage/file-kinds.ts';
import { messages } from '#lib/language/messages.ts';
import { thumbnailName } from '#lib/uploads/file-name.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { BackupError } from './backup-error.ts';
import { findUse, placeOf, readUses, type Use } from './file-uses.ts';
import type { Archive } from './open-archive.ts';

/**
 * Checks that every new picture of the backup can be decoded, that no file has changed since its row was written or since
 * the last proven backup, and that no file in use is missing. A stored file never changes: each upload has its own name.
 * @throws BackupError naming what shows the first damaged or missing file
 */
export async function proveFiles(
  archive: Archive,
  databaseUrl: string,
  proven: Manifest | undefined,
): Promise<void> {
  const uses = await withClient(databaseUrl, readUses);
  const damaged = await findDamaged(archive, uses, proven);
  const missing = findMissing(archive, uses);
  const [first] = [...damaged, ...missing].toSorted((a, b) => rank(a, uses) - rank(b, uses));
  if (first) throw problemWith(first, uses, missing.includes(first), damaged.length + missing.length - 1);
}

async function findDamaged(
  archive: Archive,
  uses: readonly Use[],
  proven: Manifest | undefined,
): Promise<string[]> {
  const known = new Map(proven?.files.map(({ path, sha256 }) => [path, sha256]));
  const stated = uses.filter((use) => use.sha256);
  const damaged: string[] = [];
  for (const { path, sha256 } of archive.manifest.files) {
    const before = findUse(path, stated)?.sha256 ?? known.get(path);
    const isWhole = before === undefined ? await isReadable(archive, path) : before === sha256;
    if (!isWhole && path.startsWith(uploadsPrefix)) damaged.push(path);
  }
  return damaged;
}

/** Returns whether a file that is new to the backups can be shown; only pictures tell. */
async function isReadable(archive: Archive, path: string): Promise<boolean> {
  if (!isPicture(path)) return true;
  const sharp = await loadSharp();
  const bytes = await buffer(archive.read(path));
  return sharp(bytes, { failOn: 'truncated' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

function isPicture(path: string): boolean {
  const [, folder = '', name = ''] = path.split('/');
  const kind = kindOf(folder, name);
  return kind === pictureFiles || kind === artFiles;
}

function findMissing({ manifest: { files } }: Archive, uses: readonly Use[]): string[] {
  const there = new Set(files.map(({ path }) => path));
  const kinds = fileKinds.map(({ folders, mediaTypes, isNamedAlone }) => {
    // Within HTML, a thumbnail's name has a dash, and it may be missing.
    const name = isNamedAlone ? '[\\w-]+' : '\\w+';
    return `(?:${folders.join('|')})/${name}\\.(?:${Object.keys(mediaTypes).join('|')})`;
  });
  const address = new RegExp(`/(uploads/(?:${kinds.join('|')}))`, 'g');
  const shown = uses.flatMap(({ texts }) => [...texts.matchAll(address)]);
  return [...new Set(shown.map(([, path = '']) => path))].filter((path) => !there.has(path));
}

/** Orders files that visitors see first. */
function rank(path: string, uses: readonly Use[]): number {
  return (placeOf(path, uses) ? 0 : 2) + (path === thumbnailName(path) ? 1 : 0);
}

function problemWith(path: string, uses: readonly Use[], isMissing: boolean, others: number): BackupError {
  const words = isPicture(path) ? messages.backupProblems : messages.backupFiles;
  const place = placeOf(path, uses);
  const command = typedCommand('sweep-uploads', '--delete');
  const ofUse = isMissing ? words.missing : words.damaged;
  const unused = isMissing ? words.unusedMissing : words.unusedDamaged;
  const problem = place ? ofUse(place, path) : unused(path, command);
  return new BackupError(others > 0 ? messages.backupProblems.andOthers(problem, others) : problem);
}
