import { rm } from 'node:fs/promises';
import { isThere, readForeign, readJson } from './files.mjs';
import { isVersion } from './versions.mjs';

const mostBytes = 1024;
const patienceMilliseconds = 24 * 3_600_000;

/**
 * Returns what root was asked to do: by hand, else by the site's file, once its time has come; undefined for nothing. A
 * file that is no wish is removed. The file belongs to the site's user, so nothing but version and time is read.
 * @param {import('./machine.mjs').Machine} machine
 * @returns {Promise<{ kind: 'update', version?: string, at?: number } | { kind: 'go-back' } | undefined>}
 */
export async function readWish({ places, now }) {
  const asked = await readJson(places.asked);
  if (asked) {
    await rm(places.asked, { force: true });
    return asked;
  }
  if (!(await isThere(places.wish))) return undefined;
  const wish = await readForeign(places.wish, mostBytes)
    .then(parse)
    .catch((error) => error);
  if (wish instanceof Error) {
    console.log(`The wish of the site was not taken: ${wish.message}`);
    await removeWish(places);
    return undefined;
  }
  return wish.at > now() ? undefined : wish;
}

function parse(text) {
  const { version, at } = Object(JSON.parse(text));
  const instant = typeof at === 'string' ? Date.parse(at) : Number.NaN;
  if (!isVersion(version) || Number.isNaN(instant)) throw new Error('it names no version and time.');
  return { kind: 'update', version, at: instant };
}

/**
 * Whether a wish that could not be fulfilled is tried again at the next quarter of an hour.
 * @param {string} because
 * @param {number | undefined} at
 * @param {number} now
 */
export function waits(because, at, now) {
  return ['busy', 'no_release'].includes(because) && at !== undefined && now - at < patienceMilliseconds;
}

/**
 * Removes the name, whatever it leads to: a folder of that name stays.
 * @param {ReturnType<import('./places.mjs').placesOf>} places
 */
export async function removeWish({ wish }) {
  await rm(wish, { force: true }).catch(() => undefined);
}
