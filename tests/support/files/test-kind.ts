import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { type FileKind, fileKinds } from '#lib/core/storage/file-kinds.ts';
import type { Storage } from '#lib/core/storage/stored-file.ts';
import { createSermon } from '#prisma/factories/sermon.ts';

/** A kind of files as a new domain adds it: named alone in a column of sermons, which hold its SHA-256 as well. */
const minutes: FileKind = {
  folders: ['minutes'],
  mediaTypes: { pdf: 'application/pdf' },
  largestBytes: 25_000_000,
  isNamedAlone: true,
  namedIn: [{ table: 'sermons', columns: ['passage'], place: 'sermon', name: 'title', sha256: 'series' }],
};

/** Lets the site know the kind while the tests of the file run. */
export function useTestKind(): void {
  const kinds = fileKinds as FileKind[];
  beforeAll(() => void kinds.push(minutes));
  afterAll(() => void kinds.splice(kinds.indexOf(minutes), 1));
}

export interface StoredMinutes {
  id: string;
  name: string;
  path: string;
  sha256: string;
  bytes: Buffer;
}

let count = 0;

/** Stores a file of this size, and the row that names it. */
export async function storeMinutes(
  uploads: Pick<Storage, 'store'>,
  size: number,
  title = 'The Annual Meeting',
): Promise<StoredMinutes> {
  count += 1;
  const name = `${1_700_000_000_000 + count}_0123456789abcdef.pdf`;
  const bytes = randomBytes(size);
  const sha256 = digest(bytes);
  await uploads.store('minutes', name, bytes);
  const { id } = await createSermon(db(), { title, passage: name, series: sha256 });
  return { id, name, path: `uploads/minutes/${name}`, sha256, bytes };
}

/** Returns the SHA-256 of these bytes. */
export function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
