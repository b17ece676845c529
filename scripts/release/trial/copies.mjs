import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { publicPem, signingKey, writeSums } from '../signing.mjs';

const execute = promisify(execFile);

/**
 * Returns the folder, in the machine, of a copy of the release that `change` was applied to.
 * @param {{ release: string, work: string }} trial
 * @param {string} label its name
 * @param {(folder: string) => Promise<unknown>} change
 */
async function changed({ release, work }, label, change) {
  const folder = join(work, label);
  await cp(release, folder, { recursive: true });
  await change(folder);
  return `/copies/${label}`;
}

/** A release whose install.sh trusts another key than it is signed by. */
export function signedByAnother(trial) {
  return changed(trial, 'another-key', async (folder) => trust(folder, await signingKey()));
}

/** A release with one flipped byte in the middle of its archive. */
export function flipped(trial) {
  return changed(trial, 'flipped', async (folder) => {
    const path = await archiveIn(folder);
    const bytes = await readFile(path);
    bytes[bytes.length >> 1] ^= 1;
    await writeFile(path, bytes);
  });
}

/** A release whose archive writes beside its folder. Its sums are right. */
export function outside(trial) {
  return changed(trial, 'outside', async (folder) => {
    const path = await archiveIn(folder);
    const rename = ['--transform', 's,^,belltower/../../../etc/,'];
    await execute('tar', ['-czf', path, ...rename, '-C', folder, 'install.sh']);
    await writeSums(folder, { names: [basename(path)], key: await signingKey() });
  });
}

/** A release whose Node finds every signature good, and leaves /tmp/other-node-ran. Its sums are right. */
export function withOtherNode(trial) {
  return changed(trial, 'other-node', async (folder) => {
    const path = await archiveIn(folder);
    const program = join(folder, 'belltower/bin/node');
    await mkdir(dirname(program), { recursive: true });
    await writeFile(program, '#!/bin/sh\n: > /tmp/other-node-ran\n');
    await chmod(program, 0o755);
    await execute('tar', ['-czf', path, '-C', folder, 'belltower']);
    await writeSums(folder, { names: [basename(path)], key: await signingKey() });
  });
}

/** The release under a later version, signed by a key of its own. */
export function later(trial) {
  return changed(trial, 'later', async (folder) => {
    const path = await archiveIn(folder);
    const name = basename(path).replace(/-\d+\.\d+\.\d+-/, '-99.0.0-');
    await rename(path, join(folder, name));
    const key = await signingKey();
    await writeSums(folder, { names: [name], key });
    await trust(folder, key);
    const text = await readFile(join(folder, 'install.sh'), 'utf8');
    await writeFile(join(folder, 'install.sh'), text.replace(/^version=.*$/m, 'version=99.0.0'));
  });
}

async function trust(folder, key) {
  const text = await readFile(join(folder, 'install.sh'), 'utf8');
  const other = text.replace(/-----BEGIN PUBLIC KEY-----[^']+/, publicPem(key).trim());
  await writeFile(join(folder, 'install.sh'), other);
}

async function archiveIn(folder) {
  const ending = `-linux-${process.arch}.tar.gz`;
  return join(
    folder,
    (await readdir(folder)).find((file) => file.endsWith(ending)),
  );
}
