import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { browserHeaders } from '../load.ts';

const pollMilliseconds = 5;
const longestMilliseconds = 20_000;

/**
 * Gives an event another title in the database, and how many milliseconds later the last of the sites shows it. Then
 * asks each of them for the paths, as visitors do after a change.
 */
export async function seenEverywhere(
  sites: readonly { origin: string }[],
  database: Client,
  paths: readonly string[] = [],
): Promise<number> {
  const title = `Picnic ${randomUUID().slice(0, 8)}`;
  const { rows } = await database.query<{ id: string }>(
    `UPDATE events SET title = $1 WHERE id = (SELECT id FROM events ORDER BY created_at, id LIMIT 1) RETURNING id`,
    [title],
  );
  const began = performance.now();
  const page = `/events/${rows[0]?.id}`;
  await Promise.all(sites.map(({ origin }) => untilShown(origin + page, title)));
  const milliseconds = performance.now() - began;
  for (const { origin } of sites) for (const path of paths) await read(origin + path);
  return milliseconds;
}

async function untilShown(url: string, words: string): Promise<void> {
  const until = Date.now() + longestMilliseconds;
  while (Date.now() < until) {
    if ((await read(url)).includes(words)) return;
    await pause(pollMilliseconds);
  }
  throw new Error(`${url} has not shown a change for ${longestMilliseconds / 1000} seconds.`);
}

async function read(url: string): Promise<string> {
  return (await fetch(url, { headers: { ...browserHeaders, 'accept-encoding': 'gzip' } })).text();
}
