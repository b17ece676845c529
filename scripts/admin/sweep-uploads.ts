import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { db } from '#lib/core/platform/db.ts';
import { readSettings } from '#lib/core/platform/env.ts';
import { folderStorage, uploadFolder } from '#lib/core/platform/storage.ts';
import { unusedFiles } from '#lib/uploads/unused.ts';
import { reachDatabase } from '#server/database/database.ts';
import { PlainError } from '#server/start/plain-error.ts';

const dayMilliseconds = 86_400_000;

/**
 * The files in the upload folder that no row refers to, with their age in days. With `isDeleting` those
 * older than a day are removed: a younger one may belong to a form that somebody is still filling in.
 */
export async function sweepUploads(root: string, isDeleting: boolean, now = Date.now()) {
  const kept = folderStorage(root);
  // The folder is read first: what is added while the rows are read is not in the list.
  const files = await kept.list();
  const unused = unusedFiles(files, await readReferences());
  return Promise.all(
    unused.map(async ({ folder, name }) => {
      const ageDays = (now - (await stat(join(root, folder, name))).mtimeMs) / dayMilliseconds;
      const isDeleted = isDeleting && ageDays > 1;
      if (isDeleted) await kept.remove(folder, name);
      return { path: join(folder, name), ageDays, isDeleted };
    }),
  );
}

/** Every text of the database that may name an uploaded file. */
async function readReferences(): Promise<(string | null)[]> {
  const [events, exceptions, sermons, ministries, words, settings, church, log] = await Promise.all([
    db().event.findMany({ select: { image_url: true } }),
    db().eventException.findMany({ select: { image_url: true } }),
    db().sermon.findMany({ select: { thumbnail_url: true } }),
    db().ministry.findMany({ select: { imageurl: true, description: true } }),
    db().$queryRaw<{ texts: string }[]>`SELECT value::text AS texts FROM page_texts`,
    db().siteSettings.findMany({ select: { hero_background_url: true } }),
    db().church.findMany({ select: { logo_url: true } }),
    // What can be restored from the log comes back with its picture.
    db().$queryRaw<{ texts: string }[]>`
      SELECT concat(before, after) AS texts FROM activity_log WHERE concat(before, after) LIKE '%/uploads/%'`,
  ]);
  return [
    ...events,
    ...exceptions,
    ...sermons,
    ...ministries,
    ...words,
    ...settings,
    ...church,
    ...log,
  ].flatMap((row) => Object.values(row));
}

/** `npm run uploads:sweep`, with or without `-- --delete`; the site may run meanwhile. */
async function run(): Promise<void> {
  const root = resolve(import.meta.dirname, '../..');
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const settings = readSettings(process.env);
  const folder = resolve(root, settings.DATA_DIR);
  const database = await reachDatabase({ ...settings, DATA_DIR: folder });
  try {
    const unused = await sweepUploads(uploadFolder(folder), process.argv.includes('--delete'));
    for (const { path, isDeleted } of unused) console.log(`${isDeleted ? 'deleted' : 'unused '}  ${path}`);
    console.log(unused.length === 0 ? 'Every uploaded file is in use.' : `Not in use: ${unused.length}`);
  } finally {
    await database.close();
  }
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  await run().catch((error: unknown) => {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = 1;
  });
}
