import { setTimeout as pause } from 'node:timers/promises';
import { browserHeaders } from './load.ts';
import type { Site } from './site.ts';
import { median } from './statistics.ts';

/** What it costs to render a page anew, compression included. */
export type MissFigures = {
  /**
   * All threads of the server, in milliseconds; the database is a process of its own and not in it. The page
   * had expired.
   */
  missCpuMilliseconds: number;
  /** Until the last byte is there, the database's work included. */
  missMilliseconds: number;
  /** The same right after a row that lists show has been edited, so that what is made of such rows is made anew. */
  changedCpuMilliseconds: number;
  changedMilliseconds: number;
};

/** What pages are made of, and lists show. */
export type EditedRows = 'events' | 'sermons';

/** How long the server may take to hear of a change. */
const hearingMilliseconds = 50;
const warmUps = 5;

/** Asks so many times, one after the other, each time for a page that has expired, then also after an edit. */
export async function measureMisses(
  site: Site,
  path: string,
  rounds: number,
  edited: EditedRows = path.includes('/sermons') ? 'sermons' : 'events',
): Promise<MissFigures> {
  const [cpu, time] = await measureAfter(null, site, path, rounds);
  const [changedCpu, changedTime] = await measureAfter(edited, site, path, rounds);
  return {
    missCpuMilliseconds: cpu,
    missMilliseconds: time,
    changedCpuMilliseconds: changedCpu,
    changedMilliseconds: changedTime,
  };
}

async function measureAfter(edited: EditedRows | null, site: Site, path: string, rounds: number) {
  for (let round = 0; round < warmUps; round++) await missOnce(edited, site, path);
  const all: { cpu: number; time: number }[] = [];
  for (let round = 0; round < rounds; round++) all.push(await missOnce(edited, site, path));
  return [median(all.map(({ cpu }) => cpu)), median(all.map(({ time }) => time))] as const;
}

/** How long it took, and how long the server was on the processor for it, from the edit on. */
async function missOnce(edited: EditedRows | null, site: Site, path: string) {
  const before = await site.usage();
  if (edited) await edit(site, edited);
  await site.outdate();
  const began = performance.now();
  const answer = await fetch(site.origin + path, { headers: browserHeaders });
  await answer.arrayBuffer();
  const time = performance.now() - began;
  const { cpuMicroseconds } = await site.usage();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  if (answer.headers.get('cache-status')?.endsWith('hit')) throw new Error(`${path} was not rendered.`);
  return { cpu: (cpuMicroseconds - before.cpuMicroseconds) / 1000, time };
}

/** Renames the row that lists show first. Resolves when the server has heard of it, too. */
async function edit({ database }: Site, edited: EditedRows): Promise<void> {
  await database.query(edits[edited]);
  await pause(hearingMilliseconds);
}

const renamed = "title = regexp_replace(title, ', edit .*$', '') || ', edit ' || md5(random()::text)";
const edits: Record<EditedRows, string> = {
  events: `UPDATE events SET ${renamed} WHERE id = (SELECT id FROM events
    WHERE kind = 'event' AND NOT is_recurring AND date >= current_date::text ORDER BY date, id LIMIT 1)`,
  sermons: `UPDATE sermons SET ${renamed} WHERE id = (SELECT id FROM sermons ORDER BY date DESC, id LIMIT 1)`,
};
