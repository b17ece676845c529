import { buffer } from 'node:stream/consumers';
import { hostedPicture, ownPicture } from '#lib/core/pictures/stored-picture-address.ts';
import { storage } from './storage.ts';
import { readWhole } from './stored-file.ts';

const longestMilliseconds = 5_000;

/**
 * Returns the bytes of a picture that this site stores. Other addresses are never requested.
 * @throws Error when it is gone, or cannot be reached
 */
export async function readStoredPicture(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const [, folder, name] = ownPicture.exec(url) ?? [];
  if (folder && name) return readOwn(folder, name);
  if (!hostedPicture.test(url)) throw new Error(`Not a stored picture: ${url}`);
  const answer = await fetch(url, { signal: AbortSignal.timeout(longestMilliseconds), redirect: 'error' });
  if (!answer.ok) throw new Error(`The stored picture was answered with ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function readOwn(folder: string, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = await storage().find(folder, name);
  if (!file) throw new Error(`The stored picture is gone: ${folder}/${name}`);
  return new Uint8Array(await buffer(readWhole(file)));
}
