import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { root } from '#server/build/prepare.mjs';
import { plainError } from '#server/build/programs.mjs';
import { commitTime } from './commit-time.mjs';

/**
 * Writes folders as one archive with a folder of its name inside. Equal content gives equal bytes: files are sorted, belong
 * to root and have the time of the last commit.
 * @param {string} target the folder to write to
 * @param {{ version: string, platform: string, folders: string[] }} what
 * @returns {Promise<string>} the archive's name
 */
export async function writeArchive(target, { version, platform, folders }) {
  const name = `belltower-${version}-${platform}`;
  const options = [
    ...['--create', '--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w'],
    ...[`--mtime=@${await commitTime(root)}`, '--format=gnu', `--transform=s,^\\.,${name},S`],
    ...folders.flatMap((folder) => ['-C', folder, '.']),
  ];
  const tar = spawn('tar', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => tar.once('close', resolve));
  await pipeline(
    tar.stdout,
    createGzip({ level: constants.Z_BEST_COMPRESSION }),
    createWriteStream(join(target, `${name}.tar.gz`)),
  );
  if ((await ended) !== 0) throw plainError(`The archive for ${platform} could not be written.`);
  return `${name}.tar.gz`;
}
