import { join } from 'node:path';
import { loggedTables } from '#lib/activity/content-tables.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import { db } from '#lib/core/platform/db.ts';
import { typedCommand } from '#lib/core/platform/env.ts';
import { storage } from '#lib/core/platform/storage.ts';
import type { ListedFile, Storage } from '#lib/core/platform/stored-file.ts';
import { pictureName, thumbnailName } from '#lib/uploads/file-name.ts';
import { reachDatabase } from '#server/database/database.ts';
import { commandSettings, givenArguments } from './command-settings.ts';

const usage = () =>
  `${typedCommand('sweep-uploads')}, or ${typedCommand('sweep-uploads', '--delete')} to remove them`;
const dayMilliseconds = 86_400_000;

/**
 * The uploaded files that no row refers to, with their age in days. With `isDeleting` those older than a day are
 * removed: a younger one may belong to a form that somebody is still filling in.
 */
export async function sweepUploads(uploads: Storage, isDeleting: boolean, now = Date.now()) {
  // The files are listed first: what is added while the rows are read is not among them.
  const files: ListedFile[] = [];
  for await (const file of uploads.list()) files.push(file);
  const unused = unusedFiles(files, await readReferences());
  return Promise.all(
    unused.map(async ({ folder, name, modifiedMilliseconds }) => {
      const ageDays = (now - modifiedMilliseconds) / dayMilliseconds;
      const isDeleted = isDeleting && ageDays > 1;
      if (isDeleted) await uploads.remove(folder, name);
      return { path: join(folder, name), ageDays, isDeleted };
    }),
  );
}

/**
 * The files that none of the texts refers to: image addresses, or HTML with such addresses in it. A picture and its
 * thumbnail are kept or removed together.
 */
function unusedFiles(files: readonly ListedFile[], texts: readonly (string | null)[]): ListedFile[] {
  const all = texts.join('\n');
  return files.filter(({ folder, name }) => {
    const picture = pictureName(name);
    return ![picture, thumbnailName(picture)].some((each) => all.includes(`/uploads/${folder}/${each}`));
  });
}

/** Every row that may name an uploaded file; what the log can restore needs its picture too. */
async function readReferences(): Promise<string[]> {
  const rows = await Promise.all(
    [...loggedTables, 'activity_log'].map(
      (table) => db().$queryRaw<{ texts: string }[]>`
        SELECT to_jsonb(t)::text AS texts FROM ${Prisma.raw(`"${table}"`)} AS t
        WHERE to_jsonb(t)::text LIKE '%/uploads/%'`,
    ),
  );
  return rows.flat().map(({ texts }) => texts);
}

/**
 * `npm run uploads:sweep`, with or without `-- --delete`; the site may run meanwhile. Gives the lines to print.
 * @throws PlainError saying what is wrong with what was typed or set
 */
export async function run(args: string[]): Promise<string> {
  const options = { delete: { type: 'boolean', default: false } } as const;
  const { values } = givenArguments({ args, options } as const, usage());
  const settings = commandSettings();
  const database = await reachDatabase(settings);
  try {
    const unused = await sweepUploads(storage(settings), values.delete);
    const lines = unused.map(({ path, isDeleted }) => `${isDeleted ? 'deleted' : 'unused '}  ${path}`);
    const end = unused.length === 0 ? 'Every uploaded file is in use.' : `Not in use: ${unused.length}`;
    return [...lines, end].join('\n');
  } finally {
    await database.close();
  }
}
