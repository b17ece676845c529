import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { serialize } from 'node:v8';
import { dataPath, projectPath } from '#lib/core/process/folders.ts';
import { log } from '#lib/core/process/log.ts';
import { perProcess } from '#lib/core/process/per-process.ts';
import { Drawer } from './drawer.ts';
import { DrawingQueue } from './drawing-queue.ts';
import type { DrawingWork } from './drawing-work.ts';
import { PictureFolder } from './picture-folder.ts';

const mostBytesOnDisk = 64 * 1024 * 1024;
/** The last in the queue is answered before the server's limit of 20 seconds. */
const bounds = { simultaneous: 1, waiting: 24 };
const program = projectPath('lib/art/og/drawing-process.mjs');

/** Everything a picture depends on in addition to its content. */
const means = [
  program,
  projectPath('lib/art/fonts/fraunces-latin-600-normal.woff'),
  projectPath('lib/art/fonts/figtree-latin-500-normal.woff'),
];

interface Workshop {
  folder: PictureFolder;
  queue: DrawingQueue;
  drawer: Drawer;
  meansDigest?: Promise<string>;
}

/**
 * Returns the picture of a drawing, icon or photo, from the folder `pictures` in DATA_DIR, or drawn and stored there. Its name is
 * a digest of its content.
 * @throws AppError `unavailable` when too many pictures wait to be drawn
 */
export async function finishedPicture(work: DrawingWork): Promise<Uint8Array<ArrayBuffer>> {
  const { folder, queue, drawer } = workshop();
  const name = `${await digestOfWork(work)}.png`;
  return (
    (await folder.read(name)) ??
    queue.run(name, async () => {
      // Another process may have drawn it meanwhile.
      const found = await folder.read(name);
      if (found) return found;
      const picture = await drawer.draw(work);
      await folder.keep(name, picture).catch((error) => log.warn({ err: error }, 'picture not kept'));
      return picture;
    })
  );
}

function workshop(): Workshop {
  return perProcess('pictures', () => ({
    folder: new PictureFolder(dataPath('pictures'), mostBytesOnDisk),
    queue: new DrawingQueue(bounds),
    drawer: new Drawer(program),
  }));
}

/** Returns a digest of the work and of what it is drawn with: equal pictures have equal digests. */
export async function digestOfWork(work: DrawingWork): Promise<string> {
  const shop = workshop();
  shop.meansDigest ??= digestOfFiles(means);
  const digest = createHash('sha256')
    .update(await shop.meansDigest)
    .update(serialize(work));
  return digest.digest('hex');
}

async function digestOfFiles(paths: readonly string[]): Promise<string> {
  const digest = createHash('sha256');
  for (const path of paths) digest.update(await readFile(path));
  return digest.digest('hex');
}
