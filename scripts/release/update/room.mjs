import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from './state.mjs';

const neededMemory = 400_000_000;

/**
 * Asks for free disk and memory before anything is fetched: twice the cluster, and half as much again as the release in
 * use takes.
 * @param {import('./machine.mjs').Machine} machine
 * @param {{ present: string, hasOwnDatabase: boolean }} what
 * @throws Refusal saying how much is missing
 */
export async function askForRoom(machine, { present, hasOwnDatabase }) {
  const { home, data, cluster } = machine.places;
  if (!hasOwnDatabase) await assertSameDisk(data);
  const release = 1.5 * bytesIn(await machine.run('du', ['-sk', join(home, present)]));
  const copies = hasOwnDatabase ? 0 : 2 * bytesIn(await machine.asUser('du', ['-sk', cluster]));
  const wanted = new Map([[dirname(home), release]]);
  const isOneDisk = hasOwnDatabase || (await deviceOf(dirname(home))) === (await deviceOf(dirname(data)));
  if (isOneDisk) wanted.set(dirname(home), release + copies);
  else wanted.set(dirname(data), copies);
  for (const [folder, bytes] of wanted) {
    const free = await machine.freeBytes(folder);
    if (free < bytes) throw new Refusal('disk', `${folder}: ${missing(bytes, free)}`);
  }
  const memory = await machine.availableMemory();
  if (memory < neededMemory) throw new Refusal('memory', missing(neededMemory, memory));
}

/** The way back is a rename, which no other disk can give. */
async function assertSameDisk(data) {
  if ((await deviceOf(data)) === (await deviceOf(dirname(data)))) return;
  throw new Refusal('disk', `${data} is a disk of its own, so there is no place beside it for a copy.`);
}

async function deviceOf(path) {
  return (await stat(path)).dev;
}

function bytesIn({ text }) {
  return 1024 * Number(/^(\d+)/m.exec(text)?.[1] ?? 0);
}

function missing(wanted, present) {
  const words = (bytes) => `${Math.ceil(bytes / 1_000_000)} MB`;
  return `${words(wanted - present)} are missing: ${words(wanted)} wanted, ${words(present)} free`;
}
