import { readdir, readFile, readlink } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Returns the memory of all processes of a container, each with its share of what it maps (PSS), in MB: of all together
 * and by the service of systemd that they belong to. Read from outside, so that reading adds nothing.
 * @param {number} pid of its first process
 * @returns {Promise<{ all: number, services: Map<string, number> }>}
 */
export async function footprint(pid) {
  const space = await readlink(`/proc/${pid}/ns/pid`);
  const services = new Map();
  let all = 0;
  for (const each of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    if ((await readlink(`/proc/${each}/ns/pid`).catch(() => '')) !== space) continue;
    const megabytes = await shareOf(each);
    const service = /\/([^/]+)\.service\b/.exec(await read(each, 'cgroup'))?.[1] ?? '';
    services.set(service, (services.get(service) ?? 0) + megabytes);
    all += megabytes;
  }
  return { all, services };
}

/**
 * Reads the memory of a container again and again while work is done in it.
 * @template Result
 * @param {number} pid of its first process
 * @param {() => Promise<Result>} work
 * @returns {Promise<{ result: Result, most: number }>} `most` in MB, of all its processes together
 */
export async function mostDuring(pid, work) {
  let most = 0;
  const over = new AbortController();
  const watch = async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, (await footprint(pid)).all);
      await pause(200, undefined, { signal: over.signal }).catch(() => undefined);
    }
  };
  const watching = watch();
  const result = await work().finally(() => over.abort());
  await watching;
  return { result, most };
}

async function shareOf(pid) {
  return Number(/^Pss:\s+(\d+) kB$/m.exec(await read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024;
}

/** A process that has ended meanwhile says nothing. */
function read(pid, file) {
  return readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
}
