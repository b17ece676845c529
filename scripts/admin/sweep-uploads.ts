import { join } from 'node:path';
import { loggedTables } from '#lib/activity/content-tables.ts';
import { db } from '#lib/core/database/db.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import { typedCommand } from '#lib/core/process/env.ts';
import { fileKinds, kindOf, nameInRows, servedAddress } from '#lib/core/storage/file-kinds.ts';
import { storage } from '#lib/core/storage/storage.ts';
import type { ListedFile, Storage } from '#lib/core/storage/stored-file.ts';
import { pictureName, thumbnailName } from '#lib/uploads/file-name.ts';
import { withDatabase } from '#server/database/database.ts';
import { commandSettings, givenArguments } from './command-settings.ts';

/** Returns how the command is typed. */
export const usage = () =>
  `${typedCommand('sweep-uploads')}, or ${typedCommand('sweep-uploads', '--delete')} to remove them`;
const dayMilliseconds = 86_400_000;

/**
 * Returns the uploaded files that no row refers to, with their age in days. With `isDeleting` it removes those older than
 * a day: a younger one may belong to an open form.
 */
export async function sweepUploads(uploads: Storage, isDeleting: boolean, now = Date.now()) {
  // Before the rows are read: a file that is uploaded after the list is not in it.
  const files: ListedFile[] = [];
  for await (const file of uploads.list()) files.push(file);
  const unused = unusedFiles(files, await readReferences());
  return Promise.all(
    unused.map(async ({ folder, name, modifiedMilliseconds }) => {
      const ageDays = (now - modifiedMilliseconds) / dayMilliseconds;
      const isDeleted = isDeleting && ageDays > 1;
      if (isDeleted) await remove(uploads, folder, name);
      return { path: join(folder, name), ageDays, isDeleted };
    }),
  );
}

/** Removes a file and what was measured of it. */
async function remove(uploads: Storage, folder: string, name: string): Promise<void> {
  await uploads.remove(folder, name);
  await db().pictureLightness.deleteMany({ where: { url: servedAddress(folder, name) } });
}

/**
 * Returns the files of known kinds, unfinished ones included, whose name is in none of the texts. A picture and its
 * thumbnail are kept or removed together.
 */
function unusedFiles(files: readonly ListedFile[], texts: readonly (string | null)[]): ListedFile[] {
  const all = texts.join('\n');
  return files.filter(({ folder, name }) => {
    const kind = kindOf(folder, name.replace(/^\./, ''));
    if (!kind) return false;
    const picture = pictureName(name);
    return ![picture, thumbnailName(picture)].some((each) => all.includes(nameInRows(kind, folder, each)));
  });
}

/** Reads every row that may name an uploaded file, those of the log included, which it can restore. */
async function readReferences(): Promise<string[]> {
  const naming = fileKinds.flatMap(({ namedIn }) => namedIn.map(({ table }) => table));
  const extensions = fileKinds.flatMap(({ mediaTypes }) => Object.keys(mediaTypes));
  const patterns = ['%/uploads/%', ...extensions.map((extension) => `%.${extension}"%`)];
  const rows = await Promise.all(
    [...new Set([...loggedTables, ...naming, 'activity_log'])].map(
      (table) => db().$queryRaw<{ texts: string }[]>`
        SELECT to_jsonb(t)::text AS texts FROM ${Prisma.raw(`"${table}"`)} AS t
        WHERE to_jsonb(t)::text LIKE ANY (${patterns})`,
    ),
  );
  return rows.flat().map(({ texts }) => texts);
}

/**
 * `npm run uploads:sweep`, with or without `-- --delete`; the site may run. Returns the lines to print.
 * @throws PlainError naming a wrong argument or setting
 */
export async function run(args: string[]): Promise<string> {
  const options = { delete: { type: 'boolean', default: false } } as const;
  const { values } = givenArguments({ args, options } as const, usage());
  const settings = commandSettings();
  const unused = await withDatabase(settings, () => sweepUploads(storage(settings), values.delete));
  const lines = unused.map(({ path, isDeleted }) => `${isDeleted ? 'deleted' : 'unused '}  ${path}`);
  const end = unused.length === 0 ? 'Every uploaded file is in use.' : `Not in use: ${unused.length}`;
  return [...lines, end].join('\n');
}
