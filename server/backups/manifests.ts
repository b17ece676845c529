import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '#lib/backups/manifest.ts';
import { openArchive } from './open-archive.ts';

/** The manifests of the backups in a folder, newest first. */
export interface Manifests {
  found: Manifest[];
  /** The names of the zips that cannot be read. */
  unreadable: string[];
}

/** Reads the manifest of every zip in the folder. */
export async function readManifests(folder: string): Promise<Manifests> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.zip'));
  const manifests: Manifests = { found: [], unreadable: [] };
  for (const name of names) {
    const archive = await openArchive(join(folder, name)).catch(() => undefined);
    if (archive) manifests.found.push(archive.manifest);
    else manifests.unreadable.push(name);
    archive?.close();
  }
  manifests.found.sort((a, b) => b.created_at.localeCompare(a.created_at));
  return manifests;
}
