import { chmod, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isThere, moveTo } from './files.mjs';
import { copyFolder } from './places.mjs';
import { Refusal } from './state.mjs';

/**
 * Copies the cluster of the running site, throws the copy away, and returns the seconds that it took: what visitors wait
 * for while the site is stopped. Files that change or vanish meanwhile do not matter.
 * @param {import('./machine.mjs').Machine} machine
 * @param {{ from: string, to: string }} update
 */
export async function rehearseCopy(machine, update) {
  const folder = copyFolder(machine.places, update);
  await removeTree(machine, folder);
  const began = machine.now();
  try {
    await copyInto(machine, join(folder, 'rehearsed'));
    return seconds(machine.now() - began);
  } finally {
    await removeTree(machine, folder);
  }
}

/**
 * Copies the cluster of the stopped site, by reference where the file system can. The copy has its name once it is whole
 * and on the disk. Returns the seconds that it took.
 * @param {import('./machine.mjs').Machine} machine
 * @param {{ from: string, to: string }} update
 * @throws Refusal `disk`
 */
export async function keepCluster(machine, update) {
  const folder = copyFolder(machine.places, update);
  const began = machine.now();
  const { code, text } = await copyInto(machine, join(folder, 'part'));
  if (code !== 0) {
    await removeTree(machine, folder);
    throw new Refusal('disk', `The database could not be copied: ${text.split('\n').at(-1)}`);
  }
  await machine.run('sync', ['-f', folder]);
  await moveTo(join(folder, 'part/postgres'), join(folder, 'postgres'));
  return seconds(machine.now() - began);
}

/**
 * `cp` runs as the site's user, so that a link in the site's folder leads it nowhere that the user could not go. The folder
 * around is closed to that user again before the copy counts.
 */
async function copyInto(machine, folder) {
  const { copies, cluster } = machine.places;
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  await machine.makeFolderForUser(folder);
  const around = [copies, dirname(folder)];
  for (const each of around) await chmod(each, 0o711);
  const copied = await machine.asUser('cp', [
    '-a',
    '--reflink=auto',
    '--',
    cluster,
    join(folder, 'postgres'),
  ]);
  for (const each of around) await chmod(each, 0o700);
  return copied;
}

function seconds(milliseconds) {
  return Math.round(milliseconds / 100) / 10;
}

/**
 * Puts the kept cluster back into the site's folder by renaming, and keeps what was there as `undone` beside. Does nothing
 * where no copy was finished, or it is back already; may be repeated after each interruption.
 * @param {import('./machine.mjs').Machine} machine
 * @param {{ from: string, to: string }} update
 */
export async function putClusterBack(machine, update) {
  const { cluster } = machine.places;
  const folder = copyFolder(machine.places, update);
  await removeTree(machine, join(folder, 'part'));
  if (!(await isThere(join(folder, 'postgres')))) return;
  if (await isThere(cluster)) {
    await machine.act('The database of the new version goes aside.', async () => {
      await removeTree(machine, join(folder, 'undone'));
      await moveTo(cluster, join(folder, 'undone'));
    });
  }
  await machine.act('The database from before comes back.', () => moveTo(join(folder, 'postgres'), cluster));
}

/**
 * Removes all copies of clusters but those of an update.
 * @param {import('./machine.mjs').Machine} machine
 * @param {{ from: string, to: string } | undefined} update
 */
export async function removeCopies(machine, update) {
  const { places } = machine;
  const kept = update && copyFolder(places, update);
  for (const name of await readdir(places.copies).catch(() => [])) {
    const folder = join(places.copies, name);
    if (folder !== kept) await removeTree(machine, folder);
  }
}

/**
 * Removes a tree of the site's user. `rm` of coreutils follows no link, even one that is put there meanwhile.
 * @param {import('./machine.mjs').Machine} machine
 * @param {string} path
 */
export async function removeTree(machine, path) {
  await machine.run('rm', ['-rf', '--', path]);
}
