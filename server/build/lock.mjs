import { rmSync } from 'node:fs';
import { mkdir, open, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { plainError } from './programs.mjs';

const beatMilliseconds = 2000;
/** A holder that has not touched its file for this long is dead. */
const deadMilliseconds = 15_000;

/**
 * Does `work` under the lock file at `path`, one process at a time. No package is used, since the installation of
 * packages runs under such a lock.
 * @param {string} path
 * @param {string} aim what the other process does, such as 'to finish its build'
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(path, aim, work) {
  await take(path, aim);
  const beat = setInterval(
    () => utimes(path, new Date(), new Date()).catch(() => undefined),
    beatMilliseconds,
  );
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

async function take(path, aim) {
  let told = false;
  while (!(await create(path))) {
    const touched = await stat(path).then(
      (found) => found.mtimeMs,
      () => 0,
    );
    if (Date.now() - touched > deadMilliseconds) await rm(path, { force: true });
    else if (!told) console.log(`Waiting for another start in this folder ${aim} ...`);
    told = true;
    await pause(300);
  }
}

async function create(path) {
  try {
    await mkdir(dirname(path), { recursive: true });
    await (await open(path, 'wx')).close();
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw plainError(`Belltower cannot write to its own folder ${dirname(path)}: ${error.message}.`);
  }
}
