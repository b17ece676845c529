import { createReadStream } from 'node:fs';
import { readdir, rename, stat, utimes } from 'node:fs/promises';
import { fileNames, isKept, keptFile, keptFolder } from '#lib/backups/kept-files.ts';
import { filesBeside, type ManifestFile } from '#lib/backups/manifest.ts';
import { digestOf } from '#lib/core/storage/stored-file.ts';
import { messages } from '#lib/language/messages.ts';
import { readManifests } from './manifests.ts';

/** Each backup checks one of so many kept files. */
const share = 20;

export interface CheckedFiles {
  /** The SHA-256 of the files that were checked. */
  due: ReadonlySet<string>;
  /** Those that were damaged and that a backup names: they are set aside, so that this backup copies them again. */
  damaged: ManifestFile[];
}

/**
 * Compares a twentieth of the kept files, those that were not checked for longest, with their SHA-256. The time of a
 * file's change is that of its last check.
 */
export async function checkKept(folder: string): Promise<CheckedFiles> {
  const due = await longestUnchecked(folder);
  const damaged: string[] = [];
  const now = new Date();
  for (const sha256 of due) {
    const path = keptFile(folder, sha256);
    const digest = await digestOf(createReadStream(path)).catch(() => 'unreadable');
    if (digest === sha256) await utimes(path, now, now);
    else damaged.push(sha256);
  }
  const known = damaged.length > 0 ? (await readManifests(folder)).found.flatMap(filesBeside) : [];
  for (const sha256 of damaged) await rename(keptFile(folder, sha256), `${keptFile(folder, sha256)}.damaged`);
  return {
    due: new Set(due),
    damaged: damaged.flatMap((sha256) => known.find((file) => file.sha256 === sha256) ?? []),
  };
}

async function longestUnchecked(folder: string): Promise<string[]> {
  const names = (await readdir(keptFolder(folder)).catch(() => [])).filter((name) =>
    /^[\da-f]{64}$/.test(name),
  );
  const files = await Promise.all(
    names.map(async (name) => ({ name, checked: (await stat(keptFile(folder, name))).mtimeMs })),
  );
  const oldestFirst = files.toSorted((a, b) => a.checked - b.checked || a.name.localeCompare(b.name));
  return oldestFirst.slice(0, Math.ceil(files.length / share)).map(({ name }) => name);
}

/** Returns what is said of damaged files once the backup has copied those that the site still has; null without any. */
export async function damageWords(folder: string, { damaged }: CheckedFiles): Promise<string | null> {
  const isBack = await Promise.all(damaged.map((file) => isKept(folder, file)));
  const [back, lost] = [damaged.filter((_, at) => isBack[at]), damaged.filter((_, at) => !isBack[at])];
  const { copiedAgain, lost: areLost } = messages.backupFiles;
  const sentences = [
    ...(back.length > 0 ? [copiedAgain(fileNames(back))] : []),
    ...(lost.length > 0 ? [areLost(fileNames(lost))] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
}
