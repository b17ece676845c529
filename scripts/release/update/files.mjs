import { constants } from 'node:fs';
import { lstat, mkdir, open, readFile, rename, rm, symlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a file of root's by a rename, on the disk before it returns: after a power cut it is the old one or the new one.
 * @param {string} path
 * @param {string} text
 */
export async function replaceFile(path, text) {
  await mkdir(dirname(path), { recursive: true });
  await rm(`${path}.new`, { force: true });
  const file = await open(`${path}.new`, 'wx', 0o644);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
  await syncFolder(dirname(path));
}

/**
 * Lets a link lead to a version beside its folder, in one step.
 * @param {string} path
 * @param {string} target
 */
export async function replaceLink(path, target) {
  await mkdir(dirname(path), { recursive: true });
  await rm(`${path}.new`, { force: true });
  await symlink(target, `${path}.new`);
  await rename(`${path}.new`, path);
  await syncFolder(dirname(path));
}

/**
 * Renames, on the disk before it returns.
 * @param {string} from
 * @param {string} to
 */
export async function moveTo(from, to) {
  await rename(from, to);
  await syncFolder(dirname(from));
  await syncFolder(dirname(to));
}

async function syncFolder(path) {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/**
 * Whether something is there; a link counts as itself.
 * @param {string} path
 */
export async function isThere(path) {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/**
 * Returns what a JSON file of root's holds; undefined where there is none, or half of one.
 * @param {string} path
 */
export async function readJson(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Returns the text of a small regular file that somebody else may have made: no link is followed, no pipe waited for.
 * @param {string} path
 * @param {number} most its bytes
 * @throws Error for anything else, and for a larger file
 */
export async function readForeign(path, most) {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    if (!(await file.stat()).isFile()) throw new Error(`${path} is no file.`);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(most + 1), 0, most + 1, 0);
    if (bytesRead > most) throw new Error(`${path} is larger than ${most} bytes.`);
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await file.close();
  }
}
