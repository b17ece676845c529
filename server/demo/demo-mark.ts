import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { db } from '#lib/core/database/db.ts';
import { isEmptyDatabase } from '#prisma/seed.ts';
import { PlainError } from '#server/start/plain-error.ts';

/** The file in DATA_DIR that marks the folder of a demo. */
const markName = 'demo';

const words = {
  foreignFolder: (folder: string) =>
    `DEMO is 1 and ${folder} holds a site that is not a demo, which would be lost on the hour, so please set DATA_DIR to a folder of its own.`,
  foreignDatabase:
    'DEMO is 1 and the database holds a site that is not a demo, which would be lost on the hour, so please give the demo a database of its own.',
  isDemo: (place: string) =>
    `${place} holds a demo, whose staff need no password, so please set DEMO=1, or begin a site of your own elsewhere.`,
};

/**
 * Requires that the folder is a demo's exactly where the site is one. Marks a new folder of a demo.
 * @throws PlainError
 */
export async function assertDemoFolder(folder: string, isDemo: boolean): Promise<void> {
  const mark = join(folder, markName);
  const isMarked = existsSync(mark);
  if (isMarked && !isDemo) throw new PlainError(words.isDemo(folder));
  if (isMarked || !isDemo) return;
  // The folder of a file system of its own.
  const names = (await readdir(folder)).filter((name) => name !== 'lost+found');
  if (names.length > 0) throw new PlainError(words.foreignFolder(folder));
  await writeFile(mark, 'Everything in this folder is deleted on the hour.\n');
}

/**
 * Requires that the database is a demo's exactly where the site is one. Marks the new database of a demo.
 * @throws PlainError
 */
export async function assertDemoMark(isDemo: boolean): Promise<void> {
  const isMarked = (await db().demoSite.count()) > 0;
  if (isMarked && !isDemo) throw new PlainError(words.isDemo('The database'));
  if (isMarked || !isDemo) return;
  const isNew = (await db().church.count()) === 0 && (await isEmptyDatabase(db()));
  if (!isNew) throw new PlainError(words.foreignDatabase);
  await db().demoSite.createMany({ data: [{ id: 1, reset_at: new Date(0) }], skipDuplicates: true });
}
